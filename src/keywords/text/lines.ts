/**
 * Longest line, in characters: four times the longest known text. Comparing texts word by word takes time that grows
 * faster than their length.
 */
export const longestLine = 5_000;

/** Line ends of files, by which editors, and so messages, count lines. */
export const lineEnd = /\r\n|\n|\r/;

/**
 * Line ends of any program, such as a spreadsheet, a word processor or a page: readers see these as lines in a copied
 * text.
 */
export const anyLineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of a text, at any of the three line ends of files; one more than it has line ends. */
export function splitLines(text: string): string[] {
  return text.split(lineEnd);
}

/** The lines of a text that may come from any program, with their offsets; one more than it has line ends. */
export function placedLines(text: string): { text: string; index: number }[] {
  const lines: { text: string; index: number }[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(new RegExp(anyLineEnd, 'g'))) {
    lines.push({ text: text.slice(start, index), index: start });
    start = index + end.length;
  }
  return [...lines, { text: text.slice(start), index: start }];
}

/** The line numbers from the first to the last, inclusive. */
export function linesWithin(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
