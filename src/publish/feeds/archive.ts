import type { Urls } from '../../addresses/urls.ts';
import type { FeedItem } from './feed.ts';

/** Entries per feed and per archive file, so that what readers poll stays small. */
const most = 50;

/** How a feed and the files of its archive link to each other, by the relations of RFC 5005: absolute addresses. */
export interface ArchiveLinks {
  'prev-archive'?: string | undefined;
  'next-archive'?: string | undefined;
  /** The feed itself; for archive files only. */
  current?: string | undefined;
}

/** A feed, or a file of its archive: its items, newest first, and its links. */
export interface FeedPage {
  items: readonly FeedItem[];
  self: string;
  links: ArchiveLinks;
}

/**
 * Splits a feed into the one that readers poll, with the latest items, and an archive of files that never change once
 * published (RFC 5005, 4). The last archive file and the feed may overlap.
 * @param items newest first
 * @param urls absolute addresses
 * @returns the feed, then its archive, oldest file first: that is number 1
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
