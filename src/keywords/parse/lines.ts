import { countEach } from '../../general/lists.ts';
import { splitLines } from '../text/lines.ts';
import type { Point } from '../text/point.ts';

/** A line that holds something, without the white space around it. */
export interface Line extends Point {
  text: string;
}

/** In characters, how much of a heading is looked at. */
export const longestHeading = 200;

/** What a list, a quoted mail or a copied page puts in front of a line: signs by themselves. */
const bullets = /^(?:(?:[•‣◦▪▫●○■□·∙⁃➤►>*–-]|>(?=>)|o(?=\t))(?:\s+|$|(?<=>)(?=>)))+/;

/**
 * Those that may also be of the text, as a minus or a star: they are bullets only where more than one line has them,
 * and never before a number, as in `- 2`.
 */
const alsoSigns = new Set(['>', '*', '–', '-', 'o']);
const number = /^(?:\d|X\b)/;

/**
 * What is drawn to part a page or a table, and the fence that Markdown has around what is quoted; all say as little as
 * a blank line.
 */
export const drawn =
  /^(?:([\p{Pd}\p{Pc}=*~#+`•·])(?:\s*\1){2,}|[\u2500-\u257f\s]{3,}|[+|][-=+|:\s]{2,}[+|])$/u;

/**
 * The lines of a document that are not blank. Accepts LF, CRLF and CR, a byte-order mark, lines drawn between entries
 * and bullets in front; what could be a sign of the text is a bullet where more lines than one have it. White space
 * inside a line is part of the text and stays.
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
 * Where a pattern stands in a line, each time with what it finds there, and with the `front` that it sees before that:
 * where it begins with a sign that is rare, few places have to be looked at.
 */
export function linesFound({ text, line, column }: Line, pattern: RegExp): Line[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index, groups: { front = '' } = {} }) => ({
    text: front + found,
    line,
    column: column + index - front.length,
  }));
}

/** Of lines or texts: two may be a slip each, or chance; three alike are what a program or a page did. */
export const fewestAlike = 3;

/**
 * The items of a list that are there again and again.
 * @param wayOf what is alike in them
 * @param least how often at least
 */
export function recurringIn<Item>(
  list: readonly Item[],
  wayOf: (item: Item) => unknown,
  least: number,
): Item[] {
  return [...Map.groupBy(list, wayOf).values()].filter(({ length }) => length >= least).flat();
}

/** With one number for all: what one program or page puts beside lines may differ by its numbers alone. */
export function regardlessOfNumbers(text: string): string {
  return text.replace(/\d+/g, '0');
}

/** Whether a line is short and without the signs of a sentence, as headings are and texts are not. */
export function looksLikeHeading({ text }: Line): boolean {
  return text.length < 40 && !/[.:"“]/.test(text);
}

/** Whether a line begins with the signs by which Markdown has it bold or a heading. */
export function hasMarkup(text: string): boolean {
  return /^(?:\*\*|#+\s)/.test(text);
}
