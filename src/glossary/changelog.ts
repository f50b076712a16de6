import type { Change } from './compare.ts';
import { revisionById } from './history.ts';
import type { Keyword } from './model.ts';
import { readRenameClaims } from './rename.ts';

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
export function changelogOf(
  source: string,
  keywords: readonly Keyword[],
  changesOf: (slug: string) => readonly Change[],
): ChangelogRow[] {
  return keywords.flatMap((keyword) => {
    const index = keyword.history.findIndex((attestation) => attestation.source === source);
    const to = keyword.history[index]?.revision;
    if (to === undefined) return [];
    const from = keyword.history[index - 1]?.revision ?? null;
    const change = changesOf(keyword.slug).find(
      (candidate) => candidate.from === from && candidate.to === to,
    );
    return { slug: keyword.slug, kind: kindOf(keyword, index, change), to, from };
  });
}

/** How many rows are of each kind. */
export function countKinds(rows: readonly ChangelogRow[]): Record<RowKind, number> {
  const count = (kind: RowKind) => rows.filter((row) => row.kind === kind).length;
  return Object.fromEntries(rowKinds.map((kind) => [kind, count(kind)])) as Record<RowKind, number>;
}

function kindOf(keyword: Keyword, index: number, change: Change | undefined): RowKind {
  if (keyword.renamedTo && firstSayingRenamed(keyword) === index) return 'renamed';
  if (index === 0) return 'new';
  return change?.kind === 'editorial' ? 'editorial' : change ? 'reworded' : 'unchanged';
}

function firstSayingRenamed(keyword: Keyword): number {
  return keyword.history.findIndex(({ revision }) =>
    readRenameClaims(keyword.name, revisionById(keyword, revision).text).some(
      ({ from }) => from === keyword.name,
    ),
  );
}
