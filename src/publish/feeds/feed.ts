import { compareCodeUnits } from '../../general/order.ts';
import type { GivenRuling, Keyword, Source } from '../../keywords/model.ts';
import { areOneNow, everySlugOf } from '../../keywords/renames/family.ts';
import type { ApiContent } from '../api/content.ts';
import { daysOf, writtenDownOn } from '../came-in.ts';
import { type WordingNews, wordingNews } from './wording-news.ts';

/** The content of a feed. */
export type FeedContent = Pick<ApiContent, 'sources' | 'changes' | 'bySlug' | 'givenRulings'>;

/** A ruling that was given outside any source. */
export interface RulingNews {
  /** A permanent name. */
  name: string;
  ruling: GivenRuling;
  /** The keywords that it is about. */
  about: readonly Keyword[];
}

/** One item of a feed: a wording or a rename of a keyword, or a ruling. */
export type FeedItem = WordingNews | RulingNews;

/**
 * Every wording that the keywords ever took, including those that came back, their renames, and the rulings on them
 * that were given outside any source, the latest addition first.
 */
export function feedItems(keywords: readonly Keyword[], content: FeedContent): FeedItem[] {
  const cameIn = daysOf(content.sources);
  const dayOf = (item: FeedItem) =>
    'ruling' in item ? writtenDownOn(item.ruling) : (cameIn.get(item.source?.id ?? '') ?? '');
  return [...rulingNews(keywords, content), ...wordingNews(keywords, content)].sort((a, b) =>
    compareCodeUnits(dayOf(b), dayOf(a)),
  );
}

/**
 * What followers of one keyword are told: its own items, and after its rename those of the keyword that took its place,
 * so that nobody who follows a name that is gone misses a word.
 */
export function feedItemsOf(keyword: Keyword, content: FeedContent): FeedItem[] {
  const { bySlug, changes, sources } = content;
  const placeOf = (source: Pick<Source, 'id'> | undefined) =>
    sources.findIndex(({ id }) => id === source?.id);
  // By each name since which source: a newer one may tell of every former name as renamed to the newest.
  const followed = new Map([[keyword, -1]]);
  for (const [each] of followed)
    for (const { to, source } of changes.renamesOf(each.slug)) {
      const next = bySlug.get(to);
      if (next && !followed.has(next) && areOneNow(next, keyword, bySlug))
        followed.set(next, placeOf({ id: source }));
    }
  return feedItems([...followed.keys()], content).filter(
    (item) => 'ruling' in item || placeOf(item.source) > (followed.get(item.keyword) ?? -1),
  );
}

function rulingNews(keywords: readonly Keyword[], { givenRulings, bySlug }: FeedContent): RulingNews[] {
  const slugs = new Set(keywords.flatMap(everySlugOf));
  return givenRulings
    .filter((ruling) => ruling.keywords.some((slug) => slugs.has(slug)))
    .map((ruling) => ({
      name: `ruling/${ruling.id}`,
      ruling,
      about: ruling.keywords.flatMap((slug) => bySlug.get(slug) ?? []),
    }));
}
