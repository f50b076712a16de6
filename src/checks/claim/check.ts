import { currentKeyword } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { createKeywordFinder } from '../../keywords/names/names.ts';
import type { AnsweredSentence } from './answered.ts';
import { createHistoryAnswer } from './history-claimed.ts';
import { createSplitter } from './joined/joined.ts';
import { createKindAnswer } from './kind-claimed.ts';
import { knownOf } from './known.ts';
import { matchAt } from './match/match.ts';
import { createNearest } from './match/nearest.ts';
import type { Sought } from './match/sought.ts';
import { nearStanding, type Standing, toStandings, unknown } from './match/standing.ts';
import { withOneNumber } from './one-number.ts';
import { readClaim } from './read.ts';
import { createRecordAnswer } from './record-claimed.ts';
import { createRenameAnswer } from './rename-claimed.ts';
import { saidOf } from './said-of.ts';
import type { ClaimedSentence } from './sentences.ts';
import { ownConclusion } from './talk/marks.ts';
import { ended, isConditional } from './talk/taking-back.ts';
import { phraseOf, wordsOf } from './words.ts';

/** Prepares the check of claims against all wordings that the keywords ever had. */
export function createClaimCheck(keywords: readonly Keyword[]): (claim: string) => AnsweredSentence[] {
  const answer = createAnswer(keywords);
  return (claim) => withOneNumber(readClaim(claim, keywords).flatMap(answer), answer);
}

/**
 * Prepares the answers to sentences that were claimed.
 * @returns a function of a sentence; where somebody joined several that stand apart, each is answered by itself
 */
export function createAnswer(
  keywords: readonly Keyword[],
): (sentence: ClaimedSentence) => AnsweredSentence[] {
  const known = knownOf(keywords);
  const { bySlug, places, slugOf } = known;
  const nearest = createNearest(places);
  const find = createKeywordFinder(keywords, []);
  const split = createSplitter(places, slugOf, find);
  const answerOfRename = createRenameAnswer(keywords, known);
  const answerOfKind = createKindAnswer(known);
  const answerOfRecord = createRecordAnswer(keywords, known);
  const answerOfHistory = createHistoryAnswer(known);

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
    if (!claimed.goesOn) return answerAlone(claimed);
    const own = answerAlone({ ...claimed, goesOn: false });
    const isNamed = find(claimed.text).some(({ slug }) => nowOf(slug) === nowOf(own.place?.slug));
    const isOwn = own.how !== null && !(own.isElsewhere && isNamed);
    return isOwn ? own : answerAlone({ ...claimed, slug: null });
  };

  const answerAlone = (claimed: ClaimedSentence): AnsweredSentence => {
    const sentence = { ...claimed, slug: claimed.slug && slugOf(claimed.slug) };
    const [first, ...also] = standingsOf(known.seek(sentence.text, sentence.number), sentence.slug);
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

  return (sentence) => {
    const answered = answer(sentence);
    if (answered.verdict === 'holds') return [answered];
    // What a source said of a rename holds while another tells of it in words of its own.
    const renamed = answerOfRename(sentence);
    if (renamed) return [renamed];
    if (answered.how !== null) return [answered];
    const ofNamed = saidOf(sentence.text, slugOf)
      .filter(({ slug }) => sentence.slug === null || sentence.goesOn || nowOf(slug) === nowOf(sentence.slug))
      .map(({ text, slug, isQuoted }) => ({
        isQuoted,
        named: answer({ ...sentence, text, slug, goesOn: false }),
      }))
      .find(({ named, isQuoted }) => named.how && !named.isElsewhere && (isQuoted || !named.isLimited));
    if (ofNamed) return [ofNamed.named];
    const otherwise = answerOfKind(sentence) ?? answerOfRecord(sentence) ?? answerOfHistory(sentence);
    if (otherwise) return [otherwise];
    const pieces = split(sentence.text);
    if (pieces.length === 1 && pieces[0]?.text === sentence.text) return [answered];
    const answers = pieces.map(({ text, slug }) =>
      answer({ ...sentence, text, slug: slug ?? sentence.slug, goesOn: sentence.goesOn && slug === null }),
    );
    const holds = answers.some(({ verdict }) => verdict === 'holds');
    // "It is not true that …" does not say what it holds, nor "Previously: …" that it does, and "No longer: …" of what
    // holds alone says something else; what somebody concludes does not.
    const isSaidOtherwise = answers.some(({ text }, index) => {
      const phrase = phraseOf(wordsOf(text));
      const isOwn = pieces[index]?.isCut || ownConclusion.test(text);
      const isTakenBack = !isOwn && isConditional(phrase) && (holds || !ended.test(phrase));
      return isTakenBack || (holds && pieces[index]?.isPast);
    });
    if (isSaidOtherwise) return [answered];
    // Of what only opens a sentence a few words may stand in any other.
    return answers.filter(
      ({ how, isLimited }, index) => (how !== null && !isLimited) || !pieces[index]?.isAside,
    );
  };
}
