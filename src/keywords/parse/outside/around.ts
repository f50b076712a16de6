import type { VFile } from 'vfile';
import { reportSource } from '../../diagnostics/report.ts';
import type { SourceRule } from '../../diagnostics/source-rules.ts';
import type { SourceKind } from '../../model.ts';
import { endsAsSentence } from '../../text/sentences.ts';
import { slugify } from '../../text/slug.ts';
import type { Context } from '../lines/context.ts';
import { entryLike, isRepeatedBy } from '../lines/entry-like.ts';
import { type Line, looksLikeHeading } from '../lines/lines.ts';
import { isCardText, isOfPage, isSame, isTitle } from '../lines/page-lines.ts';
import type { DocumentPiece } from '../lines/pieces.ts';
import {
  type Differing,
  lostHeadings,
  nearNameUnder,
  otherUnder,
  reportDiffering,
} from './stray-headings.ts';
import { reportUnread, type Unread } from './unread.ts';

/** Rules for lines around the entries. */
export const aroundRules: ReadonlySet<SourceRule> = new Set([
  'preamble-skipped',
  'letter-skipped',
  'footer-skipped',
  'print-skipped',
  'heading-skipped',
]);

/** The lines outside entries, and what is done with them. */
interface Passing {
  file: VFile;
  /** Lines that say what entries say. */
  like: ReadonlySet<Line>;
  /** Whether a line resembles an entry, or is a heading whose text is lost. */
  isLost(line: Line): boolean;
  /** Records a line that was not read; above the entries it may belong to the page. */
  fail(line: Line, isAbove: boolean): void;
  /** Records that a heading differs from the template below it; all such headings are reported together. */
  differ(heading: Line, found: string, under: DocumentPiece | undefined): void;
}

/**
 * Accounts for the lines outside entries. Lines before and after all entries that are no texts belong to the page, and
 * are skipped with a note. Any line between entries is an error, since a text or a heading may be lost in it.
 * @returns the entries whose heading differs from their template
 */
export function passOver(
  file: VFile,
  kind: SourceKind,
  all: readonly DocumentPiece[],
  context: Context,
): ReadonlySet<DocumentPiece> {
  // A heading and the text that repeats it are reported once, at the text.
  const pieces = all.filter((piece, index) => !isRepeatedBy(piece, all[index + 1], context));
  const isRecord = ({ as }: DocumentPiece) => as !== 'stray';
  const hasRecord = pieces.some(isRecord);
  const first = hasRecord ? pieces.findIndex(isRecord) : pieces.length;
  const end = hasRecord ? pieces.findLastIndex(isRecord) + 1 : pieces.length;
  const isLostHeading = lostHeadings(pieces, context);
  const like = entryLike(all, context);
  const unread: Unread[] = [];
  const differing: Differing[] = [];
  const misheaded = new Set<DocumentPiece>();
  const passing: Passing = {
    file,
    like,
    isLost: (line) => like.has(line) || isLostHeading(line),
    fail: (line, isAbove) =>
      unread.push({
        ...line,
        isAbove,
        isKnown: isLostHeading(line),
        isHead: isTitle(line, context) && !isLostHeading(line),
      }),
    differ: (heading, found, under) => {
      differing.push({ ...heading, found });
      if (under) misheaded.add(under);
    },
  };
  passAbove(strayLines(pieces.slice(0, first)), pieces[first], context, passing);
  passBetween(pieces.slice(first, end), passing);
  reportDiffering(file, differing);
  passBelow(strayLines(pieces.slice(end)), passing);
  reportUnread(file, kind, unread);
  return misheaded;
}

/**
 * Handles the lines above the first entry: up to the title all belong to the page, after it those that are no
 * sentence. The page of a card has what the card says, and then what its keywords say.
 */
function passAbove(
  lines: readonly Line[],
  under: DocumentPiece | undefined,
  context: Context,
  { file, like, isLost, fail, differ }: Passing,
): void {
  const title = lines.findLastIndex((line) => isTitle(line, context));
  const card = lines.findIndex(({ text }) => isCardText(text));
  for (const [index, line] of lines.entries()) {
    const isOfHead = index <= title || (card !== -1 && index > card);
    const isLast = index > title && index === lines.length - 1;
    const other = isLast ? nearNameUnder(line, under) : null;
    const isPassed = isOfHead
      ? !like.has(line)
      : !isLost(line) && (isOfPage(line) || !endsAsSentence(line.text));
    if (other !== null) differ(line, other, under);
    else if (isPassed) reportSource(file, 'preamble-skipped', line, { text: line.text });
    else fail(line, !isLost(line));
  }
}

/** Handles the lines between entries: text of a card's page, a repeated heading, the letter of an index. */
function passBetween(pieces: readonly DocumentPiece[], { file, like, isLost, fail, differ }: Passing): void {
  const ofCards = linesOfCards(pieces);
  for (const [index, piece] of pieces.entries()) {
    const under = pieces[index + 1];
    if (piece.as !== 'stray') continue;
    const { line } = piece;
    const isOfCard = ofCards.has(line) && !like.has(line);
    const other = isOfCard ? null : otherUnder(piece, under);
    if (isOfCard) reportSource(file, 'preamble-skipped', line, { text: line.text });
    else if (other !== null) differ(line, other, under);
    else if (under?.as === 'entry' && isSame(line.text, under.entry.name))
      reportSource(file, 'heading-skipped', line, { text: line.text });
    else if (isLetterOf(line, under) && !isLost(line))
      reportSource(file, 'letter-skipped', line, { text: line.text });
    else fail(line, false);
  }
}

/**
 * Handles the lines below the last entry: everything after an unmistakable footer belongs to it. A heading by itself
 * is where a copy was cut off.
 */
function passBelow(lines: readonly Line[], { file, isLost, fail }: Passing): void {
  const footer = lines.findIndex(isOfPage);
  const isFooter = (line: Line, index: number) =>
    (footer !== -1 && index >= footer) || (lines.length > 1 && looksLikeHeading(line));
  for (const [index, line] of lines.entries())
    if (!isLost(line) && isFooter(line, index))
      reportSource(file, 'footer-skipped', line, { text: line.text });
    else fail(line, false);
}

/**
 * Lines between entries that belong to a card's page: on a copy of several such pages, everything from the next one.
 */
function linesOfCards(pieces: readonly DocumentPiece[]): Set<Line> {
  const stretches: Line[][] = [[]];
  for (const piece of pieces)
    if (piece.as === 'stray') stretches.at(-1)?.push(piece.line);
    else stretches.push([]);
  return new Set(stretches.filter((stretch) => stretch.some(({ text }) => isCardText(text))).flat());
}

/** Whether a line is the letter under which an index has the entry below it. */
function isLetterOf({ text }: Line, under: DocumentPiece | undefined): boolean {
  return (
    /^\p{L}$/u.test(text) && under?.as === 'entry' && slugify(under.entry.name).startsWith(slugify(text))
  );
}

function strayLines(pieces: readonly DocumentPiece[]): Line[] {
  return pieces.flatMap((piece) => (piece.as === 'stray' ? piece.line : []));
}
