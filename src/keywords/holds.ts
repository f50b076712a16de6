import { type Facet, facets, facetValues } from './facets.ts';
import type { Keyword } from './model.ts';
import type { Term } from './terms/find.ts';

/** Which data any keyword has, so that a site omits words and pages for what nobody recorded for its game. */
export interface Holds {
  sets: boolean;
  publishers: boolean;
  dates: boolean;
  moments: boolean;
  terms: boolean;
  /** Whether any keyword currently has a value of a facet, and so a list; values of earlier wordings may have none. */
  has(facet: Facet, id: string): boolean;
}

/** Works out which data these keywords and terms have. */
export function holdsOf(keywords: readonly Keyword[], terms: readonly Term[]): Holds {
  const listed = new Set(
    facets.flatMap((facet) => facetValues(facet, keywords).map(({ id }) => `${facet} ${id}`)),
  );
  return {
    sets: keywords.some(({ introduction }) => introduction?.set),
    publishers: keywords.some(({ introduction }) => introduction?.by),
    dates: keywords.some(({ introduction }) => introduction?.date),
    moments: facetValues('timing', keywords).length > 0,
    terms: terms.length > 0,
    has: (facet, id) => listed.has(`${facet} ${id}`),
  };
}
