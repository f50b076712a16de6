import type { APIRoute } from 'astro';
import { toFeedResponse } from '../site/feed.ts';
import { loadReference } from '../site/reference.ts';
import { urls } from '../site/urls.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const { keywords } = await loadReference();
  return toFeedResponse(
    keywords,
    'SWTCG Keyword Reference: changes',
    urls.changes,
    new URL(url.pathname, site),
  );
};
