import type { APIRoute } from 'astro';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { urls } from '../site/config.ts';

/** Lets a browser search the keywords from its address bar. */
export const GET: APIRoute = ({ site }) => {
  const description = x('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    x('ShortName', 'SWTCG Keywords'),
    x('Description', 'Keywords of the Star Wars Trading Card Game'),
    x('InputEncoding', 'UTF-8'),
    x('Url', { type: 'text/html', template: `${new URL(urls.home, site).href}?q={searchTerms}` }),
  ]);
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n${toXml(description)}\n`, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
};
