/**
 * In characters: four times the longest text that is known. What is done with a text, one word against the other, takes
 * time that grows faster than it does.
 */
export const longestLine = 5_000;

/** What ends a line of a file: by these editors count lines, and so does whoever is told a place. */
export const lineEnd = /\r\n|\n|\r/;

/**
 * What ends a line in any program, as in a spreadsheet, a word processor or a page: by these a reader sees the lines of
 * a text that was copied from there.
 */
export const anyLineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of a text, with whichever of the three line ends of files it has; one more than it has line ends. */
export function splitLines(text: string): string[] {
  return text.split(lineEnd);
}

/** The lines of a text that may come from any program, and where each begins; one more than it has line ends. */
export function placedLines(text: string): { text: string; index: number }[] {
  const ends = [...text.matchAll(new RegExp(anyLineEnd, 'g'))];
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return starts.map((index, at) => ({ text: text.slice(index, ends[at]?.index), index }));
}

/** The numbers of the lines from the first to the last, both of them too. */
export function linesWithin(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
