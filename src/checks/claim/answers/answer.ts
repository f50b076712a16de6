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

/** In characters; a longer sentence says more around what it claims of a keyword. */
const longestSaid = 1_000;

/**
 * Prepares the answers to claimed sentences.
 * @returns a function from a sentence to its answer, or one each for several that the author joined
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
    // A sentence that only lacks its article is no piece of one.
    if (asText.verdict === 'holds') return [(asText.isLimited && answerOrder(sentence, framed)) || asText];
    // What a source said about a rename holds as long as another says the same in its own words.
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
