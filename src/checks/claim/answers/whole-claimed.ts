import type { ClaimedSentence } from '../claimed-sentence.ts';
import type { Rulebook } from '../rulebook.ts';
import { type AnsweredSentence, type AnswerWay, firstOf } from './answered.ts';
import { createListedAnswer } from './record/listed-claimed.ts';
import { createRenameAnswer } from './record/rename-claimed.ts';
import { createReplacedAnswer } from './record/replaced-claimed.ts';
import { withoutSourcesToo } from './source/of-source.ts';
import { createItAnswer, createItMeantAnswer } from './text/as-it.ts';
import { createKindInTimeAnswer } from './text/kind-in-time.ts';
import { createOrderAnswer } from './text/order-claimed.ts';
import { createNamedAnswer } from './text/said-of.ts';
import { createSeveralAnswer } from './text/several-named.ts';
import { createUnitAnswer } from './text/unit-claimed.ts';

/** In characters; a longer sentence says more around what it claims of a keyword. */
const longestSaid = 1_000;

/** Whether a sentence is short enough to have a form of claims. */
export function isShort({ text }: ClaimedSentence): boolean {
  return text.length <= longestSaid;
}

/** A claim, with what several ways to answer it ask of it. */
export interface Claim {
  sentence: ClaimedSentence;
  /** Its answer as the words of a text: where a wording has or had them, or else what is nearest. */
  asText: AnsweredSentence;
  /** The sentence with and without words that only introduce or follow what it claims. */
  framed: () => readonly string[];
}

/**
 * Prepares the answer to a sentence as a whole, which claims one thing. The ways to answer are asked in the order of the
 * lists, which say why it is this one.
 * @param answerText answers the claim that a text says something
 * @param answerKind answers claims about the kind of a keyword
 * @param answerRecord answers claims about what is on record
 * @returns a function from a claim to its answer; null where it says several things, or is not understood
 */
export function createWholeAnswer(
  rulebook: Rulebook,
  answerText: (sentence: ClaimedSentence) => AnsweredSentence,
  answerKind: AnswerWay,
  answerRecord: AnswerWay,
): (claim: Claim) => AnsweredSentence | null {
  const { known } = rulebook;
  const answerOrder = createOrderAnswer(rulebook);
  const answerRename = createRenameAnswer(rulebook);

  /** As the words of a text, or else of a whole sentence with its clauses in another order. */
  const answerInAnyOrder = (sentence: ClaimedSentence): AnsweredSentence => {
    const asText = answerText(sentence);
    const isPiece = asText.how === null || asText.isLimited;
    return (isPiece && answerOrder(sentence, () => [sentence.text])) || asText;
  };

  /** What a text says, in other words than its own. */
  const answerInOtherWords: AnswerWay = firstOf([
    answerOrder,
    createNamedAnswer(rulebook, answerInAnyOrder),
    createUnitAnswer(rulebook, answerInAnyOrder),
    createItAnswer(rulebook, answerText),
    createItMeantAnswer(rulebook, answerInAnyOrder),
    answerKind,
  ]);

  /** What is claimed in a form of its own. */
  const answerForm: AnswerWay = firstOf([
    // Before what it was reworded to, and what it is now.
    createKindInTimeAnswer(rulebook),
    createReplacedAnswer(rulebook),
    createSeveralAnswer(rulebook, answerText),
    // Only here: what is on record about a source is read with its name.
    withoutSourcesToo(answerInOtherWords, known.sourcesAsCalled),
    answerRecord,
    createListedAnswer(rulebook, answerRecord),
  ]);

  return firstOf<[Claim], AnsweredSentence>([
    function holding({ sentence, asText, framed }) {
      if (asText.verdict !== 'holds') return null;
      // A sentence that only lacks its article is no piece of one.
      return (asText.isLimited && answerOrder(sentence, framed)) || asText;
    },
    // What a source said about a rename holds as long as another says the same in its own words.
    function renamed({ sentence, framed }) {
      return answerRename(sentence, framed);
    },
    function saidOnce({ asText }) {
      return asText.how === null ? null : asText;
    },
    function inForm({ sentence, framed }) {
      return isShort(sentence) ? answerForm(sentence, framed) : null;
    },
  ]);
}
