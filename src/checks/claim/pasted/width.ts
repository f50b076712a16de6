import { isField } from '../../../keywords/parse/labels.ts';
import { endsAsSentence } from '../../../keywords/text/sentences.ts';

/** A line of fewer characters is a name, and a page has no more in one. */
const [shortestBroken, widest] = [30, 160];

/** Fewer lines that stop within a sentence tell nothing of a width. */
const leastBroken = 2;

/** Whether a program may have broken a sentence at the end of a line. */
export function isBroken(line: string): boolean {
  return line.length >= shortestBroken && /[\p{L}\p{N},-]$/u.test(line);
}

/**
 * The width at which a program broke a text: no line that stops within a sentence had room for the word that follows,
 * and with most of those words no sentence begins. Somebody who writes one claim below the other ends no line so.
 * @param lines of the text as they were copied, without the mark of a quotation; blank ones too
 * @returns in characters; null where nothing shows one
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

/** Whether the word that the next line begins with had no room behind a line. */
export function isWithoutRoom(line: string, next: string, width: number): boolean {
  return line.length + 1 + (/^\S+/.exec(next)?.[0].length ?? 0) > width;
}
