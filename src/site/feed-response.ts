import type { Keyword } from '../keywords/model.ts';
import { toAtom } from '../publish/feed.ts';
import { urls } from './config.ts';
import { loadReference } from './reference.ts';

/**
 * An Atom feed of the wordings of some keywords.
 * @param page path of the page that it follows
 * @param self absolute address of the feed
 */
export async function toFeedResponse(
  keywords: readonly Keyword[],
  title: string,
  page: string,
  self: URL,
): Promise<Response> {
  const { sources, changes } = await loadReference();
  const absolute = (path: string) => new URL(path, self).href;
  const body = toAtom(keywords, {
    title,
    self: self.href,
    page: absolute(page),
    sources,
    changes,
    revisionUrl: (slug, revision) => absolute(urls.revision(slug, revision)),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
