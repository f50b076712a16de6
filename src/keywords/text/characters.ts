import { splitLines } from './lines.ts';
import type { Point } from './point.ts';

/** A character of a document, and its place. */
interface Sign {
  /** Its Unicode code point: `U+001B`. */
  code: string;
  place: Point;
}

/**
 * Characters that select how the letters of some alphabets, or a picture, are drawn; next to Latin letters they have
 * no effect.
 */
const choosing = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/**
 * Characters that no page, feed or terminal shows as the source means them: controls other than the tab, unassigned
 * code points and noncharacters, the two separators that only some programs take for line ends, private-use
 * characters, object replacement characters, and zero-width characters that join nothing. Because of them two texts
 * that read the same would differ.
 */
const illegible = new RegExp(
  String.raw`[^\P{Cc}\t]|\p{Cn}|\p{Co}|[\u2028\u2029\u2800\ufff9-\ufffc]|(?<=^|[\p{ASCII}\p{Script=Latin}])[${choosing}](?!\u20e3)|[^\P{Default_Ignorable_Code_Point}${choosing}\u202a-\u202e\u2066-\u2069]`,
  'u',
);

/** Characters that reverse the direction of writing, so that a text seems to have other words than it has. */
const turning = /[\u202A-\u202E\u2066-\u2069]/u;

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

function toSign({ text, place }: FoundText): Sign {
  return { code: codePointOf(text), place };
}

interface FoundText {
  text: string;
  place: Point;
}

function firstInEachLine(text: string, pattern: RegExp): FoundText[] {
  return splitLines(text).flatMap((line, index) => {
    const found = pattern.exec(line);
    if (!found) return [];
    return { text: found[0], place: { line: index + 1, column: found.index + 1 } };
  });
}

/** The Unicode code point of a character: `U+001B`. */
export function codePointOf(character: string): string {
  const number = (character.codePointAt(0) as number).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}

/**
 * A text that is safe to print in a terminal: without characters that would control it or reverse the direction of
 * writing.
 */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\ufffd');
}

/** Letters of other alphabets that look like Latin ones. */
export const otherLetters = String.raw`[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Cyrillic}\p{Script=Greek}]`;

const latin = /\p{Script=Latin}/u;
const otherAlphabet = new RegExp(otherLetters, 'u');

/** A letter of another alphabet in place of an X, alone but for its signs. */
const likeX = /^\P{L}*[\u0425\u03a7]\P{L}*$/u;

/**
 * A letter of another alphabet that looks like a Latin one, in a word of a name or a template that mixes both, or in
 * place of its X.
 * @returns the letter and its code point; null where no word mixes alphabets
 */
export function foreignLetter(name: string): { sign: string; code: string } | null {
  const words = latin.test(name) ? name.split(' ') : [];
  const mixed = words.find((word) => likeX.test(word) || (latin.test(word) && otherAlphabet.test(word)));
  const [sign] = otherAlphabet.exec(mixed ?? '') ?? [];
  return sign === undefined ? null : { sign, code: codePointOf(sign) };
}
