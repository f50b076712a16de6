import type { VFile } from 'vfile';
import type { Entry, SourceKind } from '../model.ts';
import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { splitTemplate, startsWithTypeLine } from '../template.ts';
import { passOver, reportRows, saysWhatEntriesSay } from './around.ts';
import { endsSentence, hasMarkup, isUnfinished, looksLikeHeading } from './lines.ts';
import type { Context, EntryPiece, Piece, Refused, Stray } from './pieces.ts';
import { withoutPrinted } from './printed.ts';
import { reportTexts } from './texts.ts';

/**
 * Accounts for every line of a document: what is left of its entries when those are taken out that were not read whole,
 * with a message for whatever is in none of them, one for all that went wrong in the same way.
 */
export function account(file: VFile, kind: SourceKind, all: readonly Piece[], context: Context): Entry[] {
  const pieces = withoutPrinted(file, all);
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
  reportTexts(file, entries);
  if (isWrapped(broken)) {
    const [first, last] = [[...broken].at(0)?.line.line ?? 0, [...broken].at(-1)?.last.line ?? 0];
    file.messages = file.messages.filter(
      ({ ruleId, fatal, line = 0 }) =>
        ruleId === 'text-wrapped' || fatal === undefined || line < first || line > last,
    );
  }
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
 * The pieces of texts that a program wrapped: an entry whose text stops within a sentence, and the lines that go on
 * with it. They are not joined: nobody knows what stood at the line end. Once one text was wrapped, another may have
 * been too, at the end of a sentence: then whatever stands right under a text goes on with it.
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
  // What broke within its fields goes on right under them.
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    const under = pieces[index + 1];
    if (piece.as === 'refused' && under && broken.has(under) && under.line.line === piece.last.line + 1)
      broken.add(piece);
  }
  return new Set(pieces.filter((piece) => broken.has(piece)));
}

/** Whether a piece ends in the text of an entry; that of one which is refused begins as texts do. */
function hasText(piece: Piece): piece is EntryPiece | Refused {
  return piece.as === 'entry' || (piece.as === 'refused' && startsWithTypeLine(piece.last.text));
}

function textOf(piece: EntryPiece | Refused): string {
  return piece.as === 'entry' ? piece.entry.text : piece.last.text;
}

/**
 * Whether more than one text was wrapped: then a program went over all between, and what else is wrong there follows
 * from that.
 */
function isWrapped(broken: ReadonlySet<Piece>): boolean {
  return [...broken].filter(hasText).length > 1;
}

function reportBroken(file: VFile, broken: ReadonlySet<Piece>): void {
  const pieces = [...broken];
  const texts = pieces.filter(hasText);
  const [piece] = texts;
  const first = pieces.find(({ as }) => as === 'stray');
  const last = pieces.at(-1)?.last.line;
  if (!first || !piece || !last) return;
  const name = piece.as === 'entry' ? piece.entry.name : piece.line.text;
  report(file, 'text-wrapped', first.line, { text: first.line.text, name, more: texts.length - 1, last });
}

/** A page copied as Markdown has signs around its names, which would become part of them. */
function isMarkup({ line: { text } }: Stray): boolean {
  return hasMarkup(text) && splitTemplate(text) !== null;
}

/** In characters. */
const longestTitle = 100;

/**
 * Whether a line has a keyword as cards do, `Armor (This unit …)`; what a title has in parentheses is short, and no
 * sentence.
 */
function isCardForm({ line: { text } }: Stray): boolean {
  const isText = text.length > longestTitle || /[.!?]["”'’]*\)\.?$/.test(text.slice(-20));
  return /^[^(:]{2,60}\(/.test(text) && /\)\.?$/.test(text.slice(-2)) && isText;
}

/**
 * Says of all lines that are wrong in the same way that they are, at the first, with what stood as a heading above
 * each.
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
