import type { Place } from '../diagnostics.ts';
import { quotations } from '../parts.ts';

/** A line that holds something, without the white space around it. */
export interface Line extends Place {
  text: string;
}

/**
 * In characters: four times the longest text that is known. What is done with a text, one word against the other, takes
 * time that grows faster than it does.
 */
export const longestLine = 5_000;

/** What a list, a quoted mail or a copied page puts in front of a line: signs by themselves, which begin no text. */
const bullets = /^(?:[•‣◦▪▫●○■□·∙⁃➤►>*-](?:\s+|$))+/;

/**
 * The lines of a document that are not blank. Accepts LF, CRLF and CR, a byte-order mark and bullets in front.
 * White space inside a line is part of the text and stays.
 */
export function contentLines(document: string): Line[] {
  return document
    .split(/\r\n|\n|\r/)
    .map((raw, index) => {
      const text = raw.trim().replace(bullets, '');
      return { text, line: index + 1, column: raw.trimEnd().length - text.length + 1 };
    })
    .filter(({ text }) => text !== '');
}

/** Whether a line is short and without the signs of a sentence, as headings are and texts are not. */
export function looksLikeHeading({ text }: Line): boolean {
  return text.length < 40 && !/[.:"“]/.test(text);
}

/** Whether a line begins with the signs by which Markdown has it bold or a heading. */
export function hasMarkup(text: string): boolean {
  return /^(?:\*\*|#+\s)/.test(text);
}

/** Whether the text ends as a sentence does, which no title and no heading does. */
export function endsSentence(text: string): boolean {
  return /[.!?]["”'’)\]]*$/.test(text.slice(-20));
}

/** Whether the text stops within a sentence, or within a quotation that nothing closes. */
export function isUnfinished(text: string): boolean {
  return !endsSentence(text) || isQuotationOpen(text);
}

/** Whether the last quotation of a text is never closed. */
export function isQuotationOpen(text: string): boolean {
  return quotations(text).at(-1)?.[1] === text.length;
}
