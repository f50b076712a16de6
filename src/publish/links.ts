import { indexBySlug } from '../keywords/by-slug.ts';
import { currentKeyword } from '../keywords/history.ts';
import type { Keyword } from '../keywords/model.ts';
import { compareCodeUnits } from '../keywords/order.ts';
import type { Link } from './api-schema.ts';
import type { Urls } from './urls.ts';

/** Every name and former name, from A to Z, and the keyword that it means now. */
export function linksByName(keywords: readonly Keyword[], urls: Urls): Record<string, Link> {
  const bySlug = indexBySlug(keywords);
  const links = keywords.flatMap((keyword): [string, Link][] => {
    const { slug } = currentKeyword(keyword, bySlug);
    const url = urls.keyword(slug);
    return [
      [keyword.name, { slug, url, renamed: slug !== keyword.slug }],
      ...keyword.formerNames.map((former): [string, Link] => [former, { slug, url, renamed: true }]),
    ];
  });
  return Object.fromEntries(links.sort(([a], [b]) => compareCodeUnits(a, b)));
}
