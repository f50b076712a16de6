/** Facts on several lines with the same fault: the first, how many more there are, and the number of the last. */
export interface Alike {
  text: string;
  more: number;
  last: number;
}

/** The count of further lines, to follow the first in a message; empty where there is only one. */
export function alike(more: number, last: number): string {
  return more === 0 ? '' : ` and ${more} more up to line ${last}`;
}

/**
 * Of lines with the same fault the first, with the facts on all of them.
 * @param wayOf the fault of a line; without it, all lines have the same one
 */
export function firstOfAlike<T extends { line: number }>(
  lines: readonly T[],
  wayOf: (line: T) => unknown = () => null,
): (T & Omit<Alike, 'text'> & { lines: number[] })[] {
  return [...Map.groupBy(lines, wayOf).values()].flatMap((alike) => {
    const [first] = alike;
    const all = alike.map(({ line }) => line);
    return first ? { ...first, more: alike.length - 1, last: all.at(-1) ?? first.line, lines: all } : [];
  });
}
