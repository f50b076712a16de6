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
  return text.length <= length ? `“${text}”` : `“${whole(text.slice(0, length)).trimEnd()}…”`;
}

/** A stretch of a text without the half of a sign at its beginning or its end, as of an emoji that was cut. */
export function whole(stretch: string): string {
  return stretch.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
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
