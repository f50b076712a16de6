import { foldTypography } from './typography.ts';

/** Punctuation; within a number (`1.5`, `1,2`) it is of the number, but for the comma in front of its thousands. */
const punctuation = /[;!?"'()]|(?<!\d)[.,:]|[.,:](?!\d)|,(?=\d{3}(?!\d))/g;

/** The cost arrow as sources and programs write it. */
const arrow = /(?:--?|[–—=])>|[→⇒➔⟶]/g;

const hyphenInWord = /(?<=\p{L})[-‐‑](?=\p{L})/gu;

/**
 * Folds away, beyond typography, what makes a change merely editorial: case, hyphens inside words, whichever sign is
 * set for them, punctuation, and the ways in which the cost arrow is written (`-->`, `§`, `->`). Signs and
 * brackets stay, because `+X` and `-X`, `[cost]` and `cost`, do not mean the same.
 * @returns the words that are left, joined by single spaces; empty where there was only punctuation
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
 * Whether two texts differ in nothing but spelling, case, punctuation or symbols, or not at all. A hyphen inside a word
 * may have come from nothing (`reroll`) or from a blank (`zig zag`).
 */
export function isSameButForSpelling(a: string, b: string): boolean {
  return (
    a === b || foldEditorial(a) === foldEditorial(b) || foldEditorial(apart(a)) === foldEditorial(apart(b))
  );
}

/** A text with a blank for each hyphen inside a word. */
function apart(text: string): string {
  return text.replace(hyphenInWord, ' ');
}
