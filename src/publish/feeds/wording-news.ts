import { compareCodeUnits } from '../../general/order.ts';
import { namesTakenOver } from '../../keywords/changes/lookup.ts';
import { stepsOf } from '../../keywords/changes/steps.ts';
import type { Change, Keyword, Source } from '../../keywords/model.ts';
import type { ApiContent } from '../api/content.ts';
import { broughtBy, daysOf } from '../came-in.ts';

/** What wordings are told from. */
export type WordingContent = Pick<ApiContent, 'sources' | 'changes' | 'bySlug'>;

/** A wording that a keyword took, or its rename. */
export interface WordingNews {
  /** A permanent name: what it reports, and how often that was reported before, if ever. */
  name: string;
  keyword: Keyword;
  /** The keyword that the wording belongs to: another one for a rename. */
  holder: Keyword;
  revision: string;
  source: Source | undefined;
  change?: Change | undefined;
  /** Of a first wording, the names that its keyword took the place of with it. */
  takenOver?: readonly string[];
}

/**
 * Every wording that the keywords ever took, including those that came back, and their renames, the latest addition
 * first.
 */
export function wordingNews(keywords: readonly Keyword[], content: WordingContent): WordingNews[] {
  const order = content.sources.map(({ id }) => id);
  const bySource = new Map(content.sources.map((source) => [source.id, source]));
  const cameIn = daysOf(content.sources);
  return keywords
    .flatMap((keyword) => named([...firstOf(keyword, content), ...laterOf(keyword, content, order)]))
    .map((item) => ({ ...item, source: newsFrom(item, cameIn) }))
    .sort(
      (a, b) =>
        compareCodeUnits(cameIn.get(b.source) ?? '', cameIn.get(a.source) ?? '') ||
        order.indexOf(b.source) - order.indexOf(a.source),
    )
    .map((item) => ({ ...item, source: bySource.get(item.source) }));
}

/** An item as it is found: not yet named, and with its source by its id. */
type FoundItem = Omit<WordingNews, 'name' | 'source'> & { source: string };

/** The source that told readers of an item first. */
function newsFrom({ keyword, holder, source }: FoundItem, cameIn: ReadonlyMap<string, string>): string {
  return keyword === holder ? broughtBy(keyword, source, cameIn) : source;
}

function firstOf(keyword: Keyword, { changes }: WordingContent): FoundItem[] {
  const takenOver = namesTakenOver(keyword, changes);
  return keyword.history
    .slice(0, 1)
    .map(({ source, revision }) => ({ keyword, holder: keyword, revision, source, takenOver }));
}

function laterOf(
  keyword: Keyword,
  { bySlug, changes }: WordingContent,
  order: readonly string[],
): FoundItem[] {
  return stepsOf(keyword, bySlug, changes, order).map((step) => ({ ...step, revision: step.change.to }));
}

/**
 * Names the items; a wording that came back, or a rename that was reversed before, is named with its number, since the
 * id of its source may change.
 */
function named(found: readonly FoundItem[]): (FoundItem & { name: string })[] {
  const told = found.map(({ keyword, holder, revision }) =>
    holder === keyword ? `${keyword.slug}/${revision}` : `${keyword.slug}/is now/${holder.slug}`,
  );
  const times = new Map<string, number>();
  return found.map((each, index) => {
    const name = told[index] ?? '';
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return { ...each, name: before > 0 ? `${name}/${before + 1}` : name };
  });
}
