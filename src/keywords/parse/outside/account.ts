import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { reportAlike, ruleOf } from '../../diagnostics/report.ts';
import type { Entry, SourceKind } from '../../model.ts';
import { splitTemplate, startsWithTypeLine } from '../../wording/template.ts';
import type { Context } from '../lines/context.ts';
import { hasMarkup, looksLikeHeading } from '../lines/lines.ts';
import type { DocumentPiece, Stray } from '../lines/pieces.ts';
import { headingAtEnd } from '../texts/joined-entries.ts';
import { reportTemplates } from '../texts/templates.ts';
import { reportTexts } from '../texts/texts.ts';
import { passOver } from './around.ts';
import { withoutPrinted } from './printed.ts';
import { reportUnheaded, type Unheaded } from './unheaded.ts';
import { brokenOver, isWrapped, reportBroken } from './wrapped.ts';

/**
 * Accounts for every line of a document: drops entries that were not read whole, and reports every line that is in no
 * entry, once for all with the same fault.
 * @param unheaded those of the entries that were read without a heading
 */
export function account(
  file: VFile,
  kind: SourceKind,
  all: readonly DocumentPiece[],
  context: Context,
  unheaded: readonly Unheaded[] = [],
): Entry[] {
  const pieces = withoutPrinted(file, all);
  const broken = brokenOver(pieces);
  reportBroken(file, broken);
  const left = pieces.filter((piece) => !broken.has(piece));
  const entries = left.filter((piece) => piece.as === 'entry');
  // The piece below each one in the document, including pieces that were taken out above.
  const under = new Map(pieces.map((piece, index) => [piece, pieces[index + 1]]));
  // In a glossary, bold marks a template, and a line with bold alone lacks its name.
  const plain = kind === 'glossary' ? left : withoutAlike(file, 'markup-left', left, under, isMarkup);
  const told = withoutAlike(file, 'card-form', plain, under, isCardForm);
  const named = withoutAlike(file, 'name-missing', told, under, isNameless);
  const misheaded = passOver(file, kind, named, context);
  const lines = new Set([...misheaded].map(({ line }) => line.line));
  const runIn = entries.filter((piece, index) => {
    const above = entries[index - 1];
    return above && headingAtEnd(above.entry.text, piece);
  });
  reportUnheaded(
    file,
    unheaded.filter(({ line }) => !lines.has(line)),
    context,
    new Set(runIn.map(({ line }) => line.line)),
  );
  reportTemplates(file, entries);
  reportTexts(file, entries);
  if (isWrapped(broken)) {
    const [first, last] = [[...broken].at(0)?.line.line ?? 0, [...broken].at(-1)?.last.line ?? 0];
    const isWithin = ({ line = 0 }: VFileMessage) => line >= first && line <= last;
    file.messages = file.messages.filter(
      (message) => ruleOf(message) === 'text-wrapped' || message.fatal === undefined || !isWithin(message),
    );
  }
  return entries.map(({ entry }) => entry);
}

/** Whether a line has Markdown markup around its name, which would become part of the name. */
function isMarkup({ line: { text } }: Stray): boolean {
  return hasMarkup(text) && splitTemplate(text) !== null;
}

/** Whether a line begins as texts do, or with the bracket that ends a template. */
function isNameless({ line: { text } }: Stray): boolean {
  return startsWithTypeLine(text.replace(/^\[[^\]]*\]:?\s*/, ''));
}

/** Longest title, in characters: longer text in parentheses after a name is the text of a card. */
const longestTitle = 100;

/**
 * Whether a line gives a keyword as cards do, `Armor (This unit …)`; what a title has in parentheses is short, and no
 * sentence.
 */
function isCardForm({ line: { text } }: Stray): boolean {
  const isText = text.length > longestTitle || /\s[^\s(]*[.!?]["”'’]*\)\.?$/.test(text.slice(-20));
  return /^[^(:]{2,60}(?<![.!?]["”]?\s)\(/.test(text) && /\)\.?$/.test(text.slice(-2)) && isText;
}

/**
 * Reports all lines with the same fault, at the first of them, with the heading above each and the text below it.
 * @returns the other pieces
 */
function withoutAlike(
  file: VFile,
  rule: 'markup-left' | 'card-form' | 'name-missing',
  pieces: readonly DocumentPiece[],
  under: ReadonlyMap<DocumentPiece, DocumentPiece | undefined>,
  isAlike: (piece: Stray) => boolean,
): DocumentPiece[] {
  const alike = pieces.filter((piece): piece is Stray => piece.as === 'stray' && isAlike(piece));
  reportAlike(
    file,
    rule,
    alike.map(({ line }) => line),
  );
  const said = new Set<DocumentPiece | undefined>(alike);
  const isHeading = (piece: DocumentPiece) =>
    piece.as === 'stray' && said.has(under.get(piece)) && looksLikeHeading(piece.line);
  const isText = (piece: DocumentPiece, above: DocumentPiece | undefined) =>
    piece.as === 'stray' && said.has(above) && startsWithTypeLine(piece.line.text);
  return pieces.filter(
    (piece, index) => !said.has(piece) && !isHeading(piece) && !isText(piece, pieces[index - 1]),
  );
}
