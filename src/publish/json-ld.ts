import { currentRevision } from '../keywords/history.ts';
import type { Keyword } from '../keywords/model.ts';
import { urls } from '../site/config.ts';

/**
 * The keywords as schema.org has sets of terms.
 * @param absolute makes an absolute address of a path
 */
export function termSetOf(keywords: readonly Keyword[], absolute: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': absolute(urls.home),
    name: 'Keywords of the Star Wars Trading Card Game',
    hasDefinedTerm: keywords.map(({ slug }) => ({ '@id': absolute(urls.keyword(slug)) })),
  };
}

/** One keyword as a term of that set. */
export function termOf(keyword: Keyword, absolute: (path: string) => string) {
  const { id, parts } = currentRevision(keyword);
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': absolute(urls.keyword(keyword.slug)),
    name: keyword.name,
    ...(keyword.formerNames.length > 0 && { alternateName: keyword.formerNames }),
    description: parts[0]?.text,
    termCode: id,
    url: absolute(urls.keyword(keyword.slug)),
    inDefinedTermSet: absolute(urls.home),
  };
}
