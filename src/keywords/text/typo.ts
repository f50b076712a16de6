import { addTo } from '../../general/lists.ts';

/** Whether one letter was left out, put in, exchanged, or changed places with its neighbour. */
export function isOneTypo(typed: string, meant: string): boolean {
  return typed !== meant && hasFewTypos(typed, meant, 1);
}

/** Whether a word is what is meant, but for so many such slips at most. */
export function hasFewTypos(typed: string, meant: string, most: number): boolean {
  if (typed === meant) return true;
  if (Math.abs(typed.length - meant.length) > most || most === 0) return false;
  let same = 0;
  while (typed[same] === meant[same]) same++;
  const isSo = (ofTyped: number, ofMeant: number) =>
    hasFewTypos(typed.slice(same + ofTyped), meant.slice(same + ofMeant), most - 1);
  const isExchanged = typed[same] === meant[same + 1] && typed[same + 1] === meant[same];
  return isSo(1, 0) || isSo(0, 1) || isSo(1, 1) || (isExchanged && isSo(2, 2));
}

/** In letters: a longer word is none, and what is left of it would take its length for each of them. */
const longestWord = 80;

/**
 * A word, and what is left of it without one of its letters: two that are one typo apart share one of these. Of what is
 * longer than any word, itself alone.
 */
export function variantsOf(word: string): string[] {
  if (word.length > longestWord) return [word];
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

/** Things by the words for them. */
export interface TypoIndex<Thing> {
  add(word: string, thing: Thing): void;
  /** What was added by this word, or by one that is one typo from it. */
  near(word: string): Thing[];
}

/** Prepares the search for things by words that may have a slip, as long as they are added. */
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
