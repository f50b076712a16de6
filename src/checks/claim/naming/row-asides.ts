import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { isQuestion, remarkIn } from '../remarks/remarks.ts';
import { putsInPast, qualifies } from '../talk/taking-back.ts';
import { goOn, isCaseOf, isNarrowing } from '../talk/talk-words.ts';
import { phraseOf, wordsOf } from '../words/words.ts';
import type { Headings } from './headings.ts';

/** The first cell of a row, and what stands behind it. */
const firstCell = /^([^\t|]{1,80}?)(?:\s{1,3}[–—-]\s{1,3}|\s{0,3}[\t|]\s{0,3})(\S.*)$/s;

/** In words; what is longer says something, and is not called so. */
const longestAside = 6;

/** What a cell may say of the row, in one word that no list has: `Disputed`, `Unclear`, `Pre-2004`, `F` for false. */
const ofRow = /^(?:[0FNX]|(?:pre|un)[\s-]?[\p{L}\p{N}]+|\p{L}+ed)$/iu;

/**
 * What is left of a row without its first cell, where that only says what has the keyword behind it, or where that
 * stands: a card, a set, a page.
 * @returns null where it may say more, or where no row begins so
 */
export function behindAside(row: string, { sources, isOfRules }: Headings): string | null {
  const [, cell = '', behind = ''] = firstCell.exec(row) ?? [];
  const words = wordsOf(cell);
  const [first] = words;
  if (!first || words.length > longestAside || endsAsSentence(cell) || isQuestion(cell)) return null;
  const isRetracted =
    qualifies(phraseOf(words)) || putsInPast(cell) || remarkIn(cell, sources) === 'takes back';
  const isCase = goOn.has(first.word) || isNarrowing(words) || words.some(isCaseOf(isOfRules));
  return isRetracted || isCase || isCross(cell) || ofRow.test(cell) ? null : behind;
}
