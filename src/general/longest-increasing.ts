import { firstIndex } from './lists.ts';

/**
 * The values of the longest increasing subsequence: of equally long ones, the first to end, with the earliest possible
 * values.
 * @param values no two are equal
 */
export function longestIncreasing(values: readonly number[]): Set<number> {
  // For each length of chain, the values that can end one, in order; each is below the last.
  const endings: number[][] = [];
  for (const value of values) {
    const length = firstIndex(endings, (ending) => (ending.at(-1) as number) >= value);
    const ending = endings[length];
    if (ending) ending.push(value);
    else endings.push([value]);
  }
  const chain = new Set<number>();
  let below = Number.POSITIVE_INFINITY;
  for (const ending of endings.toReversed()) {
    below = ending[firstIndex(ending, (value) => value < below)] as number;
    chain.add(below);
  }
  return chain;
}
