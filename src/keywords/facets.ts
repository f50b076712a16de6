import { currentRevision } from './history.ts';
import { timings } from './kinds.ts';
import type { Keyword } from './model.ts';
import { compareCodeUnits } from './order.ts';
import { slugify } from './text/slug.ts';

/** By what keywords are told apart in lists, in the order in which a list offers it. */
export const facets = ['stacking', 'mode', 'timing', 'publisher', 'set'] as const;
export type Facet = (typeof facets)[number];

/** One value of a facet, and how many keywords have it. */
export interface FacetValue {
  /** Part of an address. */
  id: string;
  label: string;
  count: number;
}

const orders: Partial<Record<Facet, readonly string[]>> = { timing: timings };

/** What a keyword has for each facet; null where it is not recorded, or its type line does not say. */
export function facetsOf(keyword: Keyword): Record<Facet, string | null> {
  const { stacking, mode, timing } = currentRevision(keyword).traits;
  const { set, by } = keyword.introduction ?? { set: null, by: null };
  return { stacking, mode, timing, publisher: by, set };
}

/** The values that keywords have for a facet: moments in the order of a turn, all else from A to Z. */
export function facetValues(facet: Facet, keywords: readonly Keyword[]): FacetValue[] {
  const counts = new Map<string, number>();
  for (const keyword of keywords) {
    const value = facetsOf(keyword)[facet];
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const order = orders[facet];
  return [...counts]
    .sort(([a], [b]) => (order ? order.indexOf(a) - order.indexOf(b) : compareCodeUnits(a, b)))
    .map(([label, count]) => ({ id: slugify(label), label, count }));
}
