import { indexBySlug } from '../../general/by-slug.ts';
import { aspects } from '../kinds.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';
import { stepsOf } from './steps.ts';

/** What can happen to a keyword, most important first: a rename, then what a change alters. */
export const eventKinds = ['renamed', ...aspects, 'new'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The last thing that happened to a keyword. */
export interface Event {
  slug: string;
  /** The most important part of it; `renamed` as long as the keyword has another name, whatever has changed since. */
  kind: EventKind;
  /** Id of the source that brought the last change, or the rename where that came later. */
  source: string;
  /** What changed in the keyword's own wordings; null where its only change is a rename, or it never changed. */
  change: Change | null;
}

/**
 * The last event of each keyword.
 * @param sourceIds oldest first
 * @returns one event for each keyword, by slug, so that counts by kind add up to the number of keywords
 */
export function lastEvents(
  keywords: readonly Keyword[],
  changes: Changes,
  sourceIds: readonly string[],
): Event[] {
  const bySlug = indexBySlug(keywords);
  return keywords.map((keyword) => {
    const { slug } = keyword;
    const steps = stepsOf(keyword, bySlug, changes, sourceIds);
    const own = steps.findLast(({ holder }) => holder === keyword);
    const rename = steps.findLast(({ holder }) => holder.slug === keyword.renamedTo);
    const source = own?.source ?? keyword.history[0]?.source ?? '';
    if (rename && sourceIds.indexOf(rename.source) > sourceIds.indexOf(source))
      return { slug, kind: 'renamed', source: rename.source, change: null };
    const change = own?.change ?? null;
    return { slug, kind: keyword.renamedTo ? 'renamed' : weightOf(change), source, change };
  });
}

/** The most important part of a change; `new` where there is none. */
export function weightOf(change: Change | null): EventKind {
  return change ? (change.aspects[0] ?? 'spelling') : 'new';
}
