import { indexBySlug } from '../../general/by-slug.ts';
import { aspects } from '../kinds.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';
import { stepsOf } from './steps.ts';

/** What can have happened to a keyword, what weighs most first: a name before all else, then what a change alters. */
export const eventKinds = ['renamed', ...aspects, 'new'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The last thing that happened to a keyword. */
export interface Event {
  slug: string;
  /** What weighs most in it; `renamed` as long as the keyword has another name, whatever changed in it since. */
  kind: EventKind;
  /** Id of the source that brought the last change, or the rename where that came after it. */
  source: string;
  /** What changed in its own words; null where it stood as it was first recorded, or lost its name alone. */
  change: Change | null;
}

/**
 * What happened last to each keyword.
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

/** What weighs most in a change; `new` where there is none. */
export function weightOf(change: Change | null): EventKind {
  return change ? (change.aspects[0] ?? 'spelling') : 'new';
}
