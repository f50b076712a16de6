import type { VFile } from 'vfile';
import { report, type SourceRule } from '../diagnostics/source-rules.ts';
import type { SourceKind } from '../model.ts';
import { endsAsSentence } from '../text/sentences.ts';
import { slugify } from '../text/slug.ts';
import { entryLike, isRepeatedBy } from './entry-like.ts';
import { type Line, looksLikeHeading } from './lines.ts';
import { isCardText, isOfPage, isSame, isTitle } from './page-lines.ts';
import type { Context, DocumentPiece } from './pieces.ts';
import {
  type Differing,
  lostHeadings,
  nearNameUnder,
  otherUnder,
  reportDiffering,
} from './stray-headings.ts';
import { reportUnread, type Unread } from './unread.ts';

/** The rules by which a line stands around the entries. */
export const aroundRules: ReadonlySet<SourceRule> = new Set([
  'preamble-skipped',
  'letter-skipped',
  'footer-skipped',
  'print-skipped',
  'heading-skipped',
]);

/**
 * Accounts for the lines outside entries. Those around all entries that are no text are what a page has there: they are
 * passed over, which is said. Whatever stands between entries is an error, since a text or a heading may be lost in it.
 */
export function passOver(
  file: VFile,
  kind: SourceKind,
  all: readonly DocumentPiece[],
  context: Context,
): void {
  // Of a heading and the text that repeats it one thing is to be said, at the text.
  const pieces = all.filter((piece, index) => !isRepeatedBy(piece, all[index + 1], context));
  const isRecord = ({ as }: DocumentPiece) => as !== 'stray';
  const end = pieces.findLastIndex(isRecord) + 1;
  const first = end === 0 ? pieces.length : pieces.findIndex(isRecord);
  const isLostHeading = lostHeadings(pieces, context);
  const like = entryLike(all, context);
  const isLost = (line: Line) => like.has(line) || isLostHeading(line);
  const unread: Unread[] = [];
  const fail = (line: Line, isAbove: boolean) =>
    unread.push({ ...line, isAbove, isKnown: isLostHeading(line) });
  const pass = (line: Line, isPassed: boolean, where: 'above' | 'below') => {
    const rule = where === 'above' ? 'preamble-skipped' : 'footer-skipped';
    if (isPassed) report(file, rule, line, { text: line.text });
    else fail(line, where === 'above' && !isLost(line));
  };

  const differing: Differing[] = [];
  const above = strayLines(pieces.slice(0, first));
  const title = above.findLastIndex((line) => isTitle(line, context));
  // On the page of a card stands what the card says, and then what its keywords say.
  const card = above.findIndex(({ text }) => isCardText(text));
  for (const [index, line] of above.entries()) {
    const other = index > title && index === first - 1 ? nearNameUnder(line, pieces[first]) : null;
    if (other !== null) differing.push({ ...line, found: other });
    else
      pass(
        line,
        index <= title || (card !== -1 && index > card)
          ? !like.has(line)
          : !isLost(line) && (isOfPage(line) || !endsAsSentence(line.text)),
        'above',
      );
  }

  if (end === 0) {
    reportUnread(file, kind, unread);
    return;
  }
  const between = pieces.slice(first, end);
  const ofCards = linesOfCards(between);
  for (const [index, piece] of between.entries()) {
    const under = between[index + 1];
    if (piece.as !== 'stray') continue;
    const { line } = piece;
    if (ofCards.has(line) && !like.has(line)) {
      pass(line, true, 'above');
      continue;
    }
    const other = otherUnder(piece, under);
    if (other !== null) differing.push({ ...line, found: other });
    else if (under?.as === 'entry' && isSame(line.text, under.entry.name))
      report(file, 'heading-skipped', line, { text: line.text });
    else if (isLetterOf(line, under) && !isLost(line))
      report(file, 'letter-skipped', line, { text: line.text });
    else fail(line, false);
  }
  reportDiffering(file, differing);

  const below = strayLines(pieces.slice(end));
  // Below what is a footer without doubt all is of it. A heading by itself is where a copy was cut off.
  const footer = below.findIndex(isOfPage);
  const isFooter = (line: Line, index: number) =>
    (footer !== -1 && index >= footer) || (below.length > 1 && looksLikeHeading(line));
  for (const [index, line] of below.entries()) pass(line, !isLost(line) && isFooter(line, index), 'below');
  reportUnread(file, kind, unread);
}

/** The lines between entries that stand with what a card says: of several pages of cards, all that is of the next. */
function linesOfCards(pieces: readonly DocumentPiece[]): Set<Line> {
  const stretches: Line[][] = [[]];
  for (const piece of pieces)
    if (piece.as === 'stray') stretches.at(-1)?.push(piece.line);
    else stretches.push([]);
  return new Set(stretches.filter((stretch) => stretch.some(({ text }) => isCardText(text))).flat());
}

/** Whether a line is the letter under which the entry below it stands, as in an index. */
function isLetterOf({ text }: Line, under: DocumentPiece | undefined): boolean {
  return (
    /^\p{L}$/u.test(text) && under?.as === 'entry' && slugify(under.entry.name).startsWith(slugify(text))
  );
}

function strayLines(pieces: readonly DocumentPiece[]): Line[] {
  return pieces.flatMap((piece) => (piece.as === 'stray' ? piece.line : []));
}
