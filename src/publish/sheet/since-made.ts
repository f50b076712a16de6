import { compareAcrossRename, compareWordings } from '../../keywords/changes/compare/compare.ts';
import { sinceBy } from '../../keywords/changes/since.ts';
import { describeStep } from '../../keywords/changes/told/describe.ts';
import { currentRevision, revisionById } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { familyOf, isComparedWith } from '../../keywords/renames/family.ts';

/** What became of a keyword since a sheet was made. */
export interface SinceMade {
  slug: string;
  name: string;
  /** The wording on the sheet. */
  revision: string;
  /** What changed, in a sentence; null where that wording is not known here. */
  says: string | null;
  isSpellingOnly: boolean;
  /** The comparison of two wordings of a keyword; null where there is no such page. */
  compare: { slug: string; from: string; to: string } | null;
}

/**
 * What became of a keyword since a sheet was made.
 * @param keyword the keyword as named on the sheet
 * @param now the current keyword: its successor, or itself
 * @param revision the wording on the sheet
 * @returns null where that wording is in force
 */
export function sinceMade(
  keyword: Keyword,
  now: Keyword,
  revision: string,
  bySlug: ReadonlyMap<string, Keyword>,
): SinceMade | null {
  const current = currentRevision(now);
  if (revision === current.id) return null;
  const { slug, name } = keyword;
  // Of a keyword that was already renamed then, the sheet had the successor's wording.
  const holder = familyOf(keyword, bySlug).find((each) => each.revisions.some(({ id }) => id === revision));
  if (!holder) return { slug, name, revision, says: null, isSpellingOnly: false, compare: null };
  const old = revisionById(holder, revision);
  const change = holder === now ? compareWordings(old, current) : compareAcrossRename(old, current);
  return {
    slug,
    name,
    revision,
    says: describeStep(change, holder, now),
    isSpellingOnly: sinceBy(change) === 'spelling',
    compare: isComparedWith(holder, now) ? { slug: holder.slug, from: revision, to: current.id } : null,
  };
}
