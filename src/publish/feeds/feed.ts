import { compareCodeUnits } from '../../general/order.ts';
import type { LeftOut } from '../../keywords/changes/left-out.ts';
import { heldAsOf } from '../../keywords/history.ts';
import type { GivenRuling, Keyword, Source } from '../../keywords/model.ts';
import { areOneNow, everySlugOf } from '../../keywords/renames/family.ts';
import type { ApiContent } from '../api/content.ts';
import { daysOf, writtenDownOn } from '../came-in.ts';
import { type WordingNews, wordingNews } from './wording-news.ts';

/** The content of a feed. */
export type FeedContent = Pick<ApiContent, 'sources' | 'changes' | 'bySlug' | 'givenRulings'> & {
  leftOut: LeftOut;
};

/** A ruling that was given outside any source. */
export interface RulingNews {
  /** A permanent name. */
  name: string;
  ruling: GivenRuling;
  /** The keywords that it is about. */
  about: readonly Keyword[];
}

/** A keyword that a glossary is the first to leave out. */
export interface LeftOutNews {
  /** A permanent name: how often that was reported before, if ever, since an older source may be found late. */
  name: string;
  keyword: Keyword;
  source: Source;
  /** Id of the wording that was in force by then. */
  lastRevision: string;
}

/** One item of a feed: a wording or a rename of a keyword, one that a glossary leaves out, or a ruling. */
export type FeedItem = WordingNews | LeftOutNews | RulingNews;

/**
 * Every wording that the keywords ever took, including those that came back, their renames, what glossaries leave out of
 * them, and the rulings on them that were given outside any source, the latest addition first.
 */
export function feedItems(keywords: readonly Keyword[], content: FeedContent): FeedItem[] {
  const cameIn = daysOf(content.sources);
  const dayOf = (item: FeedItem) =>
    'ruling' in item ? writtenDownOn(item.ruling) : (cameIn.get(item.source?.id ?? '') ?? '');
  const news = [rulingNews, leftOutNews, wordingNews].flatMap((toNews): FeedItem[] =>
    toNews(keywords, content),
  );
  return news.sort((a, b) => compareCodeUnits(dayOf(b), dayOf(a)));
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

function leftOutNews(keywords: readonly Keyword[], { sources, leftOut }: FeedContent): LeftOutNews[] {
  const asked = new Set(keywords);
  const order = sources.map(({ id }) => id);
  const times = new Map<Keyword, number>();
  const found = sources.flatMap((source) =>
    (leftOut.get(source.id) ?? [])
      .filter((keyword) => asked.has(keyword))
      .map((keyword) => {
        const count = (times.get(keyword) ?? 0) + 1;
        times.set(keyword, count);
        const lastRevision = heldAsOf(keyword, source.id, order)?.revision ?? '';
        return { name: `${keyword.slug}/left out/${count}`, keyword, source, lastRevision };
      }),
  );
  return found.reverse();
}
