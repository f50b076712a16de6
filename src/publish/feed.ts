import { compareCodeUnits } from '../general/order.ts';
import { stepsOf } from '../keywords/changes/steps.ts';
import type { Change, Keyword, Source } from '../keywords/model.ts';
import type { ApiContent } from './api-content.ts';

/** What a feed is made of: all keywords, since one gives way to another. */
export type FeedContent = Pick<ApiContent, 'sources' | 'changes' | 'bySlug'>;

/** What a feed tells as one: a wording that a keyword took, or that it was renamed. */
export interface FeedItem {
  /** Names it for all times: what it tells, and by which source where that was told before. */
  name: string;
  keyword: Keyword;
  /** The keyword that the wording is of: another one where a rename is told. */
  holder: Keyword;
  revision: string;
  source: Source | undefined;
  change?: Change | undefined;
}

/** Every wording that the keywords ever took, also one that came back, and their renames, what came in last first. */
export function feedItems(keywords: readonly Keyword[], content: FeedContent): FeedItem[] {
  const order = content.sources.map(({ id }) => id);
  const bySource = new Map(content.sources.map((source) => [source.id, source]));
  const cameIn = daysOf(content.sources);
  return keywords
    .flatMap((keyword) => named([...firstOf(keyword), ...laterOf(keyword, content, order)]))
    .sort(
      (a, b) =>
        compareCodeUnits(cameIn.get(b.source) ?? '', cameIn.get(a.source) ?? '') ||
        order.indexOf(b.source) - order.indexOf(a.source),
    )
    .map((item) => ({ ...item, source: bySource.get(item.source) }));
}

/**
 * The day on which each source came in: what an old document brings that was found late is new to a reader. One of
 * which nobody knows it came in with the one before it.
 */
function daysOf(sources: readonly Source[]): Map<string, string> {
  let day = '';
  return new Map(
    sources.map(({ id, recorded, published }) => {
      day = recorded ?? published ?? day;
      return [id, day];
    }),
  );
}

type FoundItem = Omit<FeedItem, 'name' | 'source'> & { source: string };

function firstOf(keyword: Keyword): FoundItem[] {
  return keyword.history
    .slice(0, 1)
    .map(({ source, revision }) => ({ keyword, holder: keyword, revision, source }));
}

function laterOf(keyword: Keyword, { bySlug, changes }: FeedContent, order: readonly string[]): FoundItem[] {
  return stepsOf(keyword, bySlug, changes, order).map((step) => ({ ...step, revision: step.change.to }));
}

/** A wording that came back, or a rename that had been taken back, is told again: by another source. */
function named(found: readonly FoundItem[]): (FoundItem & { name: string })[] {
  const told = found.map(({ keyword, holder, revision }) =>
    holder === keyword ? `${keyword.slug}/${revision}` : `${keyword.slug}/is now/${holder.slug}`,
  );
  return found.map((each, index) => {
    const name = told[index] ?? '';
    return { ...each, name: told.indexOf(name) < index ? `${name}/${each.source}` : name };
  });
}
