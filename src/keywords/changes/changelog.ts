import { placeIn } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';

/** What a source can do to a keyword. */
export const rowKinds = ['new', 'renamed', 'reworded', 'editorial', 'unchanged'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What one source did to one keyword that it has or reports as renamed. */
export interface ChangelogRow {
  slug: string;
  kind: RowKind;
  /** The source's wording, and the one before; null where the source, or every older one, lacks the keyword. */
  to: string | null;
  from: string | null;
  /** Slug of the successor, where this source is the first to report the rename; otherwise null. */
  renamedTo: string | null;
}

/**
 * Everything that a source changed, compared with the wordings before it.
 * @returns one row for each keyword that the source has, and for each whose rename it brought, by slug; each row is of
 *   one kind, so counts add up
 */
export function changelogOf(source: string, keywords: readonly Keyword[], changes: Changes): ChangelogRow[] {
  return keywords.flatMap((keyword) => {
    const index = placeIn(keyword, source);
    const rename = changes.renamesOf(keyword.slug).find((each) => each.source === source);
    const to = keyword.history[index]?.revision;
    if (to === undefined && !rename) return [];
    const from = keyword.history[index - 1]?.revision;
    const kind = rename ? 'renamed' : kindOf(index, changes.between(keyword.slug, from, to));
    return { slug: keyword.slug, kind, to: to ?? null, from: from ?? null, renamedTo: rename?.to ?? null };
  });
}

/** How many keywords a source has, counted from its rows. */
export function countHeld(rows: readonly ChangelogRow[]): number {
  return rows.filter(({ to }) => to !== null).length;
}

/** How many rows are of each kind. */
export function countKinds(rows: readonly ChangelogRow[]): Record<RowKind, number> {
  const count = (kind: RowKind) => rows.filter((row) => row.kind === kind).length;
  return Object.fromEntries(rowKinds.map((kind) => [kind, count(kind)])) as Record<RowKind, number>;
}

function kindOf(index: number, change: Change | undefined): RowKind {
  if (index === 0) return 'new';
  return change?.kind === 'editorial' ? 'editorial' : change ? 'reworded' : 'unchanged';
}
