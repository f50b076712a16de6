import { splitLines } from '../lines.ts';
import type { Point } from '../point.ts';

/** A character of a document, and its place. */
interface Sign extends Point {
  /** Its Unicode code point: `U+001B`. */
  code: string;
}

/**
 * Characters that select how the letters of some alphabets, or a picture, are drawn; next to Latin letters they have
 * no effect.
 */
const choosing = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/** Characters that reverse the direction of writing, so that a text seems to have other words than it has. */
const turns = String.raw`\u202a-\u202e\u2066-\u2069`;

/**
 * Characters that no page, feed or terminal shows as the source means them: controls other than the tab, unassigned
 * code points and noncharacters, the two separators that only some programs take for line ends, private-use
 * characters, object replacement characters, and zero-width characters that join nothing. Because of them two texts
 * that read the same would differ.
 */
const illegible = new RegExp(
  String.raw`[^\P{Cc}\t]|\p{Cn}|\p{Co}|[\u2028\u2029\u2800\ufff9-\ufffc]|(?<=^|[\p{ASCII}\p{Script=Latin}])[${choosing}](?!\u20e3)|[^\P{Default_Ignorable_Code_Point}${choosing}${turns}]`,
  'u',
);

const turning = new RegExp(`[${turns}]`, 'u');

/**
 * UTF-8 that was read as something else, such as Windows-1252 or the encodings of old terminals and Macs: a quotation
 * mark, a dash, an accented letter, a space. Also what a program substitutes for an unknown character.
 */
export const misread =
  /\u00e2\u20ac[\u0080-\u009f\u00a2\u00a6\u0153\u02dc\u201c\u201d\u2122]?|\u00c3[\u00a1-\u00bf]|\u00c2[\u00a0-\u00bf]|\u00d4\u00c7[^\0-\x7f]|\u201a\u00c4[^\0-\x7f]|\ufffd/u;

/** Text that was read in the wrong encoding, at its first place in each line. */
export function misreadSigns(text: string): FoundText[] {
  return firstInEachLine(text, misread);
}

/** The first invisible character in each line. */
export function illegibleSigns(text: string): Sign[] {
  // At the very start it is a byte-order mark; further on, it shows where another file was appended.
  return firstInEachLine(text.replace(/^\uFEFF/, ' '), illegible).map(toSign);
}

/** The first character in each line that reverses the direction of writing. */
export function turningSigns(text: string): Sign[] {
  return firstInEachLine(text, turning).map(toSign);
}

function toSign({ text, ...place }: FoundText): Sign {
  return { code: codePointOf(text), ...place };
}

interface FoundText extends Point {
  text: string;
}

function firstInEachLine(text: string, pattern: RegExp): FoundText[] {
  return splitLines(text).flatMap((line, index) => {
    const found = pattern.exec(line);
    return found ? { text: found[0], line: index + 1, column: found.index + 1 } : [];
  });
}

/** The Unicode code point of a character: `U+001B`. */
export function codePointOf(character: string): string {
  const number = (character.codePointAt(0) as number).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}

const harmful = new RegExp(String.raw`[^\P{Cc}\n\t]|[${turns}]`, 'gu');

/**
 * A text that is safe to print in a terminal: without characters that would control it or reverse the direction of
 * writing.
 */
export function harmless(text: string): string {
  return text.replace(harmful, '\ufffd');
}
