import { currentRevision, revisionById } from '../history.ts';
import type { Change, Keyword, Revision } from '../model.ts';

/** The changes of all keywords, to be looked up. */
export interface Changes {
  /** All changes of a keyword, those across a rename last; none for a slug that nobody knows. */
  of(slug: string): readonly Change[];
  /** The change from one wording of a keyword to another, which may be one of its successor's. */
  between(slug: string, from: string | undefined, to: string | undefined): Change | undefined;
  /** What changed since a wording: nothing where it is the one that holds. */
  since(keyword: Keyword, revision: string): Change | undefined;
}

/** Prepares the changes of keywords, given by slug, to be looked up by their two revisions. */
export function indexChanges(bySlug: Iterable<readonly [string, readonly Change[]]>): Changes {
  const bySlugMap = new Map(bySlug);
  const byRevisions = new Map<string, Change>();
  const key = (slug: string, from = '', to = '') => `${slug} ${from} ${to}`;
  for (const [slug, changes] of bySlugMap)
    for (const change of changes) byRevisions.set(key(slug, change.from, change.to), change);
  const between = (slug: string, from?: string, to?: string) => byRevisions.get(key(slug, from, to));
  return {
    of: (slug) => bySlugMap.get(slug) ?? [],
    between,
    since: (keyword, revision) => between(keyword.slug, revision, currentRevision(keyword).id),
  };
}

/** A wording, and the keyword that it is of. */
export interface Wording {
  keyword: Keyword;
  revision: Revision;
}

/**
 * The two wordings of a change.
 * @param keyword whose change it is; the new wording is of its successor where the change is a rename
 */
export function wordingsOf(
  { from, to, kind }: Change,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
): { old: Wording; fresh: Wording } {
  const holder = (kind === 'renamed' && bySlug.get(keyword.renamedTo ?? '')) || keyword;
  return {
    old: { keyword, revision: revisionById(keyword, from) },
    fresh: { keyword: holder, revision: revisionById(holder, to) },
  };
}
