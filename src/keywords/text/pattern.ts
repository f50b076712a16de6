import { apostrophes } from './typography.ts';

/** Escapes words for a pattern that matches exactly them. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * A pattern that finds what any of several patterns does, in one pass; where several match, the first.
 * @param flags the flags for all; the patterns' own are ignored
 */
export function anyOf(flags: string, patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}

/**
 * A pattern for words in a text as its source has it, in any case and with any kind of space and apostrophe, so that
 * what is found can be quoted.
 */
export function loosely(words: string): RegExp {
  return new RegExp(words.replaceAll(' ', '\\s+').replaceAll("'", `[${apostrophes}]`), 'gisu');
}
