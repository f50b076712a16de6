import type { Keyword } from '../keywords/model.ts';
import { toAtom } from '../publish/feed.ts';
import { absoluteUrls, site } from './config.ts';
import { loadReference } from './reference.ts';

/**
 * An Atom feed of the wordings of some keywords.
 * @param page absolute address of the page that it follows
 * @param self absolute address of the feed
 */
export async function toFeedResponse(
  keywords: readonly Keyword[],
  title: string,
  page: string,
  self: string,
): Promise<Response> {
  const { sources, changes, bySlug } = await loadReference();
  const body = toAtom(keywords, {
    title,
    author: site.name,
    self,
    page,
    sources,
    changes,
    bySlug,
    urls: absoluteUrls,
  });
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
