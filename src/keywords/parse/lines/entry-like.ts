import { splitMeaning } from '../../wording/type-line.ts';
import type { Context } from './context.ts';
import { type Line, looksLikeHeading } from './lines.ts';
import { isTitle } from './page-lines.ts';
import type { DocumentPiece } from './pieces.ts';

/** Lines outside entries that say what entries say, but have a slip that keeps them from being read as one. */
export function entryLike(pieces: readonly DocumentPiece[], context: Context): Set<Line> {
  const lines = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    if (piece.as !== 'stray') return [];
    if (next && isRepeatedBy(piece, next, context)) return [piece.line, next.line];
    return saysWhatEntriesSay(piece.line.text) ? [piece.line] : [];
  });
  return new Set(lines);
}

/** Whether a line outside the entries is repeated, as a name is, by the one below it, which is outside as well. */
export function isRepeatedBy(
  piece: DocumentPiece,
  under: DocumentPiece | undefined,
  context: Context,
): boolean {
  const isOutside = piece.as === 'stray' && under?.as === 'stray';
  return isOutside && !isTitle(under.line, context) && repeats(piece.line.text, under.line);
}

/** Whether a line by itself says what entries say. */
export function saysWhatEntriesSay(text: string): boolean {
  const [name = '', ...more] = text.split('\t');
  return (
    splitMeaning(text).typeLine !== '' ||
    more.some((cell) => cell.includes('**')) ||
    beginsWith(name, more.join(' ').replace(/^[\s*]+/, ''))
  );
}

/**
 * Whether a line begins with the name above it and continues as texts do: `Zap` and `Zap X - deal X dice`. The title
 * of a page continues with words alone: `Zap` and `Zap Keywords`.
 */
export function repeats(name: string, line: Line): boolean {
  return beginsWith(name, line.text) && !(looksLikeHeading(line) && /^[\p{L}\p{N}\s]*$/u.test(line.text));
}

/** Whether a text begins with the name before it, and continues. */
function beginsWith(name: string, text: string): boolean {
  const rest = text.slice(name.length);
  return /\p{L}/u.test(name) && text.startsWith(name) && /^(?:[\s:;：]+\S|[.,\p{Pd}]\s)/u.test(rest);
}
