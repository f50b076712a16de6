import { once } from '../general/once.ts';
import type { Keyword } from '../keywords/model.ts';
import { type FeedPage, toFeedPages } from '../publish/feeds/archive.ts';
import { type FeedFrame, toAtom } from '../publish/feeds/atom.ts';
import { feedItems, feedItemsOf } from '../publish/feeds/feed.ts';
import { abbreviated } from '../publish/site-words.ts';
import { absoluteUrls, site } from './config.ts';
import { loadReference } from './reference.ts';

/** The feed of all changes, and the files of its archive, worked out once per build. */
export const feedPages = once(async () => {
  const reference = await loadReference();
  return toFeedPages(feedItems(reference.keywords, reference), absoluteUrls);
});

/** Responds with the feed of all changes, or a file of its archive. */
export function respondWithFeed({ items, self, links }: FeedPage): Response {
  const frame = { title: `${site.name}: changes`, self, page: absoluteUrls.changes, archive: links };
  return respond(toAtom(items, { ...frame, ...voice }));
}

/** Responds with the feed of one keyword, which has its whole history, also under a later name. */
export async function respondWithKeywordFeed(keyword: Keyword): Promise<Response> {
  const frame: FeedFrame = {
    title: `${abbreviated(site, 'keyword')} ${keyword.name}`,
    self: absoluteUrls.keywordFeed(keyword.slug),
    page: absoluteUrls.keyword(keyword.slug),
    ...voice,
  };
  return respond(toAtom(feedItemsOf(keyword, await loadReference()), frame));
}

const voice = { author: site.name, urls: absoluteUrls };

function respond(feed: string): Response {
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
