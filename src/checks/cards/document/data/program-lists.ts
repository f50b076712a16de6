import { foundIn, matchAt } from '../../text/stretches.ts';
import { type DataRecord, recordsOf } from './data-records.ts';
import { BrokenData, endOfBlanks, tokensOf } from './data-tokens.ts';

/** A line of a program that a bracket ends, perhaps with a comment after it: `cards = [`. */
const opening = /(?<=^|\n)([^\S\n]{0,40})(?=\S)[^\n]*[[{(](?=[^\S\n]*(?:(?:\/\/|#|--)[^\n]*)?(?:\n|$))/g;

/** What a record, or a text, is the value of: `"Quill": `, `['Quill'] = `, `quill: `. */
const key = String.raw`(?:\[?(?:"[^"\n]{1,99}"|'[^'\n]{1,99}'|\d{1,6})\]?\s{0,3}(?:=>?|:)|[\w$-]{1,40}:)\s{0,3}`;

/**
 * The beginning of a record, perhaps with its key and the kind of thing that it is: `{ name: `, `Card(name=`,
 * `"Quill": new Card {⏎Name =`; or a text with its key.
 */
const record = new RegExp(
  String.raw`(?:${key})?(?:[\w$.]{1,40}\s?){0,2}[[{(]\s*(?:["'\`]|\.?[\w$]{1,40}\s{0,9}[:=])|${key}["'\`]`,
  'y',
);

/** The records of the lists that a program has among other things, and all that stands in none of these lists. */
interface ProgramLists {
  records: DataRecord[];
  apart: string[];
}

/**
 * Finds the records of lists in a program, `cards = [`, which begin on the line below and end at the bracket on a line
 * indented alike.
 * @returns null where one of the lists is no data
 */
export function listsOfProgram(document: string): ProgramLists | null {
  const records: DataRecord[] = [];
  const apart: string[] = [];
  /** What ends none of the lists that are still to come. */
  const missing = new Set<string>();
  let last = 0;
  for (const { found, captured: indent, start, end } of foundIn(document, opening)) {
    // A record begins below, but for blanks and comments.
    if (start < last || !matchAt(record, document, endOfBlanks(document, end))) continue;
    const closing = `\n${indent}${closers[found.slice(-1)]}`;
    const close = missing.has(closing) ? -1 : document.indexOf(closing, end);
    if (close === -1) {
      missing.add(closing);
      continue;
    }
    apart.push(document.slice(last, start));
    last = close + closing.length;
    const own = recordsBetween(document, end - 1, last);
    if (own === null) return null;
    for (const each of own) records.push(each);
  }
  return { records, apart: [...apart, document.slice(last)] };
}

const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };

/** The records between two offsets; null where that is no data. */
function recordsBetween(document: string, start: number, end: number): DataRecord[] | null {
  try {
    return recordsOf(tokensOf(document.slice(0, end), start, true));
  } catch (error) {
    if (!(error instanceof BrokenData)) throw error;
    return null;
  }
}
