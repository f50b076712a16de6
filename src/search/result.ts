import type { Mark, Marked } from './marks.ts';

/** Why a keyword was found. Each kind but the name has a text to show, with what was found in it. */
export type Reason =
  /** The name tells, and is marked. */
  | { kind: 'name' }
  /** A name that it had. */
  | ({ kind: 'former' } & Marked)
  /** The name of the keyword that took its place. */
  | ({ kind: 'now' } & Marked)
  /** The set with which it came. */
  | ({ kind: 'set' } & Marked)
  /** The part of its text that holds most of what was asked; two lines of it begin and end at the excerpt. */
  | ({ kind: 'text'; part: 'meaning' | 'ruling' | 'given'; excerpt: Mark } & Marked)
  /** Only what players say of it. The meaning is shown, and nothing of it is marked. */
  | ({ kind: 'said' } & Marked);

/** One keyword found, what was found in its name, and why. */
export interface SearchResult {
  slug: string;
  name: Marked;
  /** What the template adds to the name: `X`, `[cost]`. */
  variable: Marked;
  /** How cards write it. */
  template: string;
  reason: Reason;
}

/** What stands before the text of a reason. */
export const reasonLabels: Record<Exclude<Reason['kind'], 'name'>, string> = {
  former: 'formerly ',
  now: 'now ',
  set: 'came with ',
  text: '',
  said: 'as players say it: ',
};
