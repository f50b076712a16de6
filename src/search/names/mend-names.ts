import * as weights from '../base/weights.ts';
import { foldName } from './names.ts';
import type { SimilarNames } from './similar.ts';

/** Words of a query from one place to before another that are read as a name. */
interface Reading {
  from: number;
  to: number;
  name: string;
  score: number;
}

/** What is less like a name than this is none. */
const none: Reading = { from: 0, to: 0, name: '', score: weights.leastMended };

/**
 * Reads what stands nowhere as the name that it is like: "how does ovrekill work". A word beside it may belong to that
 * name, too: "area damaeg against armor".
 * @param asked the words of a query
 * @param isUnknown whether a word stands nowhere
 * @returns the words with those names in place of what was typed
 */
export function mendNames(
  asked: readonly string[],
  isUnknown: (word: string) => boolean,
  findSimilar: SimilarNames,
): readonly string[] {
  const unknown = [...asked.keys()].filter((at) => isUnknown(asked[at] as string));
  if (asked.length === 1 || unknown.length > weights.mostMended) return asked;
  const read = (from: number, to: number): Reading[] => {
    const typed = asked.slice(Math.max(0, from), to);
    return [...findSimilar(typed, isUnknown).values()].map((similar) => ({ from, to, ...similar }));
  };
  const mended = [...asked];
  // From the last to the first: what is mended moves what stands behind it.
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
