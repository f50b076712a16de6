import { uniqueBy } from '../../general/lists.ts';
import { onceFor } from '../../general/once.ts';
import type { Keyword } from '../model.ts';
import { slugify } from '../text/slug.ts';
import { withoutNumbers } from '../wording/template.ts';
import { createFinder, type Find, toNames } from './name-finder.ts';

/** A name that leads to a keyword: its own, or a former one, of which no source has an entry, to the one that holds. */
export interface KeywordName {
  /** Of the name itself. */
  slug: string;
  name: string;
  keyword: Keyword;
}

/**
 * Every name that leads to a keyword, each once. A former name with an entry is a keyword by itself; one without a
 * letter that an address may have leads nowhere.
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
 * @param notKeywords names that begin as a keyword does and are none
 */
export function createKeywordFinder(keywords: readonly Keyword[], notKeywords: readonly string[]): Find {
  const names = keywordNames(keywords).map(({ name, keyword }) => ({ name, slug: keyword.slug }));
  return createFinder(toNames(names, notKeywords));
}

/** The name that somebody wrote, with the number of a card or without; undefined where it is of no keyword. */
export type NameLookup = (written: string) => KeywordName | undefined;

/**
 * What tells of a name, or its slug, which keyword it leads to, however its words are joined. Made once: those who hold
 * up one text after another ask it for each.
 */
export const nameLookupOf = onceFor(createNameLookup);

function createNameLookup(keywords: readonly Keyword[]): NameLookup {
  // Of two that are told apart by their blanks alone each is found as it is spelled, else what is no former name.
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
