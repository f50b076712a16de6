import { indexBySlug } from '../../keywords/by-slug.ts';
import { asTheyLastHeld, currentKeyword } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { slugify } from '../../keywords/text/slug.ts';
import { splitMeaning } from '../../keywords/type-line.ts';
import { isOfThePast } from './beside.ts';
import { createSplitter } from './joined.ts';
import { type How, isPieceAt, isWholeAt, matchAt, type Sought, saidAt, seek, takesBack } from './match.ts';
import { createNameTest } from './names.ts';
import { createNearest, type Near } from './nearest.ts';
import { type Place, placesOf, sourcesOf } from './places.ts';
import { type ClaimedSentence, readClaim } from './read.ts';
import { createRespeller } from './respell.ts';
import { endOf, isReworded, type PartNow, partNow } from './verdict.ts';
import { phraseOf, wordsOf } from './words.ts';

/**
 * What became of something that is claimed: a wording that holds now says it; it was said, and the same part says it in other
 * words today; it was said, and nothing continues it; no wording ever said it, but one says nearly that; or none does.
 */
export const verdicts = ['holds', 'reworded', 'removed', 'near', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where something stands, or stood, and what became of it there. */
export interface Standing {
  verdict: Verdict;
  /** Letter by letter but for typography, or in another spelling; null where it stands nowhere. */
  how: How | null;
  /** The part that says it, or nearly that; null where no part does. */
  place: Place | null;
  /** The revisions that have it, oldest first, and the sources that attest them. */
  revisions: string[];
  sources: string[];
  /** What is meant of its text: the sentence that has the words, or, where none has them, the nearest. */
  said: string | null;
  /** Whether it is only a piece of what is said there, which may deny or narrow it. */
  isLimited: boolean;
  /** The first source of the keyword in which it stands no longer; null where it holds, or has another name now. */
  endedIn: string | null;
  /** The part that says it today, whatever its words. */
  now: PartNow | null;
}

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
  const split = createSplitter(places);

  const standingsOf = (sought: Sought, slug: string | null): Standing[] => {
    const found = places.flatMap((place) => {
      const how = matchAt(place, sought);
      return how ? [{ place, how }] : [];
    });
    const ofKeywords = [...Map.groupBy(found, ({ place }) => place.slug).values()];
    return ofKeywords
      .map((ofKeyword) => toStanding(wholeFirst(ofKeyword, sought), sought, bySlug))
      .sort((a, b) => rank(a, slug) - rank(b, slug) || wholeness(b, sought) - wholeness(a, sought));
  };

  const nowOf = (slug: string | null | undefined) => {
    const keyword = bySlug.get(slug ?? '');
    return keyword && currentKeyword(keyword, bySlug);
  };
  const isElsewhere = ({ slug }: ClaimedSentence, { place }: Standing) =>
    slug !== null && nowOf(place?.slug) !== nowOf(slug);

  const answer = (sentence: ClaimedSentence): AnsweredSentence => {
    const [first, ...also] = standingsOf(
      seek(sentence.text, isName, respell, sentence.number),
      sentence.slug,
    );
    const near = () => nearest(sentence.text, sentence.slug);
    const found = first && { ...sentence, ...first, also, isElsewhere: isElsewhere(sentence, first) };
    // A piece of what another keyword says is nearly what the one that is named says.
    const isItsOwn =
      found?.isElsewhere && found.isLimited && nowOf(near()?.place.slug) === nowOf(sentence.slug);
    if (found && !isItsOwn) return found;
    const nearly = near();
    return {
      ...sentence,
      ...(nearly ? nearStanding(nearly, bySlug) : unknown),
      also: [],
      isElsewhere: false,
    };
  };

  /** `Armor is an isolated, static ability.` says of Armor what its text begins with; another kind is near that. */
  const answerOfKind = (sentence: ClaimedSentence): AnsweredSentence | null => {
    const [, name = '', text = ''] = ofKind.exec(sentence.text) ?? [];
    const slug = slugify(name);
    const sought = seek(text, isName, respell);
    const meanings = places.filter((place) => place.slug === slug && place.part === 'meaning');
    const found = meanings
      .filter(({ text: meaning }) => {
        const { note } = splitMeaning(meaning);
        return sought.count > 2 && phraseOf(wordsOf(meaning.slice(note.length))).startsWith(sought.phrase);
      })
      .map(
        (place): Found => ({ place, how: place.folded.includes(sought.folded) ? 'verbatim' : 'spelling' }),
      );
    if (found.length > 0)
      return { ...sentence, slug, text, ...toStanding(found, sought, bySlug), also: [], isElsewhere: false };
    const current = meanings.find(({ isCurrent }) => isCurrent);
    const [statement] = current?.statements ?? [];
    if (!current || !statement || !kinds.test(sought.phrase)) return null;
    return {
      ...sentence,
      slug,
      ...nearStanding({ place: current, statement }, bySlug),
      also: [],
      isElsewhere: false,
    };
  };

  return (sentence) => {
    const answered = answer(sentence);
    if (answered.how !== null) return [answered];
    const ofItsKind = answerOfKind(sentence);
    if (ofItsKind) return [ofItsKind];
    const pieces = split(sentence.text);
    if (pieces.length === 1 && pieces[0] === sentence.text) return [answered];
    const answers = pieces.map((text) => answer({ ...sentence, text }));
    // "It is not true that …" does not say what it holds, nor "Previously: …" that it does.
    const isTakenBack = answers.some(
      ({ how, text }) => how === null && isConditional(phraseOf(wordsOf(text))),
    );
    const holds = answers.some(({ verdict }) => verdict === 'holds');
    return isTakenBack || (holds && pieces.some(isOfThePast)) ? [answered] : answers;
  };
}

const kinds = / (?:ability|effect) $/;
const ofKind = /^(.{2,60}?) is (an? .*?)[.!?]*$/s;

/** Whether words that stand around a sentence say that it holds in some case alone, or does not. */
function isConditional(phrase: string): boolean {
  return takesBack(phrase) || conditions.test(phrase) || contradictions.test(phrase);
}

const conditions = / (?:when|whenever|while|during) /;
const contradictions =
  / (?:contrary|disagrees?|doubts?|false|incorrect|lie[ds]?|longer|mistaken|myth|nobody|opposite|untrue|wrong) /;

const unknown: Standing = {
  verdict: 'unknown',
  how: null,
  place: null,
  revisions: [],
  sources: [],
  said: null,
  isLimited: false,
  endedIn: null,
  now: null,
};

interface Found {
  place: Place;
  how: How;
}

/**
 * What was once said as a sentence of its own is not said any more by a longer one which begins with it: where it stands
 * whole anywhere, places that have it as a piece of theirs say something else.
 */
function wholeFirst(found: readonly Found[], sought: Sought): readonly Found[] {
  const whole = found.filter(({ place }) => isWholeAt(place, sought));
  return whole.length > 0 ? whole : found;
}

/** What became of it in one keyword: the part that holds goes before those that held, the newest of them first. */
function toStanding(
  places: readonly Found[],
  sought: Sought,
  bySlug: ReadonlyMap<string, Keyword>,
): Standing {
  const current = places.filter(({ place }) => place.isCurrent);
  const candidates = current.length > 0 ? current : places.toReversed();
  const { place, how } = (candidates.find((each) => each.how === 'verbatim') ?? candidates[0]) as Found;
  const now = partNow(place, bySlug);
  const keyword = bySlug.get(place.slug) as Keyword;
  const ids = new Set(places.flatMap((each) => each.place.revisions));
  const revisions = asTheyLastHeld(keyword).flatMap(({ id }) => (ids.has(id) ? id : []));
  const sources = sourcesOf(keyword, revisions);
  const endedIn = endOf(place, sources, bySlug);
  const found = {
    how,
    place,
    revisions,
    sources,
    said: saidAt(place, sought),
    isLimited: isPieceAt(place, sought),
    endedIn,
  };
  if (current.length > 0) return { ...found, verdict: 'holds', now };
  if (now && isReworded(place, sought, now.part.text)) return { ...found, verdict: 'reworded', now };
  return { ...found, verdict: 'removed', now: null };
}

function nearStanding(
  { place, statement }: Omit<Near, 'share'>,
  bySlug: ReadonlyMap<string, Keyword>,
): Standing {
  const { revisions, sources } = place;
  const endedIn = endOf(place, sources, bySlug);
  const now = partNow(place, bySlug);
  return {
    verdict: 'near',
    how: null,
    place,
    revisions,
    sources,
    said: statement.text,
    isLimited: false,
    endedIn,
    now,
  };
}

/** What is all of what a keyword says goes before a piece of it. */
function wholeness({ place }: Standing, sought: Sought): number {
  return place && isWholeAt(place, sought) ? 1 : 0;
}

/**
 * What goes first: the keyword that the claim names, what holds, one that has its name still, what is said letter by letter.
 */
function rank({ place, verdict, how, now }: Standing, slug: string | null): number {
  const isNamed = place?.slug === slug;
  const isRenamed = now !== null && now.slug !== place?.slug;
  return (
    (isNamed ? 0 : 16) + verdicts.indexOf(verdict) * 4 + (isRenamed ? 2 : 0) + (how === 'verbatim' ? 0 : 1)
  );
}
