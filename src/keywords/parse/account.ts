import type { VFile } from 'vfile';
import type { Point } from '../diagnostics.ts';
import type { Entry, SourceKind } from '../model.ts';
import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { splitTemplate, startsWithTypeLine } from '../template.ts';
import { slugify } from '../text/slug.ts';
import { splitMeaning } from '../type-line.ts';
import { passOver, reportRows, saysWhatEntriesSay } from './around.ts';
import {
  endsSentence,
  hasMarkup,
  isQuotationOpen,
  isUnfinished,
  type Line,
  looksLikeHeading,
} from './lines.ts';
import type { Context, EntryPiece, Piece, Refused, Stray } from './pieces.ts';

/**
 * Accounts for every line of a document: what is left of its entries when those are taken out that were not read whole, with
 * a message for whatever is in none of them, one for all that went wrong in the same way.
 */
export function account(file: VFile, kind: SourceKind, pieces: readonly Piece[], context: Context): Entry[] {
  const broken = brokenOver(pieces);
  reportBroken(file, broken);
  const left = pieces.filter((piece) => !broken.has(piece));
  const entries = left.filter((piece) => piece.as === 'entry');
  // What stands under a line in the document, also where that was taken out before.
  const under = new Map(pieces.map((piece, index) => [piece, pieces[index + 1]]));
  // In a glossary bold is what a template is, and what lacks is its name.
  const plain =
    kind === 'glossary' ? reportRowsIn(file, left) : reportAlike(file, 'markup-left', left, under, isMarkup);
  const told = reportAlike(file, 'card-form', plain, under, isCardForm);
  const named = reportAlike(file, 'name-missing', told, under, ({ line }) => startsWithTypeLine(line.text));
  passOver(file, kind, named, context);
  const labelled = reportLabels(file, entries);
  for (const [index, piece] of entries.entries()) {
    if (!labelled.has(piece)) reportBeginning(file, piece);
    reportText(file, piece.entry, piece.last, entries[index + 1]);
  }
  if (isWrapped(broken))
    file.messages = file.messages.filter(
      ({ ruleId, fatal }) => ruleId === 'text-wrapped' || fatal === undefined,
    );
  return entries.map(({ entry }) => entry);
}

/**
 * Says of the lines of a glossary that would be entries, but for their columns, that they are none.
 * @returns the other pieces
 */
function reportRowsIn(file: VFile, pieces: readonly Piece[]): Piece[] {
  const rows = pieces.filter(
    (piece): piece is Stray => piece.as === 'stray' && saysWhatEntriesSay(piece.line.text),
  );
  reportRows(
    file,
    rows.map(({ line }) => line),
  );
  const said = new Set<Piece>(rows);
  return pieces.filter((piece) => !said.has(piece));
}

/**
 * The pieces of texts that a program wrapped: an entry whose text stops within a sentence, and the lines that go on with it.
 * They are not joined: nobody knows what stood at the line end. Once one text was wrapped, another may have been too, at the end
 * of a sentence: then whatever stands right under a text goes on with it.
 */
function brokenOver(pieces: readonly Piece[]): Set<Piece> {
  const broken = new Set<Piece>();
  const goOver = (isWrapped: boolean) => {
    for (const [index, piece] of pieces.entries()) {
      const before = pieces[index - 1];
      if (piece.as !== 'stray' || !before || !(hasText(before) || broken.has(before))) continue;
      const isNextLine = piece.line.line === before.last.line + 1;
      const isLowerCase = /^\p{Ll}/u.test(piece.line.text);
      const isOpen = hasText(before) ? isUnfinished(textOf(before)) : !endsSentence(before.last.text);
      const goesOn = isNextLine
        ? isWrapped || isOpen || isLowerCase || broken.has(before)
        : isOpen && isLowerCase;
      if (goesOn) broken.add(before).add(piece);
    }
  };
  goOver(false);
  if (broken.size > 0) goOver(true);
  return new Set(pieces.filter((piece) => broken.has(piece)));
}

/** Whether a piece ends in the text of an entry; that of one which is refused begins as texts do. */
function hasText(piece: Piece): piece is EntryPiece | Refused {
  return piece.as === 'entry' || (piece.as === 'refused' && startsWithTypeLine(piece.last.text));
}

function textOf(piece: EntryPiece | Refused): string {
  return piece.as === 'entry' ? piece.entry.text : piece.last.text;
}

/** Whether more than one text was wrapped: then a program went over the whole document, and all else that is wrong in it follows from that. */
function isWrapped(broken: ReadonlySet<Piece>): boolean {
  return [...broken].filter(hasText).length > 1;
}

function reportBroken(file: VFile, broken: ReadonlySet<Piece>): void {
  const pieces = [...broken];
  const texts = pieces.filter(hasText);
  const [piece] = texts;
  const first = pieces[1];
  const last = pieces.at(-1)?.last.line;
  if (!first || !piece || !last) return;
  const name = piece.as === 'entry' ? piece.entry.name : piece.line.text;
  report(file, 'text-wrapped', first.line, { text: first.line.text, name, more: texts.length - 1, last });
}

/** A page copied as Markdown has signs around its names, which would become part of them. */
function isMarkup({ line: { text } }: Stray): boolean {
  return hasMarkup(text) && splitTemplate(text) !== null;
}

/** Whether a line has a keyword as cards do, `Armor (This unit …)`; what a title has in parentheses is short, and no sentence. */
function isCardForm({ line: { text } }: Stray): boolean {
  const isText = text.length > longestTitle || /[.!?]["”'’]*\)\.?$/.test(text.slice(-20));
  return /^[^(:]{2,60}\(/.test(text) && /\)\.?$/.test(text.slice(-2)) && isText;
}

/**
 * Says of all lines that are wrong in the same way that they are, at the first, with what stood as a heading above each.
 * @returns the other pieces
 */
function reportAlike(
  file: VFile,
  rule: 'markup-left' | 'card-form' | 'name-missing',
  pieces: readonly Piece[],
  under: ReadonlyMap<Piece, Piece | undefined>,
  isAlike: (piece: Stray) => boolean,
): Piece[] {
  const alike = pieces.filter((piece): piece is Stray => piece.as === 'stray' && isAlike(piece));
  for (const each of firstOfAlike(alike.map(({ line }) => line))) report(file, rule, each, each);
  const said = new Set<Piece | undefined>(alike);
  const isHeading = (piece: Piece) =>
    piece.as === 'stray' && said.has(under.get(piece)) && looksLikeHeading(piece.line);
  return pieces.filter((piece) => !said.has(piece) && !isHeading(piece));
}

/** What may be wrong with a text that was read. */
function reportText(
  file: VFile,
  { name, text }: Entry,
  { line, column, text: whole }: Line,
  next: EntryPiece | undefined,
): void {
  const joined = entryWithin(text) ?? headingBehind(text, next);
  if (joined) {
    const before = whole.endsWith(joined) ? whole.length - joined.length : 0;
    report(file, 'entries-joined', { line, column: column + before }, { text: joined, name });
    return;
  }
  if (!isUnfinished(text)) return;
  const place = { line, column: column + whole.length };
  report(file, 'text-cut-off', place, { name, text, isQuoted: isQuotationOpen(text) });
}

/** Words with a colon in front of what a text says. */
interface Label extends Point {
  text: string;
  piece: EntryPiece;
  /** Whether it is the name of its keyword, or the template once more. */
  isOwn: boolean;
}

/**
 * Says where a label stands in front of a text: the name once more, or one that other texts have too, as a page has it.
 * @returns the entries with such a label; one in front of a single text may be of that
 */
function reportLabels(file: VFile, entries: readonly EntryPiece[]): Set<EntryPiece> {
  const labels = entries.flatMap(labelOf);
  const counts = Map.groupBy(labels, ({ text }) => text);
  const told = labels.filter(({ text, isOwn }) => isOwn || (counts.get(text)?.length ?? 0) > 1);
  for (const each of firstOfAlike(told, ({ text, isOwn }) => isOwn || text))
    report(file, 'text-labelled', each, { ...each, name: each.piece.entry.name });
  return new Set(told.map(({ piece }) => piece));
}

function labelOf(piece: EntryPiece): Label[] {
  const { name, template, text } = piece.entry;
  const label = text.slice(0, (typeLinesWithin(text)[0] ?? -1) + 1);
  if (!/^[\p{L}\p{N}][^.,;!?:"“”()]{0,39}:$/u.test(label)) return [];
  const isOwn = [name, template].some((each) => slugify(each) === slugify(label));
  return [{ text: label, piece, isOwn, ...beginningOf(piece) }];
}

/** Where the text of an entry begins, as far as it stands there as it is read. */
function beginningOf({ entry, last }: EntryPiece): Point {
  const before = last.text.endsWith(entry.text) ? last.text.length - entry.text.length : 0;
  return { line: last.line, column: last.column + before };
}

/** Says where something stands in front of what a text says: a part of its template, a sign of the page, or half a word. */
function reportBeginning(file: VFile, piece: EntryPiece): void {
  const { text, name } = piece.entry;
  const { typeLine } = splitMeaning(text);
  const isOdd = typeLine !== '' && !/^(?:\([^)]*\)\s*)?An?\s/.test(typeLine);
  if (isOdd || beginsInTemplate(text)) report(file, 'template-unclear', beginningOf(piece), { text, name });
}

/** In characters. */
const longestTitle = 100;

/** In characters, how much of a text tells whether it begins as those of keywords do. */
const longestTypeLine = 200;

/** What a template may look like that stands within a text: it begins with a capital, a number or a bracket, and has no sign of a sentence. */
const likeTemplate = /^[\p{Lu}\p{N}[][^"“”.,;!?]{0,79}$/u;

/** Where a text goes on with the next entry, the line end between them lost. */
function entryWithin(text: string): string | null {
  for (const index of typeLinesWithin(text)) {
    const end = Math.max(...['.', '!', '?'].map((sign) => text.lastIndexOf(sign, index)));
    const joined = text.slice(end + 1).replace(/^["”'’)\]\s]+/, '');
    const template = joined.slice(0, joined.length - (text.length - index));
    if (end === -1 || !likeTemplate.test(template)) continue;
    // Where the text in front of it has no end, the name begins with its capital.
    const [name = template] = /(?:(?:[\p{Lu}\p{N}+\-–'‘/][^\s[]*|\[[^\]]*\])\s*)+$/u.exec(template) ?? [];
    return joined.slice(template.length - name.length);
  }
  return null;
}

/** The heading of the next entry, which stands without one, at the end of a text: the line end between them lost. */
function headingBehind(text: string, next: EntryPiece | undefined): string | null {
  if (!next || slugify(next.line.text) === slugify(next.entry.name)) return null;
  const heading = text.slice(-next.entry.name.length);
  return heading === next.entry.name && /\s$/.test(text.slice(0, -heading.length)) ? heading : null;
}

/** Whether a part of a template stands in front of the type line, brackets and signs without a word: `[effect]: A layered …`. */
function beginsInTemplate(text: string): boolean {
  const [first] = typeLinesWithin(text);
  const before = text.slice(0, first ?? 0).replace(/\[[^\]]*\]|\bX\b/g, '');
  return /^[*\]:/]/.test(text) || (first !== undefined && !/\p{L}/u.test(before));
}

/** Where in a text each colon stands behind which a type line begins, with or without a bracket between. */
function typeLinesWithin(text: string): number[] {
  return [...text.matchAll(/:\s*(?:\[[^\]]{0,80}\]:?\s*)?(?=An? |\()/g)]
    .filter(({ 0: found, index }) =>
      startsWithTypeLine(text.slice(index + found.length, index + found.length + longestTypeLine)),
    )
    .map(({ index }) => index);
}
