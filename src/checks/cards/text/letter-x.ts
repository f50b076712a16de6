import { findNotes } from './brackets.ts';
import { createCoveringTest, foundIn, type Stretch } from './stretches.ts';

/** The letter wherever it says how many, also as some cards write it: `where X is its power`, `Remove x counters`. */
const letterX = /(?<![\p{L}\p{N}])[Xx](?![\p{L}\p{N}])(?!-\p{L})/gu;

/** What a note says of X, and not with it: `(X is its power.)`. */
const told = /^\s*(?:=|(?:is|are|being|equals?|means|stands)\b)/;

/**
 * Whether a card says elsewhere what X is, or does something else with it. A reminder tells nothing: it has the X of
 * the keyword.
 * @param own where X stands that is asked about
 */
export function tellsX(text: string, own: readonly Stretch[]): boolean {
  const isOwn = createCoveringTest(own);
  const isInNote = createCoveringTest(findNotes(text));
  return foundIn(text, letterX).some(
    ({ start, end }) => !isOwn(start) && (!isInNote(start) || told.test(text.slice(end, end + 12))),
  );
}
