import type { APIRoute } from 'astro';
import { absoluteUrls, site } from '../site/config.ts';
import { toFeedResponse } from '../site/feed-response.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  return toFeedResponse(keywords, `${site.name}: changes`, absoluteUrls.changes, absoluteUrls.feed);
};
