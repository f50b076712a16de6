import type { VFile } from 'vfile';
import { reportAlike } from '../../diagnostics/report.ts';
import { isQuotationOpen, isUnfinished, quotations, splitSentences } from '../../text/sentences.ts';
import type { EntryPiece } from '../lines/pieces.ts';
import { beginningOf, reportBeginnings, reportLabels } from './beginnings.ts';
import { reportJoinedEntry } from './joined-entries.ts';

/**
 * Reports possible faults in the texts of entries that were read: what precedes them, what ran into them, where they
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

/** Fewest texts in capitals to report; fewer may be terms of a game, such as an abbreviation. */
const fewestInCapitals = 3;

/** Reports a document whose texts are all in capitals. */
function reportCapitals(file: VFile, entries: readonly EntryPiece[]): void {
  const isCapital = ({ entry: { text } }: EntryPiece) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  if (entries.length < fewestInCapitals || !entries.every(isCapital)) return;
  const texts = entries.map((piece) => ({ ...beginningOf(piece), name: piece.entry.name }));
  reportAlike(file, 'text-capitals', texts);
}

/** How much of the end of a text is compared, in characters. */
const longestEnd = 40;

/** Reports texts that stop within a sentence, once for those that stop at the same sign or word. */
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

/** Fewest words of a repetition; a text may well repeat something shorter. */
const fewestRepeated = 4;

/**
 * Reports texts that have a sentence twice, as where somebody pasted it again: it would become a ruling of its own.
 */
function reportRepeats(file: VFile, entries: readonly EntryPiece[]): void {
  const repeats = entries.flatMap(({ entry: { text }, last: { line, column, text: whole } }) => {
    const sentences = splitSentences(text).filter((each) => each.split(' ').length >= fewestRepeated);
    const again = sentences.find((each, index) => sentences.indexOf(each) < index);
    return again === undefined
      ? []
      : { line, column: column + Math.max(0, whole.lastIndexOf(again)), text: again };
  });
  reportAlike(file, 'sentence-repeated', repeats);
}

/** Fewest characters of a quotation; anything shorter in quotation marks is a name. */
const fewestQuoted = 30;

/** The last word of a quotation without a final stop, and the word that begins a sentence after it. */
const lastWord = /[\p{L}\p{N}]{1,30},?$/u;
const nextWord = /^\s\p{Lu}\p{Ll}*(?=\s)/u;

/** Reports where a full stop seems to be missing before a closing quotation mark. */
function reportStops(file: VFile, entries: readonly EntryPiece[]): void {
  const lost = entries.flatMap((piece) => {
    const { text } = piece.entry;
    return quotations(text).flatMap(([start, end]) => {
      const last = lastWord.exec(text.slice(start, end))?.[0];
      const next = nextWord.exec(text.slice(end + 1, end + 30))?.[0];
      if (last === undefined || next === undefined || end - start < fewestQuoted) return [];
      const { line, column } = beginningOf(piece);
      return { line, column: column + end - last.length, text: `${last}${text[end]}${next}` };
    });
  });
  reportAlike(file, 'stop-missing', lost);
}
