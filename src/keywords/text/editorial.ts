import { foldTypography } from './typography.ts';

/** Punctuation; within a number (`1.5`, `1,2`) it belongs to that, except for thousands separators. */
const punctuation = /[;!?"'()]|(?<!\d)[.,:]|[.,:](?!\d)|,(?=\d{3}(?!\d))/g;

/** The cost arrow as sources and programs write it. */
const arrow = /(?:--?|[–—=])>|[→⇒➔⟶]/g;

const hyphenInWord = /(?<=\p{L})[-‐‑](?=\p{L})/gu;

/**
 * Folds away, beyond typography, everything that makes a change merely editorial: case, hyphens of any kind inside
 * words, punctuation, and the ways of writing the cost arrow (`-->`, `§`, `->`). Signs and brackets stay, because `+X`
 * and `-X`, `[cost]` and `cost`, differ in meaning.
 * @returns the remaining words, joined by single spaces; empty where there was only punctuation
 */
export function foldEditorial(text: string): string {
  return foldTypography(text)
    .toLowerCase()
    .replace(arrow, '§')
    .replace(hyphenInWord, '')
    .replace(/[‐‑–−]/g, '-')
    .replace(/…|\.{2,}/g, ' ')
    .replace(punctuation, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether two texts differ at most in spelling, case, punctuation or symbols. A hyphen inside a word may replace
 * nothing (`reroll`) or a space (`zig zag`).
 */
export function isSameButForSpelling(a: string, b: string): boolean {
  return (
    a === b || foldEditorial(a) === foldEditorial(b) || foldEditorial(apart(a)) === foldEditorial(apart(b))
  );
}

/** A text with a space for each hyphen inside a word. */
function apart(text: string): string {
  return text.replace(hyphenInWord, ' ');
}
