import type { VFile } from 'vfile';
import { reportAlike } from '../diagnostics/source-rules.ts';
import { isQuotationOpen, isUnfinished, quotations, splitSentences } from '../text/sentences.ts';
import { beginningOf, reportBeginnings, reportLabels } from './beginnings.ts';
import { reportJoinedEntry } from './joined-entries.ts';
import type { EntryPiece } from './pieces.ts';

/**
 * Says what may be wrong with the texts of entries that were read: what stands in front, what ran into them, where they
 * stop.
 */
export function reportTexts(file: VFile, entries: readonly EntryPiece[]): void {
  reportCapitals(file, entries);
  const labelled = reportLabels(file, entries);
  reportBeginnings(
    file,
    entries.filter((piece) => !labelled.has(piece)),
  );
  reportStops(file, entries);
  reportRepeats(file, entries);
  const joined = new Set(
    entries.filter((piece, index) => reportJoinedEntry(file, piece, entries[index + 1])),
  );
  reportCutOff(
    file,
    entries.filter((piece) => !joined.has(piece)),
  );
}

/** Fewer texts may be signs of a game, as an abbreviation is. */
const fewestInCapitals = 3;

/** Says that all texts of a document are in capitals alone. */
function reportCapitals(file: VFile, entries: readonly EntryPiece[]): void {
  const isCapital = ({ entry: { text } }: EntryPiece) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  if (entries.length < fewestInCapitals || !entries.every(isCapital)) return;
  const texts = entries.map((piece) => ({ ...beginningOf(piece), name: piece.entry.name }));
  reportAlike(file, 'text-capitals', texts);
}

/** In characters, how much of a text tells how it ends. */
const longestEnd = 40;

/** Says which texts stop within a sentence, of those that stop at the same signs or the same word once. */
function reportCutOff(file: VFile, entries: readonly EntryPiece[]): void {
  const open = entries
    .filter(({ entry }) => isUnfinished(entry.text))
    .map(({ entry: { name, text }, last }) => ({
      line: last.line,
      column: last.column + last.text.length,
      name,
      text,
      isQuoted: isQuotationOpen(text),
    }));
  const lastSign = ({ text }: { text: string }) =>
    /(?:[^\p{L}\p{N}]+|[\p{L}\p{N}]+)$/u.exec(text.slice(-longestEnd))?.[0];
  reportAlike(file, 'text-cut-off', open, lastSign);
}

/** In words; what is shorter, a text may say again. */
const leastRepeated = 4;

/** Says which texts have a sentence twice, as where somebody pasted it once more: it would be a ruling of its own. */
function reportRepeats(file: VFile, entries: readonly EntryPiece[]): void {
  const repeats = entries.flatMap(({ entry: { text }, last: { line, column, text: whole } }) => {
    const sentences = splitSentences(text).filter((each) => each.split(' ').length >= leastRepeated);
    const again = sentences.find((each, index) => sentences.indexOf(each) < index);
    return again === undefined
      ? []
      : { line, column: column + Math.max(0, whole.lastIndexOf(again)), text: again };
  });
  reportAlike(file, 'sentence-repeated', repeats);
}

/** In characters: what is shorter and stands in quotation marks is a name. */
const leastQuoted = 30;

/** The word with which a quotation stops, where it has no stop, and the word with which a sentence begins behind it. */
const lastWord = /[\p{L}\p{N}]{1,30},?$/u;
const nextWord = /^\s\p{Lu}\p{Ll}*(?=\s)/u;

/** Says where a full stop seems to be lost in front of the mark that closes a quotation. */
function reportStops(file: VFile, entries: readonly EntryPiece[]): void {
  const lost = entries.flatMap((piece) => {
    const { text } = piece.entry;
    return quotations(text).flatMap(([start, end]) => {
      const last = lastWord.exec(text.slice(start, end))?.[0];
      const next = nextWord.exec(text.slice(end + 1, end + 30))?.[0];
      if (last === undefined || next === undefined || end - start < leastQuoted) return [];
      const { line, column } = beginningOf(piece);
      return { line, column: column + end - last.length, text: `${last}${text[end]}${next}` };
    });
  });
  reportAlike(file, 'stop-missing', lost);
}
