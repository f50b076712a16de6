import { isField } from '../../../keywords/parse/lines/labels.ts';
import { endsAsSentence } from '../../../keywords/text/sentences.ts';

/** In characters: a shorter line is a name, and no page has longer lines. */
const [shortestBroken, widest] = [30, 160];

/** Fewer lines that stop within a sentence show no width. */
const leastBroken = 2;

/** Whether a program may have broken a sentence at the end of this line. */
export function isBroken(line: string): boolean {
  return line.length >= shortestBroken && /[\p{L}\p{N},-]$/u.test(line);
}

/**
 * The width at which a program wrapped a text: no line that stops within a sentence had room for the next word, and
 * most of those next words are in lower case. Somebody who writes one claim per line does not end lines like that.
 * @param lines of the text as copied, without the marks of quotations; blank ones too
 * @returns in characters; null where the lines show no width
 */
export function widthOf(lines: readonly string[]): number | null {
  const broken = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? '';
    const isText = line.length >= shortestBroken && next !== '' && !isField(line) && !isField(next);
    return isText && !endsAsSentence(line) ? { line, next } : [];
  });
  const width = broken.reduce((longest, { line }) => Math.max(longest, line.length), 0);
  const isFull = broken.every(({ line, next }) => isWithoutRoom(line, next, width));
  const small = broken.filter(({ next }) => /^\p{Ll}/u.test(next)).length;
  return broken.length >= leastBroken && width <= widest && isFull && small * 2 >= broken.length
    ? width
    : null;
}

/** Whether the first word of the next line had no room at the end of this one. */
export function isWithoutRoom(line: string, next: string, width: number): boolean {
  return line.length + 1 + (/^\S+/.exec(next)?.[0].length ?? 0) > width;
}
