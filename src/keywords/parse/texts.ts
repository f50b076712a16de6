import type { VFile } from 'vfile';
import { report, reportAlike } from '../diagnostics/source-rules.ts';
import type { Entry } from '../model.ts';
import { readRenameClaims } from '../renames/rename-claims.ts';
import type { Point } from '../text/point.ts';
import { isQuotationOpen, isUnfinished, quotations, splitSentences } from '../text/sentences.ts';
import { slugify } from '../text/slug.ts';
import { startsWithTypeLine } from '../wording/template.ts';
import { splitMeaning } from '../wording/type-line.ts';
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

/** @returns whether another entry ran into the text of this one, which is said */
function reportJoinedEntry(
  file: VFile,
  { entry: { name, text }, last: { line, column, text: whole } }: EntryPiece,
  next: EntryPiece | undefined,
): boolean {
  const joined = entryWithin(text) ?? headingBehind(text, next);
  if (!joined) return false;
  const before = whole.endsWith(joined) ? whole.length - joined.length : 0;
  report(file, 'entries-joined', { line, column: column + before }, { text: joined, name });
  return true;
}

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

/** In characters, how much of a text tells how it ends. */
const longestEnd = 40;

/** Words with a colon in front of what a text says. */
interface LabelInFront extends Point {
  text: string;
  name: string;
  piece: EntryPiece;
  /** Whether it is the name of its keyword, or the template once more. */
  isOwn: boolean;
}

/**
 * Says where a label stands in front of a text: the name once more, or one that other texts have too, as a page has it.
 * @returns the entries with such a label; one in front of a single text may be of that
 */
function reportLabels(file: VFile, entries: readonly EntryPiece[]): Set<EntryPiece> {
  const labels = entries.flatMap(labelInFront);
  const counts = Map.groupBy(labels, ({ text }) => text);
  const told = labels.filter(({ text, isOwn }) => isOwn || (counts.get(text)?.length ?? 0) > 1);
  reportAlike(file, 'text-labelled', told, ({ text, isOwn }) => isOwn || text);
  return new Set(told.map(({ piece }) => piece));
}

function labelInFront(piece: EntryPiece): LabelInFront[] {
  const { name, template, text } = piece.entry;
  const label = text.slice(0, (typeLinesWithin(text)[0] ?? -1) + 1);
  if (!/^[\p{L}\p{N}][^.,;!?:"“”()]{0,39}:$/u.test(label)) return [];
  const isOwn = [name, template].some((each) => slugify(each) === slugify(label));
  return [{ text: label, name, piece, isOwn, ...beginningOf(piece) }];
}

/** Where the text of an entry begins, as far as it stands there as it is read. */
function beginningOf({ entry, last }: EntryPiece): Point {
  const before = last.text.endsWith(entry.text) ? last.text.length - entry.text.length : 0;
  return { line: last.line, column: last.column + before };
}

/** Says where something stands in front of what texts say: a part of a template, a sign of the page, or half a word. */
function reportBeginnings(file: VFile, entries: readonly EntryPiece[]): void {
  const odd = entries.filter(({ entry }) => beginsOddly(entry) || beginsInTemplate(entry.text));
  const places = odd.map((piece) => ({
    ...beginningOf(piece),
    text: piece.entry.text,
    name: piece.entry.name,
  }));
  reportAlike(file, 'template-unclear', places);
}

function beginsOddly({ name, text }: Entry): boolean {
  const { note, typeLine } = splitMeaning(text);
  const whole = note + typeLine;
  // With a blank that parts no sentences, a parenthesis is of the type line.
  const front = note || (/^\([^)]*\)\s*/.exec(whole)?.[0] ?? '');
  const isNote = isSentence(front) || readRenameClaims(name, front).length > 0;
  // A sentence that says "that means" of something else is no type line.
  return (
    /\b(?:ability|effect)\b/i.test(typeLine) && !/^An?\s/.test(isNote ? whole.slice(front.length) : whole)
  );
}

/** Whether what stands in front of a text speaks; what is shorter is of a page, as `NEW!` is, or a number. */
function isSentence(note: string): boolean {
  return (note.match(/\p{L}+/gu)?.length ?? 0) >= leastOfNote;
}

/** In words. */
const leastOfNote = 4;

/**
 * What a template may look like that stands within a text: it begins with a capital, a number or a bracket, and has no
 * sign of a sentence.
 */
const likeTemplate = /^[\p{Lu}\p{N}[][^"“”.,;!?]{0,79}$/u;

/** No name that goes on in small letters has more words. */
const mostNameWords = 4;

/** Where a text goes on with the next entry, the line end between them lost. */
function entryWithin(text: string): string | null {
  for (const index of typeLinesWithin(text)) {
    const end = Math.max(...['.', '!', '?'].map((sign) => text.lastIndexOf(sign, index)));
    const joined = text.slice(end + 1).replace(/^["”'’)\]\s]+/, '');
    const template = joined.slice(0, joined.length - (text.length - index));
    if (end === -1 || !likeTemplate.test(template)) continue;
    // Where the text in front of it has no end, the name begins with its capital.
    const [name] = /(?:(?:[\p{Lu}\p{N}+\-–'‘/][^\s[]*(?![^\s[])|\[[^\]]*\])\s*)+$/u.exec(template) ?? [];
    // A sentence may say what it gives: `Each unit in it gains this: A layered ability …`.
    if (!name && template.split(' ').length > mostNameWords) continue;
    return joined.slice(template.length - (name ?? template).length);
  }
  return null;
}

/** The heading of the next entry, which stands without one, at the end of a text: the line end between them lost. */
function headingBehind(text: string, next: EntryPiece | undefined): string | null {
  if (!next || slugify(next.line.text) === slugify(next.entry.name)) return null;
  const heading = text.slice(-next.entry.name.length);
  return heading === next.entry.name && /[\s.!?"”)]$/.test(text.slice(0, -heading.length)) ? heading : null;
}

/**
 * Whether a part of a template stands in front of the type line, brackets and signs without a word: `[effect]: A
 * layered …`.
 */
function beginsInTemplate(text: string): boolean {
  const [first] = typeLinesWithin(text);
  const before = text.slice(0, first ?? 0).replace(/\[[^[\]]*\]|\bX\b/g, '');
  return /^[*\]:/]/.test(text) || (first !== undefined && !/\p{L}/u.test(before));
}

/** Where in a text each colon stands behind which a type line begins, with or without a bracket between. */
function typeLinesWithin(text: string): number[] {
  return [...text.matchAll(/:\s*(?:\[[^\]]{0,80}\]:?\s*)?(?=An? |\()/g)]
    .filter(({ 0: found, index }) => startsWithTypeLine(text.slice(index + found.length)))
    .map(({ index }) => index);
}
