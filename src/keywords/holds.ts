import { facetsOf } from './facets.ts';
import type { Keyword } from './model.ts';
import type { Term } from './terms/find.ts';

/** What any keyword has, so that a site says nothing, and has no page, of what nobody recorded for its game. */
export interface Holds {
  sets: boolean;
  publishers: boolean;
  dates: boolean;
  moments: boolean;
  terms: boolean;
}

/** Tells what these keywords and words of the rules have. */
export function holdsOf(keywords: readonly Keyword[], terms: readonly Term[]): Holds {
  return {
    sets: keywords.some(({ introduction }) => introduction?.set),
    publishers: keywords.some(({ introduction }) => introduction?.by),
    dates: keywords.some(({ introduction }) => introduction?.date),
    moments: keywords.some((keyword) => facetsOf(keyword).timing.length > 0),
    terms: terms.length > 0,
  };
}
