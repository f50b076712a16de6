import { indexBySlug } from '../../keywords/by-slug.ts';
import { currentKeyword } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { nameLookupOf } from '../../keywords/names.ts';
import { capitalise } from '../../keywords/text/capitalise.ts';
import { splitMeaning } from '../../keywords/type-line.ts';
import { isOpening } from './beside.ts';
import { type Headings, headingsOf } from './headings.ts';
import { createSplitter, type SlugOf } from './joined.ts';
import { matchAt, type Sought, seek } from './match.ts';
import { createNameTest } from './names.ts';
import { createNearest } from './nearest.ts';
import { placesOf } from './places.ts';
import { type ClaimedSentence, readClaim } from './read.ts';
import { createRenameSearch } from './renamed.ts';
import { createRespeller } from './respell.ts';
import { type Found, nearStanding, type Standing, toStanding, toStandings, unknown } from './standing.ts';
import { ended, isConditional } from './talk.ts';
import { phraseOf, wordsOf } from './words.ts';

/** A sentence that was claimed, with its answer; what other keywords say or said the same stands under `also`. */
export interface AnsweredSentence extends ClaimedSentence, Standing {
  /** Whether it is claimed of a keyword that never said it, under any of its names, though another does or did. */
  isElsewhere: boolean;
  also: Standing[];
}

/** Prepares the check of claims against all wordings that the keywords ever had. */
export function createClaimCheck(keywords: readonly Keyword[]): (claim: string) => AnsweredSentence[] {
  const answer = createAnswer(keywords);
  return (claim) => readClaim(claim, keywords).flatMap(answer);
}

/**
 * Prepares the answers to sentences that were claimed.
 * @returns a function of a sentence; where somebody joined several that stand apart, each is answered by itself
 */
export function createAnswer(
  keywords: readonly Keyword[],
): (sentence: ClaimedSentence) => AnsweredSentence[] {
  const bySlug = indexBySlug(keywords);
  const places = placesOf(keywords);
  const nearest = createNearest(places);
  const isName = createNameTest(keywords, places);
  const respell = createRespeller(places);
  const lookup = nameLookupOf(keywords);
  const slugOf: SlugOf = (name) => lookup(name)?.keyword.slug ?? null;
  const headings = headingsOf(keywords);
  const split = createSplitter(places, slugOf);
  const renamesIn = createRenameSearch(keywords, places);

  const standingsOf = (sought: Sought, slug: string | null): Standing[] => {
    const found = places.flatMap((place) => {
      const how = matchAt(place, sought);
      return how ? [{ place, how }] : [];
    });
    return toStandings(found, sought, slug, bySlug);
  };

  const nowOf = (slug: string | null | undefined) => {
    const keyword = bySlug.get(slug ?? '');
    return keyword && currentKeyword(keyword, bySlug);
  };
  const isElsewhere = ({ slug }: ClaimedSentence, { place }: Standing) =>
    slug !== null && nowOf(place?.slug) !== nowOf(slug);

  const answer = (claimed: ClaimedSentence): AnsweredSentence => {
    const sentence = { ...claimed, slug: claimed.slug && slugOf(claimed.slug) };
    const [first, ...also] = standingsOf(
      seek(sentence.text, isName, respell, sentence.number),
      sentence.slug,
    );
    const found = first && { ...sentence, ...first, also, isElsewhere: isElsewhere(sentence, first) };
    if (found && !(found.isElsewhere && found.isLimited)) return found;
    const near = nearest(sentence.text, sentence.slug);
    // A piece of what another keyword says is nearly what the one that is named says.
    if (found && nowOf(near?.place.slug) !== nowOf(sentence.slug)) return found;
    return {
      ...sentence,
      ...(near ? nearStanding(near, bySlug) : unknown),
      also: [],
      isElsewhere: false,
    };
  };

  /** `Bound is now Vault.` holds where it does, by what tells of it, which may say `this keyword` for a name. */
  const answerOfRename = (sentence: ClaimedSentence): AnsweredSentence | null => {
    const [, opening = '', said = ''] = opened.exec(sentence.text) ?? [];
    const isOpened = opening !== '' && opens(sentence.text, wordsOf(opening).length, headings);
    const whole = { text: sentence.text, told: renamesIn(sentence.text) };
    // Behind a name may stand the other one alone: `Bound (now Vault)`.
    const behindName = `${sentence.slug?.replaceAll('-', ' ')} = ${sentence.text}`;
    const read = [
      whole,
      ...(isOpened ? [{ text: said, told: renamesIn(said) }] : []),
      ...(sentence.slug === null ? [] : [{ text: sentence.text, told: renamesIn(behindName) }]),
    ];
    const { text, told } = read.find((each) => each.told.length > 0) ?? whole;
    const nearest = told.find(({ place }) => place.isCurrent && !place.isRenamed) ?? told[0];
    if (!nearest) return null;
    const found = told
      .filter(({ isOfCited }) => isOfCited)
      .map(({ place }): Found => ({ place, how: 'words' }));
    const standings = toStandings(found, seek(text, isName, respell), sentence.slug, bySlug);
    // Where another source tells of it than the one that is named, that is near.
    const [first = nearStanding(nearest, bySlug), ...also] = standings.map(
      (standing): Standing => ({
        ...standing,
        verdict: 'holds',
        isLimited: false,
        said: told.find(({ place }) => place === standing.place)?.statement.text ?? null,
      }),
    );
    return { ...sentence, text, ...first, also, isElsewhere: false };
  };

  /** `Armor is an isolated, static ability.` says of Armor what its text begins with; another kind is near that. */
  const answerOfKind = (sentence: ClaimedSentence): AnsweredSentence | null => {
    const [, opening = '', name = '', text = ''] = kindOf.exec(sentence.text) ?? [];
    if (opening !== '' && !opens(sentence.text, wordsOf(opening).length, headings)) return null;
    const slug = slugOf(name);
    const sought = seek(text, isName, respell);
    const meanings = places.filter((place) => place.slug === slug && place.part === 'meaning');
    const found = meanings
      .filter(({ text: meaning }) => {
        const { note } = splitMeaning(meaning);
        return sought.count > 2 && phraseOf(wordsOf(meaning.slice(note.length))).startsWith(sought.phrase);
      })
      .map(
        (place): Found => ({
          place,
          how: place.folded.includes(capitalise(sought.folded)) ? 'verbatim' : 'spelling',
        }),
      );
    if (found.length > 0) {
      const standing = toStanding(found, sought, bySlug);
      const line = phraseOf(wordsOf(splitMeaning(standing.place?.text ?? '').typeLine));
      // Of a whole type line nothing is left out but that it means something.
      const isLimited = line.slice(sought.phrase.length) !== 'that means ';
      return { ...sentence, slug, text, ...standing, isLimited, also: [], isElsewhere: false };
    }
    // What held last goes first.
    const [place] = meanings;
    const [statement] = place?.statements ?? [];
    if (!place || !statement || !kinds.test(sought.phrase)) return null;
    return {
      ...sentence,
      slug,
      ...nearStanding({ place, statement }, bySlug),
      also: [],
      isElsewhere: false,
    };
  };

  return (sentence) => {
    const answered = answer(sentence);
    if (answered.verdict === 'holds') return [answered];
    // What a source said of a rename holds while another tells of it in words of its own.
    const renamed = answerOfRename(sentence);
    if (renamed) return [renamed];
    if (answered.how !== null) return [answered];
    const ofKind = answerOfKind(sentence);
    if (ofKind) return [ofKind];
    const pieces = split(sentence.text);
    if (pieces.length === 1 && pieces[0]?.text === sentence.text) return [answered];
    const answers = pieces.map(({ text, slug }) =>
      answer({ ...sentence, text, slug: slug ?? sentence.slug }),
    );
    const holds = answers.some(({ verdict }) => verdict === 'holds');
    // "It is not true that …" does not say what it holds, nor "Previously: …" that it does, and "No longer: …" of what
    // holds alone says something else.
    const isSaidOtherwise = answers.some(({ how, text, isLimited }, index) => {
      const phrase = phraseOf(wordsOf(text));
      const isBeside = how === null || isLimited;
      const isTakenBack = isBeside && isConditional(phrase) && (holds || !ended.test(phrase));
      return isTakenBack || (holds && pieces[index]?.isPast);
    });
    if (isSaidOtherwise) return [answered];
    return answers.filter(({ how }, index) => how !== null || !pieces[index]?.isAside);
  };
}

/** What may open a sentence, and what it opens. */
const opened = /^(.{1,60}?(?::|\sthat))\s+(\S.*)$/s;

const kinds = / (?:ability|effect) $/;
const kindOf = /^(?:(.{1,60}?(?::|\sthat))\s+)?(\S.{1,59}?) is (an? .*?)[.!?]*$/s;

/** Whether so many words of a text only open it, and take nothing back. */
function opens(text: string, count: number, headings: Headings): boolean {
  const words = wordsOf(text);
  const opening = words.slice(0, count);
  const next = words[count];
  return next !== undefined && isOpening(text, opening, next, headings) && !isConditional(phraseOf(opening));
}
