import { addTo } from '../general/lists.ts';
import type { Synonym } from '../keywords/store/vocabulary.ts';

/** The players' language. */
export interface Meanings {
  /** Maps the words of a query to the words of the rules for the same thing. */
  (asked: readonly string[]): string[];
  /** Whether players say a word. */
  has(word: string): boolean;
}

/**
 * Prepares the players' language.
 * @param synonyms with words already normalised and separated by spaces
 */
export function createMeanings(synonyms: readonly Synonym[]): Meanings {
  const words = new Set(synonyms.flatMap(({ say }) => say.flatMap((phrase) => phrase.split(' '))));
  const byFirst = new Map<string, { said: string[]; mean: string[] }[]>();
  for (const { say, mean } of synonyms)
    for (const said of say.map((phrase) => phrase.split(' '))) {
      const [first = ''] = said;
      addTo(byFirst, first, { said, mean: mean.split(' ') });
    }
  const meaningsOf = (asked: readonly string[]) =>
    asked.flatMap((first, start) =>
      (byFirst.get(first) ?? [])
        .filter(({ said }) => said.every((word, index) => asked[start + index] === word))
        .flatMap(({ mean }) => mean),
    );
  return Object.assign(meaningsOf, { has: (word: string) => words.has(word) });
}
