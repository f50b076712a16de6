import type { Urls } from '../addresses/urls.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Keyword } from '../keywords/model.ts';
import { currentKeyword } from '../keywords/renames/family.ts';
import type { Site } from '../keywords/store/site.ts';
import { capitalise } from '../keywords/text/said/capitalise.ts';
import { meaningOf } from '../keywords/wording/meaning.ts';
import { keywordsOfGame } from './site-words.ts';

/**
 * The keywords as a term set of schema.org.
 * @param urls absolute addresses
 */
export function termSetOf(keywords: readonly Keyword[], site: Site, urls: Urls) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': urls.home,
    name: capitalise(keywordsOfGame(site)),
    hasDefinedTerm: keywords.map(({ slug }) => ({ '@id': urls.keyword(slug) })),
  };
}

/**
 * Dublin Core's property for a replaced term, since schema.org has none; written in full, so that no other context is
 * needed.
 */
const isReplacedBy = 'http://purl.org/dc/terms/isReplacedBy';

/**
 * One keyword as a term of that set.
 * @param urls absolute addresses
 */
export function termOf(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>, urls: Urls) {
  const revision = currentRevision(keyword);
  const now = currentKeyword(keyword, bySlug);
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': urls.keyword(keyword.slug),
    name: keyword.name,
    ...(keyword.formerNames.length > 0 && { alternateName: keyword.formerNames }),
    ...(now !== keyword && {
      disambiguatingDescription: `Renamed: now ${now.name}.`,
      [isReplacedBy]: {
        '@type': 'DefinedTerm',
        '@id': urls.keyword(now.slug),
        name: now.name,
        url: urls.keyword(now.slug),
      },
    }),
    description: meaningOf(revision),
    termCode: revision.id,
    url: urls.keyword(keyword.slug),
    inDefinedTermSet: urls.home,
  };
}
