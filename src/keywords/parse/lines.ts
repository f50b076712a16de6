import type { Place } from '../diagnostics.ts';

/** A line that holds something, without the white space around it. */
export interface Line extends Place {
  text: string;
}

/**
 * In characters: four times the longest text that is known. What is done with a text, one word against the other, takes
 * time that grows faster than it does.
 */
export const longestLine = 5_000;

/**
 * The lines of a document that are not blank. Accepts LF, CRLF and CR, and a byte-order mark in front.
 * White space inside a line is part of the text and stays.
 */
export function contentLines(document: string): Line[] {
  return document
    .split(/\r\n|\n|\r/)
    .map((raw, index) => ({
      text: raw.trim(),
      line: index + 1,
      column: raw.length - raw.trimStart().length + 1,
    }))
    .filter(({ text }) => text !== '');
}

/** Whether a line is short and without the signs of a sentence, as headings are and texts are not. */
export function looksLikeHeading({ text }: Line): boolean {
  return text.length < 40 && !/[.:"“]/.test(text);
}
