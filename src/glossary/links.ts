import type { Keyword } from './model.ts';
import type { Urls } from './urls.ts';

/** Where a name leads. */
export interface Link {
  slug: string;
  url: string;
  /** Whether the name gave way to another. */
  renamed: boolean;
}

/** Every name and former name, from A to Z, and the keyword that it means now. */
export function linksByName(keywords: readonly Keyword[], urls: Urls): Record<string, Link> {
  const links = keywords.flatMap(({ slug, name, renamedTo, formerNames }): [string, Link][] => [
    [name, toLink(renamedTo ?? slug, renamedTo !== null)],
    ...formerNames.map((former): [string, Link] => [former, toLink(slug, true)]),
  ]);
  return Object.fromEntries(links.sort(([a], [b]) => (a < b ? -1 : 1)));

  function toLink(slug: string, renamed: boolean): Link {
    return { slug, url: urls.keyword(slug), renamed };
  }
}
