import { apostrophes } from './typography.ts';

/** Words as a pattern that finds these very words. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * A pattern that finds what any of some patterns does, in one pass: where several fit, the first.
 * @param flags of all; those that the patterns have of their own do not count
 */
export function anyOf(flags: string, patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}

/**
 * Finds words in a text as its source has it, in capitals or not, however its spaces and apostrophes are set, so that
 * what is found can be quoted.
 */
export function loosely(words: string): RegExp {
  return new RegExp(words.replaceAll(' ', '\\s+').replaceAll("'", `[${apostrophes}]`), 'gisu');
}
