import { findNotes } from './brackets.ts';
import { createCoveringTest, foundIn, type Stretch } from './stretches.ts';

/** The letter X as a number, in either case, as some cards write it: `where X is its power`, `Remove x counters`. */
const letterX = /(?<![\p{L}\p{N}])[Xx](?![\p{L}\p{N}])(?!-\p{L})/gu;

/** Words after X in a note that say what it is: `(X is its power.)`. */
const told = /^\s*(?:=|(?:is|are|being|equals?|means|stands)\b)/;

/**
 * Whether a card says elsewhere what X is, or uses it for something else. A reminder says nothing, since it has the X
 * of the keyword.
 * @param own where X stands that is asked about
 */
export function tellsX(text: string, own: readonly Stretch[]): boolean {
  const isOwn = createCoveringTest(own);
  const isInNote = createCoveringTest(findNotes(text));
  return foundIn(text, letterX).some(
    ({ start, end }) => !isOwn(start) && (!isInNote(start) || told.test(text.slice(end, end + 12))),
  );
}
