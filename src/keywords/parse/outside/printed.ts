import type { VFile } from 'vfile';
import { reportSource } from '../../diagnostics/report.ts';
import { endsAsSentence } from '../../text/sentences.ts';
import { recurringIn, regardlessOfNumbers } from '../lines/alike.ts';
import type { DocumentPiece } from '../lines/pieces.ts';

/** How much of an address and a title a browser prints, in characters. */
const longestMark = 200;

/** An address, a day with its time (a chat shows no day for what was said today), or a page number by itself. */
const pageMark =
  /\bhttps?:\/\/|\b\d{1,4}([./-])\d{1,2}\1\d{2,4},? \d{1,2}:\d\d\b|^page \d{1,4}\b|^\d{1,4} ?(?:\/|of) ?\d{1,4}$/i;

/**
 * Skips what a browser prints above and below each page, with a note: recurring lines outside the entries with an
 * address, a day and its time, or a page number, that differ in numbers alone.
 * @returns the other pieces
 */
export function withoutPrinted(file: VFile, pieces: readonly DocumentPiece[]): DocumentPiece[] {
  const marks = pieces.filter(
    ({ as, line: { text } }) =>
      as === 'stray' && text.length <= longestMark && pageMark.test(text) && !endsAsSentence(text),
  );
  const printed = new Set(recurringIn(marks, ({ line }) => regardlessOfNumbers(line.text), 2));
  for (const { line } of printed) reportSource(file, 'print-skipped', line, { text: line.text });
  return pieces.filter((piece) => !printed.has(piece));
}
