import { type ClaimedSentence, withNumberOf } from '../../claimed-sentence.ts';
import { createSplitter } from '../../joined/joined.ts';
import type { ClaimPiece } from '../../joined/pieces.ts';
import { isOpenQuestion } from '../../remarks/asking.ts';
import type { Rulebook } from '../../rulebook.ts';
import { noLonger, qualifies } from '../../talk/taking-back.ts';
import { ownConclusion } from '../../talk/talk-words.ts';
import { leastWords, phraseIn, wordsOf } from '../../words/words.ts';
import type { AnsweredSentence } from '../answered.ts';

/**
 * Prepares the answers to the pieces of a sentence that joins several from different places of the rules.
 * @param answerText answers the claim that a text says something
 * @returns a function from a sentence to the answers of its pieces; null where it has none, or where one takes the
 * others back
 */
export function createPiecesAnswer(
  rulebook: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): (sentence: ClaimedSentence) => AnsweredSentence[] | null {
  const split = createSplitter(rulebook);
  // The cells of a keyword's row that are pieces of its sentences, as the columns of old and new words are.
  const inCells = (sentence: ClaimedSentence) => {
    const cells = sentence.slug === null ? [] : sentence.text.split(/\s?[|\t]\s?/);
    if (cells.length < 2 || cells.some((cell) => wordsOf(cell).length < leastWords)) return null;
    const answers = cells.map((text) => answerText({ ...sentence, text, mayNameOther: false }));
    return answers.every(({ how, isElsewhere }) => how !== null && !isElsewhere) ? answers : null;
  };
  return (sentence) => {
    if (sentence.isNarrowed) return null;
    const cells = inCells(sentence);
    if (cells) return cells;
    const pieces = split(sentence.text);
    if (pieces[0]?.text === sentence.text) return null;
    const answers = pieces.map(({ text, named }) =>
      answerText({
        ...sentence,
        ...(named && withNumberOf(sentence, named)),
        text,
        mayNameOther: sentence.mayNameOther && named === null,
      }),
    );
    if (takesRestBack(pieces, answers)) return null;
    // The few words that introduce a claim may occur in any sentence.
    return answers
      .map((each, index) => elsewhere(each, pieces[index - 1]))
      .filter(({ how, isLimited }, index) => (how !== null && !isLimited) || !pieces[index]?.isAside);
  };
}

/** An answer to a sentence after the name of another place, where it may not hold. */
function elsewhere(answer: AnsweredSentence, before: ClaimPiece | undefined): AnsweredSentence {
  const mayNotHold = before?.isOtherPlace && answer.verdict === 'holds';
  return mayNotHold ? { ...answer, verdict: 'near', how: null, without: before.text } : answer;
}

/**
 * Whether a piece takes the others back, so that they must not be said to hold: "It is not true that …" does, and so do
 * "Previously: …" and "No longer: …" if one of the others holds; the author's own conclusion does not.
 */
function takesRestBack(pieces: readonly ClaimPiece[], answers: readonly AnsweredSentence[]): boolean {
  const holds = answers.some(({ verdict }) => verdict === 'holds');
  return answers.some(({ text }, index) => {
    const phrase = phraseIn(text);
    const isOwn = pieces[index]?.isCut || pieces[index]?.isStatement || ownConclusion.test(text);
    const isDenied =
      !isOpenQuestion(text) && !isOwn && qualifies(phrase) && (holds || !noLonger.test(phrase));
    return isDenied || (holds && pieces[index]?.isPast);
  });
}
