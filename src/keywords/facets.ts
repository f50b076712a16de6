import { indexBySlug } from '../general/by-slug.ts';
import { onceFor } from '../general/once.ts';
import { compareCodeUnits } from '../general/order.ts';
import { currentRevision } from './history.ts';
import { moments } from './kinds.ts';
import type { Keyword } from './model.ts';
import { introducedAs } from './renames/family.ts';
import { slugify } from './text/slug.ts';
import { meaningOf } from './wording/meaning.ts';
import { momentsOf } from './wording/moments.ts';
import { readTypeLine } from './wording/traits.ts';
import { splitMeaning } from './wording/type-line.ts';

/** The facets of keywords, in the order in which lists offer them. */
export const facets = ['stacking', 'mode', 'timing', 'publisher', 'set'] as const;
export type Facet = (typeof facets)[number];

/** One value of a facet, and how many keywords have it. */
export interface FacetValue {
  /** Part of an address. */
  id: string;
  label: string;
  count: number;
}

const orders: Partial<Record<Facet, readonly string[]>> = { timing: moments };

/**
 * The values of a keyword for each facet: all that its meaning names, so that a list has whatever its label says; set and
 * publisher as its page has them, which are those of a former name where nothing is recorded of its own. Empty where a
 * value is not recorded, or not named.
 */
export function facetsOf(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Record<Facet, string[]> {
  const { set, by } = introducedAs(keyword, bySlug).introduction ?? { set: null, by: null };
  return {
    ...namedFacetsOf(keyword),
    publisher: by === null ? [] : [by],
    set: set === null ? [] : [set],
  };
}

/** What the meaning of a keyword names. Cached, as lists ask for the same keyword again and again. */
const namedFacetsOf = onceFor((keyword: Keyword) => {
  const meaning = meaningOf(currentRevision(keyword));
  const { stacking, mode } = readTypeLine(splitMeaning(meaning).typeLine);
  return { stacking, mode, timing: [...new Set(momentsOf(meaning).map(({ moment }) => moment))] };
});

/** The ids of a keyword's values for a facet, as addresses and filters have them. */
export function facetIds(keyword: Keyword, facet: Facet, bySlug: ReadonlyMap<string, Keyword>): string[] {
  return facetsOf(keyword, bySlug)[facet].map(slugify);
}

/**
 * The values of keywords for a facet: moments in the order of a turn, all others from A to Z.
 * @param bySlug all keywords, where these are not
 */
export function facetValues(
  facet: Facet,
  keywords: readonly Keyword[],
  bySlug: ReadonlyMap<string, Keyword> = indexBySlug(keywords),
): FacetValue[] {
  // Names that differ in capitals or hyphens share an address, and count as one.
  const byId = Map.groupBy(
    keywords.flatMap((keyword) => facetsOf(keyword, bySlug)[facet]),
    slugify,
  );
  const order = orders[facet];
  return [...byId]
    .map(([id, [label = '', ...more]]) => ({ id, label, count: more.length + 1 }))
    .sort((a, b) => (order ? order.indexOf(a.label) - order.indexOf(b.label) : compareCodeUnits(a.id, b.id)));
}
