import { x } from 'xastscript';
import type { Urls } from '../addresses/urls.ts';
import type { Site } from '../keywords/store/site.ts';
import { capitalise } from '../keywords/text/said/capitalise.ts';
import { abbreviated, keywordsOfGame } from './site-words.ts';
import { writeXml } from './xml.ts';

/** Longest short name that OpenSearch 1.1 allows. */
const longestName = 16;

/**
 * The description with which a browser searches the keywords from its address bar.
 * @param urls absolute addresses
 */
export function toOpenSearch(site: Site, urls: Urls): string {
  const names = [abbreviated(site, 'Keywords'), site.shortName];
  const description = x('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    x('ShortName', names.find((name) => [...name].length <= longestName) ?? 'Keywords'),
    x('Description', capitalise(keywordsOfGame(site))),
    x('InputEncoding', 'UTF-8'),
    x('Url', { type: 'text/html', template: `${urls.home}?q={searchTerms}` }),
  ]);
  return writeXml(description);
}
