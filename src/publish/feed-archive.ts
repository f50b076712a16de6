import type { Urls } from '../addresses/urls.ts';
import type { FeedItem } from './feed.ts';

/** So many entries a feed carries, and each file of its archive: what a reader asks for again and again stays small. */
const most = 50;

/** How a feed and the files of its archive lead to each other, by the relations of RFC 5005: absolute addresses. */
export interface ArchiveLinks {
  'prev-archive'?: string | undefined;
  'next-archive'?: string | undefined;
  /** The feed itself: of a file of the archive only. */
  current?: string | undefined;
}

/** A feed, or a file of its archive: what it tells, newest first, and where it leads. */
export interface FeedPage {
  items: readonly FeedItem[];
  self: string;
  links: ArchiveLinks;
}

/**
 * Cuts a feed into the one that readers ask for, with the latest, and an archive of files that stay as they are once
 * they are there (RFC 5005, 4). The last file and the feed may overlap.
 * @param items newest first
 * @param urls absolute ones
 * @returns the feed, then its archive, the oldest file first: that is number 1
 */
export function toFeedPages(items: readonly FeedItem[], urls: Urls): [FeedPage, ...FeedPage[]] {
  const files = Math.max(0, Math.floor((items.length - 1) / most));
  const addressOf = (number: number) =>
    number >= 1 && number <= files ? urls.feedArchive(number) : undefined;
  return [
    { items: items.slice(0, most), self: urls.feed, links: { 'prev-archive': addressOf(files) } },
    ...Array.from({ length: files }, (_, index) => {
      const number = index + 1;
      return {
        items: items.slice(items.length - number * most, items.length - index * most),
        self: urls.feedArchive(number),
        links: {
          'prev-archive': addressOf(number - 1),
          'next-archive': addressOf(number + 1),
          current: urls.feed,
        },
      };
    }),
  ];
}
