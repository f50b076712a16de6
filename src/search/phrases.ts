import { add, addTo, type Sums } from './sums.ts';
import * as weights from './weights.ts';
import type { Words } from './words.ts';

/** Words that stand side by side, two and two: they tell "when this unit is discarded" from "this unit … discarded". */
export interface PhraseIndex {
  /**
   * How much of a query each text holds as it was asked, more where it is whole.
   * @param among the texts that are asked
   */
  find(asked: readonly string[], among: ReadonlyMap<number, unknown>): Sums<number>;
  /** Reads a text before anybody asks for it. */
  read(id: number): void;
}

/**
 * Prepares the search for phrases. A text is read when a phrase is first asked for, or before that, in a moment in which the
 * reader waits for nothing.
 * @param texts each in its parts
 */
export function createPhraseIndex(
  texts: readonly (readonly string[])[],
  { split, toTerm }: Words,
): PhraseIndex {
  const pairsOf = (words: readonly string[]) => {
    const stems = words.map((word) => toTerm(word) ?? word);
    return new Set(stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`));
  };
  const holders = new Map<string, number[]>();
  const known = new Set<number>();
  const read = (id: number) => {
    if (known.has(id)) return;
    known.add(id);
    const words = (texts[id] ?? []).flatMap(split).map(({ word }) => word);
    for (const pair of pairsOf(words)) addTo(holders, pair, id);
  };
  const find: PhraseIndex['find'] = (asked, among) => {
    const pairs = pairsOf(asked);
    const counts: Sums<number> = new Map();
    if (pairs.size > 0) for (const id of among.keys()) read(id);
    for (const pair of pairs) for (const id of holders.get(pair) ?? []) if (among.has(id)) add(counts, id, 1);
    // One pair alone is half a phrase: too short to be whole.
    const all = Math.max(2, pairs.size);
    return new Map([...counts].map(([id, count]) => [id, count === all ? weights.wholePhrase : count / all]));
  };
  return { find, read };
}
