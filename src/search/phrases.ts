import { add, addTo, type Sums } from './sums.ts';
import * as weights from './weights.ts';
import type { Words } from './words.ts';

/**
 * Prepares the search for words that stand side by side, two and two: they tell "when this unit is discarded" from
 * "this unit … discarded".
 * @returns a function from the words of a query to how much of it each text holds as it was asked, more where it is whole
 */
export function createPhraseIndex(
  texts: readonly string[],
  { split, toTerm }: Words,
): (asked: readonly string[]) => Sums<number> {
  const pairsOf = (words: readonly string[]) => {
    const stems = words.map((word) => toTerm(word) ?? word);
    return new Set(stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`));
  };
  const holders = new Map<string, number[]>();
  for (const [id, text] of texts.entries())
    for (const pair of pairsOf(split(text).map(({ word }) => word))) addTo(holders, pair, id);

  return (asked) => {
    const pairs = pairsOf(asked);
    const counts: Sums<number> = new Map();
    for (const pair of pairs) for (const id of holders.get(pair) ?? []) add(counts, id, 1);
    // One pair alone is half a phrase: too short to be whole.
    const all = Math.max(2, pairs.size);
    return new Map([...counts].map(([id, count]) => [id, count === all ? weights.wholePhrase : count / all]));
  };
}
