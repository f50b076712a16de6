import type { Urls } from '../../addresses/urls.ts';
import { indexBySlug } from '../../general/by-slug.ts';
import { compareCodeUnits } from '../../general/order.ts';
import type { Keyword } from '../../keywords/model.ts';
import { keywordNames } from '../../keywords/names/names.ts';
import { currentKeyword } from '../../keywords/renames/family.ts';
import type { Link } from './schema.ts';

/** Every name and former name, from A to Z, with the current keyword. */
export function linksByName(keywords: readonly Keyword[], urls: Urls): Record<string, Link> {
  const bySlug = indexBySlug(keywords);
  const links = keywordNames(keywords).map(({ slug: own, name, keyword }): [string, Link] => {
    const { slug } = currentKeyword(keyword, bySlug);
    return [name, { slug, url: urls.keyword(slug), renamed: slug !== own }];
  });
  return Object.fromEntries(links.sort(([a], [b]) => compareCodeUnits(a, b)));
}
