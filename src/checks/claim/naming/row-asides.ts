import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { isQuestion, remarkIn } from '../remarks/remarks.ts';
import { putsInPast, qualifies } from '../talk/taking-back.ts';
import { goOn, isLabel, isNarrowing } from '../talk/talk-words.ts';
import { phraseOf, wordsOf } from '../words/words.ts';
import type { KnownWords } from './known-words.ts';

/** The first cell of a row, and the rest after it. */
const firstCell = /^([^\t|]{1,80}?)(?:\s{1,3}[–—-]\s{1,3}|\s{0,3}[\t|]\s{0,3})(\S.*)$/s;

/** In words; anything longer is a statement, and no name. */
const longestAside = 6;

/** A single word that judges the row, though no list has it: `Disputed`, `Unclear`, `Pre-2004`, `F` for false. */
const ofRow = /^(?:[0FNX]|(?:pre|un)[\s-]?[\p{L}\p{N}]+|\p{L}+ed)$/iu;

/** A row of two cells. */
const twoCells = /^([^\t|]{1,40}?)\s{0,3}[\t|]\s{0,3}([^\t|]*)$/;

/** A row without its first cell, where that only labels the text in the second: `Rules text | They rest.` */
export function afterLabel(row: string): string {
  const [, cell = '', rest = ''] = twoCells.exec(row) ?? [];
  return cell !== '' && isLabel(wordsOf(cell)) ? rest : row;
}

/**
 * A row without its first cell, where that only names what has the keyword, or the place of the text: a card, a set, a
 * page.
 * @returns null where the cell may say more, or where there is no such row
 */
export function afterAside(row: string, { sources, isCase }: KnownWords): string | null {
  const [, cell = '', rest = ''] = firstCell.exec(row) ?? [];
  const words = wordsOf(cell);
  const [first] = words;
  if (!first || words.length > longestAside || endsAsSentence(cell) || isQuestion(cell)) return null;
  const isRetracted =
    qualifies(phraseOf(words)) || putsInPast(cell) || remarkIn(cell, sources) === 'takes back';
  const isNarrowed = goOn.has(first.word) || isNarrowing(words) || words.some(isCase);
  return isRetracted || isNarrowed || isCross(cell) || ofRow.test(cell) ? null : rest;
}
