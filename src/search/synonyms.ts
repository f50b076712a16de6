import { addTo } from './lists.ts';
import type { Synonym } from './vocabulary.ts';

/**
 * Prepares the players' language.
 * @param synonyms whose words are read already, with a space between
 * @returns a function from the words of a query to the words of the rules for the same thing
 */
export function createMeanings(synonyms: readonly Synonym[]): (asked: readonly string[]) => string[] {
  const byFirst = new Map<string, { said: string[]; mean: string[] }[]>();
  for (const { say, mean } of synonyms)
    for (const said of say.map((phrase) => phrase.split(' '))) {
      const [first = ''] = said;
      addTo(byFirst, first, { said, mean: mean.split(' ') });
    }
  return (asked) =>
    asked.flatMap((first, start) =>
      (byFirst.get(first) ?? [])
        .filter(({ said }) => said.every((word, index) => asked[start + index] === word))
        .flatMap(({ mean }) => mean),
    );
}
