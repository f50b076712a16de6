import { onceEach } from '../../general/once.ts';
import { foldEditorial } from './editorial.ts';
import { apostrophes, straight } from './typography.ts';

/** A word or a sign, with the white space before it. Gaps and texts joined in order give back the text. */
export interface Token {
  gap: string;
  text: string;
  /** Equal for tokens that differ only in spelling. */
  key: string;
}

/** Characters of words, for a character class: letters with their accents, digits. */
export const ofWords = '\\p{L}\\p{M}\\p{N}';

/**
 * Words keep their inner hyphens and apostrophes (`re-roll`, `can't`) and their sign (`+X`, `-X`), so that no change
 * ever splits one; the cost arrow is one sign. Anything else is a token of its own.
 */
const letters = `[${ofWords}_]+`;
const tokenPattern = new RegExp(
  `(?:--?|[–—=])>|[+\\-–−]?${letters}(?:[${apostrophes}\\-‐‑–]${letters})*|\\S`,
  'gu',
);

/** Cuts a text into tokens. White space at the very end becomes the gap of a last, empty token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const keyOfWord = onceEach(keyOf);
  const toToken = (gap: string, text: string): Token => ({ gap, text, key: keyOfWord(text) });
  let position = 0;
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push(toToken(text.slice(position, match.index), match[0]));
    position = match.index + match[0].length;
  }
  if (position < text.length) tokens.push(toToken(text.slice(position), ''));
  return tokens;
}

function keyOf(word: string): string {
  return foldEditorial(word) || straight(word);
}

/** Restores the text that was cut into tokens. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ gap, text }) => gap + text).join('');
}
