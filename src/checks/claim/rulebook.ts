import { indexBySlug } from '../../general/by-slug.ts';
import type { Keyword } from '../../keywords/model.ts';
import { createKeywordFinder, nameLookupOf } from '../../keywords/names/names.ts';
import { currentKeyword, introducedAs } from '../../keywords/renames/family.ts';
import { slugify } from '../../keywords/text/slug.ts';
import type { ClaimedSentence, Named } from './claimed-sentence.ts';
import { createNameTest } from './match/card-names.ts';
import { type Place, placesOf } from './match/places.ts';
import { createRespeller } from './match/respell.ts';
import { type Sought, seek } from './match/sought.ts';
import { type KnownWords, knownWordsOf } from './naming/known-words.ts';
import { numberAfter, withValueApart } from './naming/number-named.ts';
import type { TitledSource } from './words/source-names.ts';

/**
 * Finds the keyword with a name, as it is spelled, and the number given with the name in place of X; null where no
 * keyword has it.
 */
export type NamedOf = (name: string) => Named | null;

/** Everything that the rules say and ever said, prepared once for any number of claims. */
export interface Rulebook {
  keywords: readonly Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  /** The ids of all sources, oldest first. */
  sourceIds: readonly string[];
  /** Every part of every wording. */
  places: readonly Place[];
  known: KnownWords;
  namedOf: NamedOf;
  /** The same as a whole keyword. */
  keywordCalled(name: string): Keyword | undefined;
  /** The keyword with whose name a text begins, or with `the` and that, and where it ends; null where it does not. */
  calledFirst(text: string): { keyword: Keyword; end: number } | null;
  /** The keywords that a text names as cards write them, each with the number after it in place of X. */
  namedIn(text: string): Named[];
  /** Whether two slugs are of one keyword, under whatever name; so are two that are both unknown. */
  areOne(slug: string | null | undefined, other: string | null | undefined): boolean;
  /** The keyword under whose name one came into the game: itself, where nothing else is recorded. */
  originOf(keyword: Keyword): Keyword;
  /** Whether a sentence may be of a keyword: it is claimed of that one or of none, or may name another. */
  mayBeOf(sentence: ClaimedSentence, slug: string): boolean;
  /** Prepares a text to be looked for; `number` is what the template before it has in place of X, or null. */
  seek(text: string, number?: string | null): Sought;
}

/** Prepares everything that claims are checked against. */
export function rulebookOf(keywords: readonly Keyword[], sources: readonly TitledSource[]): Rulebook {
  const places = placesOf(keywords);
  const isName = createNameTest(keywords, places);
  const respell = createRespeller(places);
  const lookup = nameLookupOf(keywords);
  const find = createKeywordFinder(keywords, []);
  const bySlug = indexBySlug(keywords);
  const known = knownWordsOf(keywords, sources);
  const called = (name: string) => lookup(name) ?? lookup(withValueApart(name)[0]);
  const keywordCalled = (name: string) => called(name)?.keyword;
  const nowOf = (slug: string | null | undefined) => {
    const keyword = bySlug.get(slug ?? '');
    return keyword && currentKeyword(keyword, bySlug);
  };
  const areOne: Rulebook['areOne'] = (slug, other) => nowOf(slug) === nowOf(other);
  return {
    keywords,
    bySlug,
    sourceIds: sources.map(({ id }) => id),
    places,
    known,
    keywordCalled,
    calledFirst: (text) => {
      const words = [...text.matchAll(/\S+/g)].slice(0, known.longestName);
      for (const { 0: last, index } of words.toReversed()) {
        const name = text.slice(0, index + last.length).replace(/[,:]$/, '');
        const keyword = keywordCalled(name.replace(/^the /i, ''));
        if (keyword) return { keyword, end: name.length };
      }
      return null;
    },
    namedOf: (name) => {
      const found = called(name);
      if (!found) return null;
      // A number may be part of the name: `Route 7`.
      const isOfName = slugify(found.name) === slugify(name);
      return { slug: found.keyword.slug, number: isOfName ? null : withValueApart(name)[1] };
    },
    namedIn: (text) => find(text).map(({ slug, end }) => ({ slug, number: numberAfter(text, end) })),
    areOne,
    originOf: (keyword) => introducedAs(keyword, bySlug),
    mayBeOf: ({ slug, mayNameOther }, other) => slug === null || mayNameOther || areOne(slug, other),
    seek: (text, number = null) => seek(text, isName, respell, number),
  };
}
