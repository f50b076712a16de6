/** A sign that stands where a program put it in place of another, which it did not know. */
export interface BrokenSign {
  found: string;
  /** What was there. */
  sign: '"' | "'";
  start: number;
  end: number;
}

/**
 * One sign, and the same again, around words as quotation marks are: `&Leap 2&`, `?It can?t rest.?`. What begins as
 * `&quot;` is a sign that a page escaped.
 */
const quoted =
  /(?<![\p{L}\p{N}&?\uFFFD])([&?\uFFFD])(?=[\p{L}\p{N}[+])(?!\w+;)(?:[^&?\uFFFD|\n]|(?<=\p{L})[&?\uFFFD](?=\p{L})){1,200}(?<=[\p{L}\p{N}.\])])\1(?![\p{L}\p{N}#])/gu;

/** A sign within a word, where only an apostrophe can stand: `can?t`. */
const inWord = /(?<=\p{L})[?\uFFFD](?=(?:d|ll|m|re|s|t|ve)(?!\p{L}))/gu;

/** Finds the signs that stand for quotation marks, and then those for apostrophes. */
export function findBrokenSigns(text: string): BrokenSign[] {
  const toBroken = (found: string, sign: BrokenSign['sign'], start: number) => ({
    ...{ found, sign, start },
    end: start + found.length,
  });
  const marks = [...text.matchAll(quoted)].flatMap(({ 0: all, 1: found = '', index }) => [
    toBroken(found, '"', index),
    toBroken(found, '"', index + all.length - found.length),
  ]);
  const apostrophes = [...text.matchAll(inWord)].map(({ 0: found, index }) => toBroken(found, "'", index));
  return [...marks, ...apostrophes];
}
