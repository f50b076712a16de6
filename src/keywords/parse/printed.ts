import type { VFile } from 'vfile';
import { report } from '../diagnostics/source-rules.ts';
import { endsAsSentence } from '../text/sentences.ts';
import { recurringIn, regardlessOfNumbers } from './lines.ts';
import type { DocumentPiece } from './pieces.ts';

/** In characters, how much of an address and a title a browser prints. */
const longestMark = 200;

/**
 * An address, a day with its time, which a chat has not beside what was said today, or the number of a page by itself.
 */
const pageMark =
  /\bhttps?:\/\/|\b\d{1,4}([./-])\d{1,2}\1\d{2,4},? \d{1,2}:\d\d\b|^page \d{1,4}\b|^\d{1,4} ?(?:\/|of) ?\d{1,4}$/i;

/**
 * Passes over what a browser prints above and below each page, which is said: lines outside the entries with an
 * address, a day and its time or the number of a page that come again alike, but for their numbers.
 * @returns the other pieces
 */
export function withoutPrinted(file: VFile, pieces: readonly DocumentPiece[]): DocumentPiece[] {
  const marks = pieces.filter(
    ({ as, line: { text } }) =>
      as === 'stray' && text.length <= longestMark && pageMark.test(text) && !endsAsSentence(text),
  );
  const printed = new Set(recurringIn(marks, ({ line }) => regardlessOfNumbers(line.text), 2));
  for (const { line } of printed) report(file, 'print-skipped', line, { text: line.text });
  return pieces.filter((piece) => !printed.has(piece));
}
