import { createSplitter } from '../joined/joined.ts';
import type { ClaimPiece } from '../joined/pieces.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import type { Rulebook } from '../rulebook.ts';
import { ended, qualifies } from '../talk/taking-back.ts';
import { ownConclusion } from '../talk/talk-words.ts';
import { type ClaimedSentence, withNumberOf } from '../words/sentences.ts';
import { phraseIn } from '../words/words.ts';
import type { AnsweredSentence } from './answered.ts';

/**
 * Prepares the answers to the pieces of a sentence in which somebody joined several that stand apart in the rules.
 * @param answerText answers what is claimed to stand in a text
 * @returns a function of a sentence, to the answers of its pieces; null where it has none, or one of them takes the rest
 * back
 */
export function createPiecesAnswer(
  rulebook: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
): (sentence: ClaimedSentence) => AnsweredSentence[] | null {
  const split = createSplitter(rulebook);
  return (sentence) => {
    if (sentence.isNarrowed) return null;
    const pieces = split(sentence.text);
    if (pieces.length === 1 && pieces[0]?.text === sentence.text) return null;
    const answers = pieces.map(({ text, named }) =>
      answerText({
        ...sentence,
        ...(named && withNumberOf(sentence, named)),
        text,
        mayNameOther: sentence.mayNameOther && named === null,
      }),
    );
    if (takesRestBack(pieces, answers)) return null;
    // The few words of what only opens a sentence may stand in any other.
    return answers.filter(
      ({ how, isLimited }, index) => (how !== null && !isLimited) || !pieces[index]?.isAside,
    );
  };
}

/**
 * Whether a piece of what somebody joined takes the rest back: "It is not true that …" does not say what it holds, nor
 * "Previously: …" that it does, and "No longer: …" of what holds alone says something else; what somebody concludes does
 * not.
 */
function takesRestBack(pieces: readonly ClaimPiece[], answers: readonly AnsweredSentence[]): boolean {
  const holds = answers.some(({ verdict }) => verdict === 'holds');
  return answers.some(({ text }, index) => {
    const phrase = phraseIn(text);
    const isOwn = pieces[index]?.isCut || pieces[index]?.isStatement || ownConclusion.test(text);
    const isDenied = !isOpenQuestion(text) && !isOwn && qualifies(phrase) && (holds || !ended.test(phrase));
    return isDenied || (holds && pieces[index]?.isPast);
  });
}
