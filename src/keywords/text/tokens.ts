import { onceEach } from '../../general/once.ts';
import { foldEditorial } from './editorial.ts';
import { apostrophes, straight } from './typography.ts';

/** A word or a sign, with the white space before it. Gaps and texts joined in order give back the text. */
interface Piece {
  gap: string;
  text: string;
}

/** A piece that can be compared with others. */
export interface Token extends Piece {
  /** Equal for tokens that differ only in spelling. */
  key: string;
}

/** Characters of words, for a character class: letters with their accents, digits. */
export const ofWords = '\\p{L}\\p{M}\\p{N}';

/**
 * Words keep their inner hyphens and apostrophes (`re-roll`, `can't`) and their sign (`+X`, `-X`), and numbers what
 * parts their digits (`1.5`, `1,000`), so that no change ever splits one; the cost arrow is one sign. Anything else is a
 * token of its own.
 */
const letters = `[${ofWords}_]+`;
const withinNumber = '(?<=\\d)(?:\\.(?=\\d)|,(?=\\d{3}(?!\\d)))';
const tokenPattern = new RegExp(
  `(?:--?|[–—=])>|[+\\-–−]?${letters}(?:(?:[${apostrophes}\\-‐‑–]|${withinNumber})${letters})*|\\S`,
  'gu',
);

/** Cuts a text into words and signs. White space at the very end becomes the gap of a last, empty piece. */
export function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const match of text.matchAll(tokenPattern)) {
    pieces.push({ gap: text.slice(position, match.index), text: match[0] });
    position = match.index + match[0].length;
  }
  if (position < text.length) pieces.push({ gap: text.slice(position), text: '' });
  return pieces;
}

/** Cuts a text into tokens, as {@link cut} does. */
export function tokenize(text: string): Token[] {
  const keyOfWord = onceEach(keyOf);
  return cut(text).map((piece) => ({ ...piece, key: keyOfWord(piece.text) }));
}

function keyOf(word: string): string {
  return foldEditorial(word) || straight(word);
}

/** Restores the text that was cut. */
export function joinTokens(tokens: readonly Piece[]): string {
  return tokens.map(({ gap, text }) => gap + text).join('');
}
