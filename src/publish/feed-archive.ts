import type { ArchiveLinks, Told } from './feed.ts';
import type { Urls } from './urls.ts';

/** So many entries a feed carries, and each file of its archive: what a reader asks for again and again stays small. */
const most = 50;

/** A feed, or a file of its archive: what it tells, newest first, and where it leads. */
export interface FeedPage {
  told: readonly Told[];
  self: string;
  links: ArchiveLinks;
}

/**
 * Cuts a feed into the one that readers ask for, with the latest, and an archive of files that stay as they are once
 * they are there (RFC 5005, 4). The last file and the feed may overlap.
 * @param told newest first
 * @param urls absolute ones
 * @returns the feed, then its archive, the oldest file first: that is number 1
 */
export function toFeedPages(told: readonly Told[], urls: Urls): [FeedPage, ...FeedPage[]] {
  const files = Math.max(0, Math.floor((told.length - 1) / most));
  const addressOf = (number: number) =>
    number >= 1 && number <= files ? urls.feedArchive(number) : undefined;
  return [
    { told: told.slice(0, most), self: urls.feed, links: { 'prev-archive': addressOf(files) } },
    ...Array.from({ length: files }, (_, index) => {
      const number = index + 1;
      return {
        told: told.slice(told.length - number * most, told.length - index * most),
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
