import { indexBySlug } from '../../keywords/by-slug.ts';
import type { Keyword } from '../../keywords/model.ts';
import { nameLookupOf } from '../../keywords/names/names.ts';
import { type Headings, headingsOf } from './headings.ts';
import type { SlugOf } from './joined/names-beside.ts';
import { createNameTest } from './match/names.ts';
import { type Place, placesOf } from './match/places.ts';
import { createRespeller } from './match/respell.ts';
import { type Sought, seek } from './match/sought.ts';

/** What claims are held against, made once for all of them. */
export interface Known {
  bySlug: ReadonlyMap<string, Keyword>;
  /** Every part of every wording. */
  places: readonly Place[];
  headings: Headings;
  slugOf: SlugOf;
  /** Prepares a text to be looked for; `number` is what the template in front of it has for X, null where nothing. */
  seek(text: string, number?: string | null): Sought;
}

/** Collects what claims are held against. */
export function knownOf(keywords: readonly Keyword[]): Known {
  const places = placesOf(keywords);
  const isName = createNameTest(keywords, places);
  const respell = createRespeller(places);
  const lookup = nameLookupOf(keywords);
  return {
    bySlug: indexBySlug(keywords),
    places,
    headings: headingsOf(keywords),
    slugOf: (name) => lookup(name)?.keyword.slug ?? null,
    seek: (text, number = null) => seek(text, isName, respell, number),
  };
}
