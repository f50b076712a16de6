import type { Stretch } from './stretches.ts';

/** What stands on a card for another sign, or for none. */
export interface Replaced extends Stretch {
  sign: string;
}

/** What a pattern finds, each with its sign. */
export function replacedIn(text: string, pattern: RegExp, signOf: (name: string) => string): Replaced[] {
  return [...text.matchAll(pattern)].map(({ 0: all, 1: name = '', index }) => ({
    start: index,
    end: index + all.length,
    sign: signOf(name),
  }));
}
