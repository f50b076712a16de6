import { countEach } from '../../../general/lists.ts';
import { splitLines } from '../../text/lines.ts';
import type { Point } from '../../text/point.ts';

/** A line with content, without the white space around it. */
export interface Line extends Point {
  text: string;
}

/** How much of a heading is looked at, in characters. */
export const longestHeading = 200;

/** What a list, a quoted mail or a copied page puts before a line: signs by themselves. */
const bullets = /^(?:(?:[•‣◦▪▫●○■□·∙⁃➤►>*–-]|>(?=>)|o(?=\t))(?:\s+|$|(?<=>)(?=>)))+/;

/**
 * Bullets that may also belong to the text, such as a minus or a star: they count only where several lines have one,
 * and never before a number, as in `- 2`.
 */
const alsoSigns = new Set(['>', '*', '–', '-', 'o']);
const number = /^(?:\d|X\b)/;

/** Drawn separators of a page or a table, and the fences of Markdown; they count as blank lines. */
export const drawn =
  /^(?:([\p{Pd}\p{Pc}=*~#+`•·])(?:\s*\1){2,}|[\u2500-\u257f\s]{3,}|[+|][-=+|:\s]{2,}[+|])$/u;

/**
 * The lines of a document that are not blank. Accepts LF, CRLF and CR, a byte-order mark, drawn separators and
 * bullets; a sign that may belong to the text is a bullet only where several lines have it. White space inside a line
 * is part of the text and stays.
 */
export function contentLines(document: string): Line[] {
  const lines = splitLines(document);
  const signsOf = (line: string) => new Set(bullets.exec(line.trim())?.[0].match(/\S/g));
  const counts = countEach(lines.flatMap((line) => [...signsOf(line)]));
  const isBullet = (sign: string, rest: string) =>
    !alsoSigns.has(sign) || ((counts.get(sign) ?? 0) > 1 && !number.test(rest));
  return lines
    .map((raw, index) => {
      const text = withoutBullets(raw.trim(), isBullet);
      return { text, line: index + 1, column: raw.trimEnd().length - text.length + 1 };
    })
    .filter(({ text }) => text !== '' && !drawn.test(text));
}

function withoutBullets(line: string, isBullet: (sign: string, rest: string) => boolean): string {
  const all = bullets.exec(line)?.[0] ?? '';
  let text = line;
  while (line.length - text.length < all.length) {
    const rest = text.slice(1).trimStart();
    if (!isBullet(text[0] ?? '', rest)) break;
    text = rest;
  }
  return text;
}

/**
 * The matches of a pattern in a line, each with its text; the group `front`, from a look-behind, is put before it. A
 * pattern that begins with a rare character has few places to try.
 */
export function linesFound({ text, line, column }: Line, pattern: RegExp): Line[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index, groups: { front = '' } = {} }) => ({
    text: front + found,
    line,
    column: column + index - front.length,
  }));
}

/** Whether a line is short and without sentence punctuation, as headings are and texts are not. */
export function looksLikeHeading({ text }: Line): boolean {
  return text.length < 40 && !/[.:"“]/.test(text);
}

/** Whether a line begins with the Markdown signs for bold or a heading. */
export function hasMarkup(text: string): boolean {
  return /^(?:\*\*|#+\s)/.test(text);
}
