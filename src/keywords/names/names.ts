import { uniqueBy } from '../../general/lists.ts';
import { onceFor } from '../../general/once.ts';
import type { Keyword } from '../model.ts';
import { slugify } from '../text/slug.ts';
import { withoutNumbers } from '../wording/template.ts';
import { createFinder, type Find, toNames } from './name-finder.ts';

/**
 * A name that leads to a keyword: its own, or a former one without an entry of its own, which leads to the current
 * keyword.
 */
export interface KeywordName {
  /** Slug of the name itself. */
  slug: string;
  name: string;
  keyword: Keyword;
}

/**
 * Every name that leads to a keyword, each once. A former name with an entry is a keyword itself; one without any
 * character that an address may have leads nowhere.
 */
export function keywordNames(keywords: readonly Keyword[]): KeywordName[] {
  const own = keywords.map((keyword) => ({ slug: keyword.slug, name: keyword.name, keyword }));
  const holding = keywords.filter(({ renamedTo }) => renamedTo === null);
  const former = holding.flatMap((keyword) =>
    keyword.formerNames.map((name) => ({ slug: slugify(name), name, keyword })),
  );
  return uniqueBy([...own, ...former.filter(({ slug }) => slug !== '')], ({ slug }) => slug);
}

/**
 * Prepares the search of texts for the keywords that they name.
 * @param notKeywords names that begin with a keyword's name but are none
 */
export function createKeywordFinder(keywords: readonly Keyword[], notKeywords: readonly string[]): Find {
  const names = keywordNames(keywords).map(({ name, keyword }) => ({ name, slug: keyword.slug }));
  return createFinder(toNames(names, notKeywords));
}

/** Looks up a written name, with or without a card's number; undefined where no keyword has it. */
export type NameLookup = (written: string) => KeywordName | undefined;

/**
 * Looks up a name, or its slug, however its words are joined. Cached, since many texts in a row ask for the same
 * keywords.
 */
export const nameLookupOf = onceFor(createNameLookup);

function createNameLookup(keywords: readonly Keyword[]): NameLookup {
  // Of two names that differ in spaces alone each is found by its exact spelling; otherwise own names win over former
  // ones.
  const names = keywordNames(keywords).reverse();
  const known = new Map([
    ...names.map((each) => [joined(each.slug), each] as const),
    ...names.map((each) => [each.slug, each] as const),
  ]);
  const lookup: NameLookup = (written) => {
    const slug = slugify(written);
    const bare = withoutNumbers(written);
    return known.get(slug) ?? known.get(joined(slug)) ?? (bare === written ? undefined : lookup(bare));
  };
  return lookup;
}

function joined(slug: string): string {
  return slug.replaceAll('-', '');
}
