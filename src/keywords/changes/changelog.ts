import { revisionById, transitions } from '../history.ts';
import type { Keyword } from '../model.ts';
import { readRenameClaims } from '../rename.ts';
import { slugify } from '../text/slug.ts';
import type { Change } from './compare.ts';

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
  const bySlug = new Map(keywords.map((keyword) => [keyword.slug, keyword]));
  return keywords.flatMap((keyword) => {
    const index = keyword.history.findIndex((attestation) => attestation.source === source);
    const to = keyword.history[index]?.revision;
    if (to === undefined) return [];
    const from = keyword.history[index - 1]?.revision ?? null;
    const change = changesOf(keyword.slug).find(
      (candidate) => candidate.from === from && candidate.to === to,
    );
    return {
      slug: keyword.slug,
      kind: kindOf(keyword, bySlug.get(keyword.renamedTo ?? ''), index, change),
      to,
      from,
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

/** Index of the first source that holds the keyword and says, here or of the successor, that it was renamed; -1 for none. */
function firstSayingRenamed(keyword: Keyword, successor: Keyword): number {
  return keyword.history.findIndex(({ source }) =>
    [keyword, successor].some((speaker) => {
      const said = speaker.history.find((attestation) => attestation.source === source);
      const claims = said ? readRenameClaims(speaker.name, revisionById(speaker, said.revision).text) : [];
      return claims.some(({ from, to }) => slugify(from) === keyword.slug && slugify(to) === successor.slug);
    }),
  );
}

export const eventKinds = ['renamed', 'meaning', 'template', 'rulings', 'editorial', 'new'] as const;
/** What weighs most in a change: a name before a meaning, a meaning before what is said around it. */
export type EventKind = (typeof eventKinds)[number];

/** The last thing that happened to a keyword. */
export interface Event {
  slug: string;
  kind: EventKind;
  /** Id of the source that brought it. */
  source: string;
  /** What changed; null for a keyword that has stood as it was first recorded. */
  change: Change | null;
}

/**
 * What happened last to each keyword.
 * @returns one event for each keyword, by slug, so that counts by kind add up to the number of keywords
 */
export function lastEvents(
  keywords: readonly Keyword[],
  changesOf: (slug: string) => readonly Change[],
): Event[] {
  return keywords.map((keyword) => {
    const { slug } = keyword;
    const step = transitions(keyword).at(-1);
    const change = changesOf(slug).find(({ from, to }) => from === step?.from && to === step.to) ?? null;
    const source = step?.source ?? keyword.history[0]?.source ?? '';
    return { slug, kind: keyword.renamedTo ? 'renamed' : weightOf(change), source, change };
  });
}

function weightOf(change: Change | null): EventKind {
  if (!change) return 'new';
  if (change.kind === 'editorial') return 'editorial';
  return (
    (['meaning', 'template', 'rulings'] as const).find((area) => change.touches.includes(area)) ?? 'rulings'
  );
}
