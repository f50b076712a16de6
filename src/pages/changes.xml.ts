import type { APIRoute } from 'astro';
import { urls } from '../site/config.ts';
import { toFeedResponse } from '../site/feed-response.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const { keywords } = await loadReference();
  return toFeedResponse(
    keywords,
    'SWTCG Keyword Reference: changes',
    urls.changes,
    new URL(url.pathname, site),
  );
};
