import { transitions } from '../history.ts';
import { aspects } from '../kinds.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';

export const eventKinds = ['renamed', ...aspects, 'new'] as const;
/** What weighs most in a change: a name before all else, then the aspects. */
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
export function lastEvents(keywords: readonly Keyword[], changes: Changes): Event[] {
  return keywords.map((keyword) => {
    const { slug } = keyword;
    const step = transitions(keyword).at(-1);
    const change = changes.between(slug, step?.from, step?.to) ?? null;
    const source = step?.source ?? keyword.history[0]?.source ?? '';
    return { slug, kind: keyword.renamedTo ? 'renamed' : weightOf(change), source, change };
  });
}

/** What weighs most in a change; `new` where there is none. */
export function weightOf(change: Change | null): EventKind {
  return change ? (change.aspects[0] ?? 'spelling') : 'new';
}
