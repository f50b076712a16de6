/**
 * In characters: four times the longest text that is known. What is done with a text, one word against the other, takes
 * time that grows faster than it does.
 */
export const longestLine = 5_000;

/** The lines of a text, with whichever of the three line ends it has; one more than it has line ends. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** The numbers of the lines from the first to the last, both of them too. */
export function linesWithin(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
