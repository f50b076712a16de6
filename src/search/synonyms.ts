import { addTo } from './sums.ts';
import type { Synonym } from './vocabulary.ts';
import type { Words } from './words.ts';

/**
 * Prepares the players' language.
 * @returns a function from the words of a query to the words of the rules for the same thing
 */
export function createMeanings(
  synonyms: readonly Synonym[],
  { split }: Words,
): (asked: readonly string[]) => string[] {
  const wordsOf = (text: string) => split(text).map(({ word }) => word);
  const byFirst = new Map<string, { said: string[]; mean: string[] }[]>();
  for (const { say, mean } of synonyms)
    for (const said of say.map(wordsOf)) {
      const [first = ''] = said;
      addTo(byFirst, first, { said, mean: wordsOf(mean) });
    }
  return (asked) =>
    asked.flatMap((first, start) =>
      (byFirst.get(first) ?? [])
        .filter(({ said }) => said.every((word, index) => asked[start + index] === word))
        .flatMap(({ mean }) => mean),
    );
}
