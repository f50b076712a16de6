import { counted } from '../../keywords/text/counted.ts';
import type { Filled } from '../../keywords/wording/filled-in.ts';
import type { Mark, Marked } from './marks.ts';

/** What a keyword does, with the number that was typed, and how its type line begins. */
export interface Told {
  effect: Filled[];
  typeLine: string;
}

/** Why a keyword was found. Each kind but the name has a text to show, with what was found in it. */
export type Reason =
  /** The name tells, and is marked: what it does is shown. */
  | ({ kind: 'name' } & Told)
  /** A name that it had; what it does is shown under that. */
  | ({ kind: 'former' } & Told & Marked)
  /** The name of the keyword that took its place. */
  | ({ kind: 'now' } & Marked)
  /** The set with which it came. */
  | ({ kind: 'set' } & Marked)
  /** The part of its text that holds most of what was asked; two lines of it begin and end at the excerpt. */
  | ({ kind: 'text'; part: 'meaning' | 'ruling' | 'given'; excerpt: Mark } & Marked)
  /** A text that it once had, and in how many of its earlier wordings what was asked stands. */
  | ({ kind: 'past'; wordings: number; excerpt: Mark } & Marked)
  /** Only words in which players say it. The meaning is shown under them, and nothing of it is marked. */
  | ({ kind: 'said'; excerpt: Mark } & Marked);

/** A reason that may be told, and how much of what was asked it holds. */
export interface Candidate {
  weight: number;
  tell(): Reason;
}

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

/** A page other than a keyword's, which was named or ordered. */
export interface FoundPage {
  title: string;
  /** Its address, from the first page. */
  path: string;
}

/** Everything that a query found. */
export interface Answer {
  /** By what they say now, best first; as many as one can look over. */
  keywords: SearchResult[];
  /** How many there are in all. */
  total: number;
  /** Keywords that only said so once, and how many there are. They and the pages are few. */
  past: SearchResult[];
  pastTotal: number;
  pages: FoundPage[];
  /** Whether the query names a page and nothing else, as `compare bombard` does: who types that wants the page. */
  isOrder: boolean;
}

/** What stands before the text of a reason; of what players say above it, since the text is a source's and not theirs. */
export function labelOf(reason: Exclude<Reason, { kind: 'name' }>): string {
  if (reason.kind !== 'past') return reasonLabels[reason.kind];
  return `in ${counted(reason.wordings, 'earlier wording')}: `;
}

const reasonLabels: Record<Exclude<Reason['kind'], 'name' | 'past'>, string> = {
  former: 'formerly ',
  now: 'now ',
  set: 'came with ',
  text: '',
  said: 'found by what players say',
};

/** A list of what was found, its name, and how much there is. */
export type Group = { title: string; count: string } & (
  | { keywords: SearchResult[]; pages?: never }
  | { pages: FoundPage[]; keywords?: never }
);

/** The lists of an answer that hold something, in the order in which they are shown: what was ordered stands first. */
export function groupsOf({ keywords, total, past, pastTotal, pages, isOrder }: Answer): Group[] {
  const lists: Group[] = [
    { title: 'Keywords', count: countOf(keywords, total), keywords },
    { title: 'Keywords in earlier wordings', count: countOf(past, pastTotal), keywords: past },
  ];
  const found: Group = { title: 'Pages', count: countOf(pages, pages.length), pages };
  return (isOrder ? [found, ...lists] : [...lists, found]).filter(
    (group) => (group.keywords ?? group.pages).length > 0,
  );
}

function countOf({ length }: readonly unknown[], total: number): string {
  return total > length ? `${total} found, the first ${length} shown` : `${total} found`;
}

/** Says of the lists how much was found: "Keywords: 20 found, the first 10 shown. Pages: 1 found." */
export function sayFound(groups: readonly Group[]): string {
  return groups.map(({ title, count }) => `${title}: ${count}.`).join(' ') || 'No keyword found.';
}
