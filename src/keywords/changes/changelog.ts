import { indexBySlug } from '../by-slug.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';
import { saysRenamed } from './steps.ts';

export const rowKinds = ['new', 'renamed', 'reworded', 'editorial', 'unchanged'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What one source did to one keyword that it holds. */
export interface ChangelogRow {
  slug: string;
  kind: RowKind;
  /** The wording that it has, and the one that held before; null where no older source holds the keyword. */
  to: string;
  from: string | null;
}

/**
 * Everything that a source changed, against the wordings that its elders left.
 * @returns one row for each keyword that the source holds, by slug; the kinds exclude one another, so counts add up
 */
export function changelogOf(source: string, keywords: readonly Keyword[], changes: Changes): ChangelogRow[] {
  const bySlug = indexBySlug(keywords);
  return keywords.flatMap((keyword) => {
    const index = keyword.history.findIndex((attestation) => attestation.source === source);
    const to = keyword.history[index]?.revision;
    if (to === undefined) return [];
    const from = keyword.history[index - 1]?.revision;
    const change = changes.between(keyword.slug, from, to);
    return {
      slug: keyword.slug,
      kind: kindOf(keyword, bySlug.get(keyword.renamedTo ?? ''), index, change),
      to,
      from: from ?? null,
    };
  });
}

/** How many rows are of each kind. */
export function countKinds(rows: readonly ChangelogRow[]): Record<RowKind, number> {
  const count = (kind: RowKind) => rows.filter((row) => row.kind === kind).length;
  return Object.fromEntries(rowKinds.map((kind) => [kind, count(kind)])) as Record<RowKind, number>;
}

function kindOf(
  keyword: Keyword,
  successor: Keyword | undefined,
  index: number,
  change: Change | undefined,
): RowKind {
  if (successor && firstSayingRenamed(keyword, successor) === index) return 'renamed';
  if (index === 0) return 'new';
  return change?.kind === 'editorial' ? 'editorial' : change ? 'reworded' : 'unchanged';
}

/**
 * Index of the first source that holds the keyword and says, here or of the successor, that it was renamed; -1 for
 * none.
 */
function firstSayingRenamed(keyword: Keyword, successor: Keyword): number {
  return keyword.history.findIndex(({ source }) => saysRenamed(source, keyword, successor));
}
