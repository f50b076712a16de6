import { once } from '../../../general/once.ts';
import { withinFrame } from '../reading/opened.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ClaimedSentence } from '../words/sentences.ts';
import type { AnsweredSentence } from './answered.ts';
import { createHistoryAnswer } from './history-claimed.ts';
import { createSourceAnswer } from './in-source.ts';
import { createKindAnswer } from './kind-claimed.ts';
import { createNewAnswer } from './new-claimed.ts';
import { createOrderAnswer } from './order-claimed.ts';
import { createOriginsAnswer } from './origins-compared.ts';
import { createPiecesAnswer } from './pieces-claimed.ts';
import { createRecordAnswer } from './record-claimed.ts';
import { createRenameAnswer } from './rename-claimed.ts';
import { createNamedAnswer } from './said-of.ts';
import { createTextAnswer } from './text-claimed.ts';
import { createUnitAnswer } from './unit-claimed.ts';

/** In characters; a longer sentence says more of its own around what it says of a keyword. */
const longestSaid = 1_000;

/**
 * Prepares the answers to sentences that were claimed.
 * @returns a function of a sentence; where somebody joined several that stand apart, each is answered by itself
 */
export function createAnswer(rulebook: Rulebook): (sentence: ClaimedSentence) => AnsweredSentence[] {
  const answerText = createTextAnswer(rulebook);
  const answerRename = createRenameAnswer(rulebook);
  const answerOrder = createOrderAnswer(rulebook);
  const answerPieces = createPiecesAnswer(rulebook, answerText);
  const inSource = createSourceAnswer(rulebook);
  const otherWays = [
    answerOrder,
    createNamedAnswer(rulebook, answerText),
    createUnitAnswer(rulebook, answerText),
    createKindAnswer(rulebook),
    createRecordAnswer(rulebook),
    createOriginsAnswer(rulebook),
    createHistoryAnswer(rulebook),
  ];

  const answersTo = (sentence: ClaimedSentence): AnsweredSentence[] => {
    const framed = once(() => withinFrame(sentence.text, rulebook.headings));
    const asText = answerText(sentence);
    // A sentence that lacks the article before it is no piece of one.
    if (asText.verdict === 'holds') return [(asText.isLimited && answerOrder(sentence, framed)) || asText];
    // What a source said of a rename holds while another tells of it in words of its own.
    const asRename = answerRename(sentence, framed);
    if (asRename) return [asRename];
    if (asText.how !== null) return [asText];
    if (sentence.text.length <= longestSaid)
      for (const answerOf of otherWays) {
        const otherwise = answerOf(sentence, framed);
        if (otherwise) return [otherwise];
      }
    return answerPieces(sentence) ?? [asText];
  };
  const answerNew = createNewAnswer(rulebook, answersTo);
  return (sentence) => [...(answerNew(sentence) ?? inSource(sentence.text, answersTo(sentence)))];
}
