import { placeIn } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';

/** What a source can have done to a keyword. */
export const rowKinds = ['new', 'renamed', 'reworded', 'editorial', 'unchanged'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What one source did to one keyword that it holds, or that it says was renamed. */
export interface ChangelogRow {
  slug: string;
  kind: RowKind;
  /** The wording that it has, and the one that held before; null where it, or no older source, holds the keyword. */
  to: string | null;
  from: string | null;
  /** Slug of the keyword that took its place, as this source is the first to tell; null for all that is no rename. */
  renamedTo: string | null;
}

/**
 * Everything that a source changed, against the wordings that its elders left.
 * @returns one row for each keyword that the source holds, and for each whose rename came with it, by slug; the kinds
 *   exclude one another, so counts add up
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

/** How many keywords a source holds, by its rows. */
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
