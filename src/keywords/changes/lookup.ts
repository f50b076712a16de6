import { areOneNow, currentKeyword, currentRevision, revisionById } from '../history.ts';
import type { Change, Keyword, Revision } from '../model.ts';
import type { Rename } from '../renames/told-renames.ts';

/** Looks up the changes of all keywords. */
export interface Changes {
  /** All changes of a keyword, those to successors last; empty for an unknown slug. */
  of(slug: string): readonly Change[];
  /** The change from one wording of a keyword to another, which may be a successor's. */
  between(slug: string, from: string | undefined, to: string | undefined): Change | undefined;
  /** Every rename of a keyword that was ever in force, as the sources report them. */
  renamesOf(slug: string): readonly Rename[];
  /** What changed since a wording; undefined where it is the current one. */
  since(keyword: Keyword, revision: string): Change | undefined;
}

/**
 * Indexes changes, given by keyword slug, by their two revisions.
 * @param renames every rename that was ever in force, as the sources report them
 */
export function indexChanges(
  bySlug: Iterable<readonly [string, readonly Change[]]>,
  renames: readonly Rename[],
): Changes {
  const renamesBySlug = Map.groupBy(renames, ({ from }) => from);
  const bySlugMap = new Map(bySlug);
  const byRevisions = new Map<string, Change>();
  const key = (slug: string, from = '', to = '') => `${slug} ${from} ${to}`;
  for (const [slug, changes] of bySlugMap)
    for (const change of changes) byRevisions.set(key(slug, change.from, change.to), change);
  const between = (slug: string, from?: string, to?: string) => byRevisions.get(key(slug, from, to));
  return {
    of: (slug) => bySlugMap.get(slug) ?? [],
    between,
    renamesOf: (slug) => renamesBySlug.get(slug) ?? [],
    since: (keyword, revision) => between(keyword.slug, revision, currentRevision(keyword).id),
  };
}

/** A wording, and the keyword that it belongs to. */
export interface Wording {
  keyword: Keyword;
  revision: Revision;
}

/**
 * The two wordings of a change.
 * @param keyword the keyword that changed; after a rename the new wording belongs to its successor
 */
export function wordingsOf(
  { from, to, kind }: Change,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): { old: Wording; fresh: Wording } {
  const holder = kind === 'renamed' ? laterKeywordWith(to, keyword, bySlug, changes) : keyword;
  return {
    old: { keyword, revision: revisionById(keyword, from) },
    fresh: { keyword: holder, revision: revisionById(holder, to) },
  };
}

/** What a keyword is called after a change, where it has another name: then, and now, where that is yet another. */
export function laterNames(
  change: Change | null,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): { label: 'Then' | 'Now'; keyword: Keyword }[] {
  const then = change ? wordingsOf(change, keyword, bySlug, changes).fresh.keyword : keyword;
  const now = currentKeyword(keyword, bySlug);
  return [
    ...(then === keyword || then === now ? [] : [{ label: 'Then' as const, keyword: then }]),
    ...(now === keyword ? [] : [{ label: 'Now' as const, keyword: now }]),
  ];
}

/** Of the keywords to which renames ever led from this one, the nearest that has a wording; itself, where none has. */
function laterKeywordWith(
  id: string,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): Keyword {
  const passed = new Set([keyword]);
  for (const each of passed) {
    if (each !== keyword && each.revisions.some((revision) => revision.id === id)) return each;
    // The current successor last, so it is passed first.
    for (const next of successorsOf(each, bySlug, changes.renamesOf(each.slug)).reverse()) passed.add(next);
  }
  return keyword;
}

/** The rename by which a keyword has another name now; undefined where it has none. */
export function renameOf({ slug, renamedTo }: Keyword, changes: Changes): Rename | undefined {
  return changes.renamesOf(slug).findLast(({ to }) => to === renamedTo);
}

/**
 * The rename by which a keyword gave up its name, to what it is called now or to a name on the way there: a newer source
 * may tell of all former names as renamed to the newest. Of the renames to that name the last counts, since it may have
 * been taken back in between; undefined for a keyword that has its name.
 */
export function firstRenameOf(
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): Rename | undefined {
  if (keyword.renamedTo === null) return undefined;
  const onTheWay = changes.renamesOf(keyword.slug).filter(({ to }) => {
    const next = bySlug.get(to);
    return next && areOneNow(next, keyword, bySlug);
  });
  return onTheWay.findLast(({ to }) => to === onTheWay[0]?.to);
}

/** The successors of a keyword, the current one last. */
export function successorsOf(
  { renamedTo }: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  renames: readonly Rename[],
): Keyword[] {
  const past = renames.map(({ to }) => to).filter((to) => to !== renamedTo);
  return [...new Set([...past, renamedTo])].flatMap((slug) => bySlug.get(slug ?? '') ?? []);
}
