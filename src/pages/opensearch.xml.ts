import type { APIRoute } from 'astro';
import { toOpenSearch } from '../publish/open-search.ts';
import { absoluteUrls, site } from '../site/config.ts';

export const GET: APIRoute = () =>
  new Response(toOpenSearch(site, absoluteUrls), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
