import type { APIRoute } from 'astro';
import { x } from 'xastscript';
import { abbreviated, keywordsOf } from '../keywords/store/site.ts';
import { capitalise } from '../keywords/text/capitalise.ts';
import { writeXml } from '../publish/xml.ts';
import { absoluteUrls, site } from '../site/config.ts';

/** Lets a browser search the keywords from its address bar. */
export const GET: APIRoute = () => {
  const description = x('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    x('ShortName', abbreviated(site, 'Keywords')),
    x('Description', capitalise(keywordsOf(site))),
    x('InputEncoding', 'UTF-8'),
    x('Url', { type: 'text/html', template: `${absoluteUrls.home}?q={searchTerms}` }),
  ]);
  return new Response(writeXml(description), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
};
