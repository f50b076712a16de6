import { currentRevision } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import { areOneNow } from '../renames/family.ts';
import type { Rename } from '../renames/told-renames.ts';
import { slugify } from '../text/slug.ts';

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

/**
 * The former names that a keyword took the place of in the first source that has it: what is first recorded there is
 * a new name, and no new keyword.
 */
export function namesTakenOver(
  { slug, formerNames, history }: Pick<Keyword, 'slug' | 'formerNames' | 'history'>,
  changes: Pick<Changes, 'renamesOf'>,
): string[] {
  const first = history[0]?.source;
  return formerNames.filter((name) =>
    changes.renamesOf(slugify(name)).some(({ to, source }) => to === slug && source === first),
  );
}
