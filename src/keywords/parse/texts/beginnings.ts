import type { VFile } from 'vfile';
import { reportAlike } from '../../diagnostics/report.ts';
import type { Entry } from '../../model.ts';
import { readRenameClaims } from '../../renames/rename-claims.ts';
import type { Point } from '../../text/point.ts';
import { slugify } from '../../text/slug.ts';
import { lacksNoun, startsWithTypeLine } from '../../wording/template.ts';
import { splitMeaning } from '../../wording/type-line.ts';
import type { EntryPiece } from '../lines/pieces.ts';

/** Words with a colon before a text. */
interface LabelInFront extends Point {
  text: string;
  name: string;
  piece: EntryPiece;
  /** Whether it is the keyword's own name, or the template repeated. */
  isOwn: boolean;
}

/**
 * Reports labels before texts: the name repeated, or one that several texts have, as on some pages.
 * @returns the entries with such a label; one that only a single text has may be part of it
 */
export function reportLabels(file: VFile, entries: readonly EntryPiece[]): Set<EntryPiece> {
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

/**
 * Reports what is wrongly before a text: part of a template, a sign of the page, or half a word; and a type line that
 * lost its noun.
 */
export function reportBeginnings(file: VFile, entries: readonly EntryPiece[]): void {
  const odd = entries.filter(
    ({ entry }) => hasOddStart(entry) || beginsInTemplate(entry.text) || lacksNoun(entry.text),
  );
  const places = odd.map((piece) => ({
    ...beginningOf(piece),
    text: piece.entry.text,
    name: piece.entry.name,
  }));
  reportAlike(file, 'template-unclear', places);
}

function hasOddStart({ name, text }: Entry): boolean {
  const { note, typeLine } = splitMeaning(text);
  const whole = note + typeLine;
  // Separated by a space that ends no sentence, a parenthesis belongs to the type line.
  const front = note || (/^\([^)]*\)\s*/.exec(whole)?.[0] ?? '');
  const isNote = isSentence(front) || readRenameClaims(name, front).length > 0;
  // A sentence that says "that means" of something else is no type line.
  return (
    /\b(?:ability|effect)\b/i.test(typeLine) && !/^An?\s/.test(isNote ? whole.slice(front.length) : whole)
  );
}

/** Fewest words of a note before a text; what is shorter is no sentence. */
const fewestOfNote = 4;

/**
 * Whether what precedes a text is a sentence; anything shorter belongs to the page, as `NEW!` does, or is a number.
 */
function isSentence(note: string): boolean {
  return (note.match(/\p{L}+/gu)?.length ?? 0) >= fewestOfNote;
}

/** Whether part of a template precedes the type line, brackets and signs without a word: `[effect]: A layered …`. */
function beginsInTemplate(text: string): boolean {
  const [first] = typeLinesWithin(text);
  const before = text.slice(0, first ?? 0).replace(/\[[^[\]]*\]|\bX\b/g, '');
  return /^[*\]:/]/.test(text) || (first !== undefined && !/\p{L}/u.test(before));
}

/** Where the text of an entry begins in its line; the line's start, where the text is not there as it was read. */
export function beginningOf({ entry, last }: EntryPiece): Point {
  const before = last.text.endsWith(entry.text) ? last.text.length - entry.text.length : 0;
  return { line: last.line, column: last.column + before };
}

/** The offset of each colon in a text that a type line follows, with or without a bracket between. */
export function typeLinesWithin(text: string): number[] {
  return [...text.matchAll(/:\s*(?:\[[^\]]{0,80}\]:?\s*)?(?=An? |\()/g)]
    .filter(({ 0: found, index }) => startsWithTypeLine(text.slice(index + found.length)))
    .map(({ index }) => index);
}
