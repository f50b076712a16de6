import { addTo } from '../../general/lists.ts';

/** Whether one letter was left out, added, replaced, or swapped with its neighbour. */
export function isOneTypo(typed: string, meant: string): boolean {
  return typed !== meant && hasFewTypos(typed, meant, 1);
}

/** Whether a word is another with at most so many such slips. */
export function hasFewTypos(typed: string, meant: string, most: number): boolean {
  if (typed === meant) return true;
  if (Math.abs(typed.length - meant.length) > most || most === 0) return false;
  let same = 0;
  while (typed[same] === meant[same]) same++;
  const matchesAfter = (ofTyped: number, ofMeant: number) =>
    hasFewTypos(typed.slice(same + ofTyped), meant.slice(same + ofMeant), most - 1);
  const isExchanged = typed[same] === meant[same + 1] && typed[same + 1] === meant[same];
  return (
    matchesAfter(1, 0) || matchesAfter(0, 1) || matchesAfter(1, 1) || (isExchanged && matchesAfter(2, 2))
  );
}

/** Longest word to vary, in characters: nothing longer is a word, and making its variants takes quadratic time. */
const longestWord = 80;

/**
 * A word, and each form of it with one letter removed: two words that are one typo apart share one of these. For
 * anything longer than a word, just itself.
 */
export function variantsOf(word: string): string[] {
  if (word.length > longestWord) return [word];
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

/** Things by the words for them. */
export interface TypoIndex<Thing> {
  add(word: string, thing: Thing): void;
  /** What was added under this word, or under one that is one typo away. */
  near(word: string): Thing[];
}

/** Creates an index of things by words that may be misspelt. */
export function createTypoIndex<Thing>(): TypoIndex<Thing> {
  const byVariant = new Map<string, { word: string; thing: Thing }[]>();
  return {
    add(word, thing) {
      const added = { word, thing };
      for (const variant of variantsOf(word)) addTo(byVariant, variant, added);
    },
    near(typed) {
      const found = new Set(variantsOf(typed).flatMap((variant) => byVariant.get(variant) ?? []));
      const isNear = (word: string) => word === typed || isOneTypo(typed, word);
      return [...found].filter(({ word }) => isNear(word)).map(({ thing }) => thing);
    },
  };
}
