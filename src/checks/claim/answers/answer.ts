import { once } from '../../../general/once.ts';
import { createSplitter } from '../joined/joined.ts';
import type { ClaimPiece } from '../joined/pieces.ts';
import { withinFrame } from '../reading/opened.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import type { Rulebook } from '../rulebook.ts';
import { ownConclusion } from '../talk/marks.ts';
import { ended, isConditional } from '../talk/taking-back.ts';
import { type ClaimedSentence, withNumberOf } from '../words/sentences.ts';
import { phraseIn } from '../words/words.ts';
import type { AnsweredSentence, AnswerWithin } from './answered.ts';
import { createHistoryAnswer } from './history-claimed.ts';
import { createSourceAnswer } from './in-source.ts';
import { createKindAnswer } from './kind-claimed.ts';
import { createOrderAnswer } from './order-claimed.ts';
import { createRecordAnswer } from './record-claimed.ts';
import { createRenameAnswer } from './rename-claimed.ts';
import { createNamedAnswer } from './said-of.ts';
import { createTextAnswer } from './text-claimed.ts';
import { createUnitAnswer } from './unit-claimed.ts';

/** In characters; what is longer says something of its own around what it says of a keyword. */
const longestSaid = 1_000;

/**
 * Prepares the answers to sentences that were claimed.
 * @returns a function of a sentence; where somebody joined several that stand apart, each is answered by itself
 */
export function createAnswer(rulebook: Rulebook): (sentence: ClaimedSentence) => AnsweredSentence[] {
  const split = createSplitter(rulebook);
  const answerText = createTextAnswer(rulebook);
  const answerOfRename = createRenameAnswer(rulebook);
  const answerOfOrder = createOrderAnswer(rulebook);
  const answerOfNamed = createNamedAnswer(rulebook, answerText);
  const ofWhatIsSaid = [
    createUnitAnswer(rulebook, answerText),
    createKindAnswer(rulebook),
    createRecordAnswer(rulebook),
    createHistoryAnswer(rulebook),
  ];
  const inSource = createSourceAnswer(rulebook);

  const answersTo = (sentence: ClaimedSentence): AnsweredSentence[] => {
    const framed = once(() => withinFrame(sentence.text, rulebook.headings));
    const firstOf = (ways: readonly AnswerWithin[]) => {
      for (const answerOf of ways)
        for (const said of framed()) {
          const answer = answerOf(said, sentence);
          if (answer) return answer;
        }
      return null;
    };
    const answered = answerText(sentence);
    // What lacks the article in front is no piece.
    if (answered.verdict === 'holds')
      return [(answered.isLimited && answerOfOrder(sentence, framed)) || answered];
    // What a source said of a rename holds while another tells of it in words of its own.
    const renamed = firstOf([answerOfRename]);
    if (renamed) return [renamed];
    if (answered.how !== null) return [answered];
    const otherwise =
      sentence.text.length <= longestSaid &&
      (answerOfOrder(sentence, framed) ?? answerOfNamed(sentence, framed) ?? firstOf(ofWhatIsSaid));
    if (otherwise) return [otherwise];
    if (sentence.isNarrowed) return [answered];
    const pieces = split(sentence.text);
    if (pieces.length === 1 && pieces[0]?.text === sentence.text) return [answered];
    const answers = pieces.map(({ text, named }) =>
      answerText({
        ...sentence,
        ...(named && withNumberOf(sentence, named)),
        text,
        goesOn: sentence.goesOn && named === null,
      }),
    );
    if (takesRestBack(pieces, answers)) return [answered];
    // Of what only opens a sentence a few words may stand in any other.
    return answers.filter(
      ({ how, isLimited }, index) => (how !== null && !isLimited) || !pieces[index]?.isAside,
    );
  };
  return (sentence) => inSource(sentence.text, answersTo(sentence));
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
    const isDenied =
      !isOpenQuestion(text) && !isOwn && isConditional(phrase) && (holds || !ended.test(phrase));
    return isDenied || (holds && pieces[index]?.isPast);
  });
}
