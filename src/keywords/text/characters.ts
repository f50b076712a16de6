import { splitLines } from './lines.ts';
import type { Point } from './point.ts';

/** A character of a document, and where it stands. */
export interface Sign {
  /** As Unicode numbers it: `U+001B`. */
  code: string;
  place: Point;
}

/**
 * Signs between letters of some alphabets, or behind a picture, that choose how it is drawn; beside Latin letters they
 * do nothing.
 */
const choosing = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/**
 * Control characters but the tab, what Unicode has not made a character of or keeps from being one, the two separators
 * that end a line for some programs and for others do not, what each typeface has as it likes, what stands for
 * something that is not there, and what has no width and joins nothing: two texts would differ that read the same. No
 * page, feed or terminal shows them as the source means them.
 */
const illegible = new RegExp(
  String.raw`[^\P{Cc}\t]|\p{Cn}|\p{Co}|[\u2028\u2029\u2800\ufff9-\ufffc]|(?<=^|[\p{ASCII}\p{Script=Latin}])[${choosing}](?!\u20e3)|[^\P{Default_Ignorable_Code_Point}${choosing}\u202a-\u202e\u2066-\u2069]`,
  'u',
);

/** Characters that turn the direction of writing around, so that a text reads as other words than it holds. */
const turning = /[\u202A-\u202E\u2066-\u2069]/u;

/**
 * UTF-8 that was read as something else, as Windows-1252, as what old terminals or Macs have: a quotation mark, a dash,
 * a letter with its accent, a blank. And what a program put where it knew none.
 */
export const misread =
  /\u00e2\u20ac[\u0080-\u009f\u00a2\u00a6\u0153\u02dc\u201c\u201d\u2122]?|\u00c3[\u00a1-\u00bf]|\u00c2[\u00a0-\u00bf]|\u00d4\u00c7[^\0-\x7f]|\u201a\u00c4[^\0-\x7f]|\ufffd/u;

/** What was read in another encoding than it was written in, the first in each line. */
export function misreadSigns(text: string): FoundText[] {
  return firstInEachLine(text, misread);
}

/** The first character in each line that no reader could see. */
export function illegibleSigns(text: string): Sign[] {
  // In front of all it marks the order of bytes; further on it is where another file was put behind the first.
  return firstInEachLine(text.replace(/^\uFEFF/, ' '), illegible).map(toSign);
}

/** The first character in each line that turns the direction of writing around. */
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

/** A character as Unicode numbers it: `U+001B`. */
export function codePointOf(character: string): string {
  const number = (character.codePointAt(0) as number).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}

/** The text as a terminal can print it: without signs that would steer it or turn the direction of writing. */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\ufffd');
}

/** Letters that look like Latin ones and are of other alphabets. */
export const otherLetters = String.raw`[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Cyrillic}\p{Script=Greek}]`;

const latin = /\p{Script=Latin}/u;
const otherAlphabet = new RegExp(otherLetters, 'u');

/** What stands for an X by itself, with its signs, and is of another alphabet. */
const likeX = /^\P{L}*[\u0425\u03a7]\P{L}*$/u;

/**
 * A letter that looks like one of the Latin alphabet and is of another, in a word of a name or a template that has
 * both, or for its X.
 * @returns the letter, and how Unicode numbers it; null where each word has letters of one alphabet
 */
export function foreignLetter(name: string): { sign: string; code: string } | null {
  const words = latin.test(name) ? name.split(' ') : [];
  const mixed = words.find((word) => likeX.test(word) || (latin.test(word) && otherAlphabet.test(word)));
  const [sign] = otherAlphabet.exec(mixed ?? '') ?? [];
  return sign === undefined ? null : { sign, code: codePointOf(sign) };
}
