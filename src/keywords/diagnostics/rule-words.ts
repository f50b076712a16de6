import { once } from '../../general/once.ts';

/** Of lines that are wrong in the same way: the first, how many more there are, and the number of the last. */
export interface Alike {
  text: string;
  more: number;
  last: number;
}

/** What follows the first of them in a message; nothing where it is alone. */
export function alike(more: number, last: number): string {
  return more === 0 ? '' : ` and ${more} more as far as line ${last}`;
}

/** Shortens what a message quotes, so that a whole paragraph never hides the sentence around it. */
export function excerpt(text: string, length = 60): string {
  if (text.length <= length) return `“${text}”`;
  return `“${text.slice(0, signAt(text, length).index || length).trimEnd()}…”`;
}

/** The end of a text, for a message that quotes no more of it. */
export function ending(text: string, length: number): string {
  if (text.length <= length) return text;
  const { index, segment } = signAt(text, text.length - length);
  return text.slice(text.length - length === index ? index : index + segment.length).trimStart();
}

/** In UTF-16 code units: a sign that is longer, as a letter with hundreds of accents is, may be cut. */
const longestSign = 100;

/** The segmenter, made at the first text that is cut: it takes longer to make than to use. */
const segmenterOfSigns = once(() => new Intl.Segmenter());

/** The sign that stands at a place of a text, whole, as an emoji is of several or a letter with its accents. */
function signAt(text: string, place: number): { index: number; segment: string } {
  const start = Math.max(0, place - longestSign);
  const around = text.slice(start, place + longestSign);
  const sign = segmenterOfSigns()
    .segment(around)
    .containing(place - start);
  return { index: start + (sign?.index ?? 0), segment: sign?.segment ?? '' };
}

/**
 * Of lines that are wrong, those that are so in the same way are told once, at the first.
 * @param wayOf what is alike in them; all are where it is not given
 */
export function firstOfAlike<T extends { line: number }>(
  lines: readonly T[],
  wayOf: (line: T) => unknown = () => null,
): (T & Omit<Alike, 'text'>)[] {
  return [...Map.groupBy(lines, wayOf).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? { ...first, more: alike.length - 1, last: alike.at(-1)?.line ?? first.line } : [];
  });
}

/** What is expected where UTF-8 was misread. */
export const insteadOfMisread =
  'expected one sign, which a program read in another encoding than it was written in';
