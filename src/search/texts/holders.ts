import { onceEach } from '../../general/once.ts';
import * as weights from '../base/weights.ts';
import type { Postings } from './postings.ts';
import type { Stems } from './stems.ts';

/** The documents that have a term in a field, in document order, and how often each has it. */
interface Holders {
  ids: number[];
  counts: number[];
}

/** Which documents have which stem in a field. */
export interface HoldersInField {
  isHeld(stem: number): boolean;
  of(stem: number): Holders;
  /** How many different stems each document has, and the average. */
  sizes: readonly number[];
  meanSize: number;
}

/** Works out from the postings of a field which documents have each stem. */
export function createHolders(
  { texts, owners, places, beginnings }: Postings,
  { terms }: Pick<Stems, 'terms'>,
): HoldersInField {
  // The cast is safe: without stems no loop runs.
  const beginOf = (stem: number) => beginnings[stem] as number;
  const sizes = new Array<number>(texts).fill(0);
  for (const [stem, term] of terms.entries()) {
    let last = -1;
    for (let at = beginOf(stem); term !== null && at < beginOf(stem + 1); at++) {
      const owner = owners[places[at] as number] as number;
      if (owner !== last) sizes[owner] = (sizes[owner] as number) + 1;
      last = owner;
    }
  }
  const of = onceEach((stem: number) => {
    const holders: Holders = { ids: [], counts: [] };
    for (let at = beginOf(stem); at < beginOf(stem + 1); at++) {
      const owner = owners[places[at] as number] as number;
      if (holders.ids.at(-1) !== owner) holders.ids.push(owner);
      holders.counts[holders.ids.length - 1] = (holders.counts[holders.ids.length - 1] ?? 0) + 1;
    }
    return holders;
  });
  return {
    isHeld: (stem: number) => beginOf(stem) < beginOf(stem + 1),
    of,
    sizes,
    meanSize: sizes.reduce((sum, size) => sum + size, 0) / texts,
  };
}

/** The weight of a term in each document that has it. */
interface Weighed {
  ids: number[];
  weights: number[];
}

/**
 * The weight of a stem in each document that has it, by BM25 in each field.
 * @param boosts the weight of each field, in field order
 */
export function weighTerm(
  stem: number,
  fields: readonly HoldersInField[],
  boosts: readonly number[],
): Weighed {
  const sums = new Map<number, number>();
  for (const [place, { of, sizes, meanSize }] of fields.entries()) {
    const { ids, counts } = of(stem);
    const rarity = Math.log(1 + (sizes.length - ids.length + 0.5) / (ids.length + 0.5));
    for (const [index, id] of ids.entries()) {
      const count = counts[index] as number;
      const length = (sizes[id] as number) / meanSize;
      const saturation = weights.repetition * (1 - weights.lengthShare + weights.lengthShare * length);
      const often = (count * (weights.repetition + 1)) / (count + saturation);
      sums.set(id, (sums.get(id) ?? 0) + (boosts[place] as number) * rarity * (weights.presence + often));
    }
  }
  return { ids: [...sums.keys()], weights: [...sums.values()] };
}
