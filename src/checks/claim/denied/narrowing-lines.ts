import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { isListItem } from '../pasted/list-item.ts';
import { plain } from '../pasted/plain.ts';
import { isFragment, narrowsBefore } from '../remarks/narrows.ts';

/** In characters; anything longer says something by itself. */
const longestException = 80;

/** The beginning of a line that narrows what is above it; the other conditions may begin a sentence as well. */
const exception = /^\(?(?:(?:And|But),? )?(?:Except|Unless|(?:Just|Not|Only) )/;

/** A line in brackets, which is about the one above: `(removed)`, `(once per stone)`. */
export const bracketed = /^(?:\([^()]+\)|\[[^[\]]+\])$/;

/** Whether a line excludes a case from the claim right above it, as an item below it or not: `Except in the moss.` */
export function narrowsAbove(above: string, line: string, { isCase }: KnownWords): boolean {
  const said = plain(line);
  const mayNarrow = exception.test(said) || bracketed.test(said);
  if (line.length > longestException || !mayNarrow || !endsAsSentence(plain(above))) return false;
  const isOwnItem = isListItem(line) && indentOf(line) <= indentOf(above);
  return !isOwnItem && (isFragment(said) || narrowsBefore(said, isCase));
}

function indentOf(line: string): number {
  return line.search(/\S/);
}
