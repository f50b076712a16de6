import * as nameWeights from '../base/name-weights.ts';
import { foldName } from './names.ts';
import type { SimilarNames } from './similar.ts';

/** A name read in the words of a query from index `from` up to `to`, exclusive. */
interface Reading {
  from: number;
  to: number;
  name: string;
  score: number;
}

/** The baseline: anything less similar to a name is not taken for one. */
const none: Reading = { from: 0, to: 0, name: '', score: nameWeights.leastMended };

/**
 * Replaces words that no text has with the name they resemble: "how does ovrekill work". A neighbouring word may
 * belong to the name: "area damaeg against armor".
 * @param asked the words of a query
 * @param isUnknown whether no text has a word
 * @returns the words with those names in place of what was typed
 */
export function mendNames(
  asked: readonly string[],
  isUnknown: (word: string) => boolean,
  findSimilar: SimilarNames,
): readonly string[] {
  const unknown = [...asked.keys()].filter((at) => isUnknown(asked[at] as string));
  if (asked.length === 1 || unknown.length > nameWeights.mostMended) return asked;
  const read = (from: number, to: number): Reading[] => {
    const typed = asked.slice(Math.max(0, from), to);
    return [...findSimilar(typed, isUnknown).values()].map((similar) => ({ from, to, ...similar }));
  };
  const mended = [...asked];
  // From last to first, since a replacement shifts the words after it.
  let next = asked.length;
  for (const at of unknown.reverse()) {
    if (at >= next) continue;
    const readings = [...read(at, at + 1), ...read(at - 1, at + 1), ...read(at, Math.min(at + 2, next))];
    const best = readings.reduce((a, b) => (b.score > a.score ? b : a), none);
    if (best === none) continue;
    next = Math.max(0, best.from);
    mended.splice(next, best.to - next, ...foldName(best.name).words);
  }
  return mended;
}
