import { indexBySlug } from '../../general/by-slug.ts';
import { currentKeyword } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { createKeywordFinder, keywordNames, nameLookupOf } from '../../keywords/names/names.ts';
import { slugify } from '../../keywords/text/slug.ts';
import { createNameTest } from './match/names.ts';
import { type Place, placesOf } from './match/places.ts';
import { createRespeller } from './match/respell.ts';
import { type Sought, seek } from './match/sought.ts';
import { type Headings, headingsOf, numberBehind, withValueApart } from './naming/headings.ts';
import type { Named } from './words/sentences.ts';
import type { TitledSource } from './words/source-names.ts';

/** Tells the keyword that is called so, and what stands there for its X; null where none is. */
export type NamedOf = (name: string) => Named | null;

/** What claims are held against, made once for all of them. */
export interface Known {
  keywords: readonly Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  /** Every part of every wording. */
  places: readonly Place[];
  headings: Headings;
  namedOf: NamedOf;
  /** The keywords that a text names where they stand as cards write them, each with what stands behind it for its X. */
  namedIn(text: string): Named[];
  /** In words: no name has more, with what may stand around it, as in `the old Armor ability`. */
  longestName: number;
  /** The keyword that holds now of the one with a slug. */
  nowOf(slug: string | null | undefined): Keyword | undefined;
  /** Prepares a text to be looked for; `number` is what the template in front of it has for X, null where nothing. */
  seek(text: string, number?: string | null): Sought;
}

/** Collects what claims are held against. */
export function knownOf(keywords: readonly Keyword[], sources: readonly TitledSource[]): Known {
  const places = placesOf(keywords);
  const isName = createNameTest(keywords, places);
  const respell = createRespeller(places);
  const lookup = nameLookupOf(keywords);
  const find = createKeywordFinder(keywords, []);
  const bySlug = indexBySlug(keywords);
  return {
    keywords,
    bySlug,
    places,
    headings: headingsOf(keywords, sources),
    longestName:
      Math.max(0, ...keywordNames(keywords).map(({ name }) => name.split(/[\s\p{Pd}]+/u).length)) + 3,
    namedOf: (name) => {
      const [bare, number] = withValueApart(name);
      const found = lookup(name) ?? lookup(bare);
      // A number may be of the name itself: `Route 7`.
      const isOfName = found !== undefined && slugify(found.name) === slugify(name);
      return found ? { slug: found.keyword.slug, number: isOfName ? null : number } : null;
    },
    namedIn: (text) => find(text).map(({ slug, end }) => ({ slug, number: numberBehind(text, end) })),
    nowOf: (slug) => {
      const keyword = bySlug.get(slug ?? '');
      return keyword && currentKeyword(keyword, bySlug);
    },
    seek: (text, number = null) => seek(text, isName, respell, number),
  };
}
