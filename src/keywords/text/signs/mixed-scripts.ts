import { codePointOf } from './characters.ts';

/** Letters of other alphabets that look like Latin ones. */
export const otherLetters = String.raw`[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Cyrillic}\p{Script=Greek}]`;

const latin = /\p{Script=Latin}/u;
const otherAlphabet = new RegExp(otherLetters, 'u');

/** Letters of other alphabets that look like an X, for a character class. */
export const lettersLikeX = '\\u0425\\u03a7';

/** A letter of another alphabet in place of an X, alone but for its signs. */
const likeX = new RegExp(`^\\P{L}*[${lettersLikeX}]\\P{L}*$`, 'u');

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
