import { counted } from '../../keywords/text/said/counted.ts';
import type { Filled } from '../../keywords/wording/filled-in.ts';
import type { Mark, Marked } from './marks.ts';

/** What a keyword does, with the number that was typed, and how its type line begins. */
export interface Told {
  effect: Filled[];
  typeLine: string;
}

/** Why a keyword was found. Each kind but `name` has a text to show, with the matches in it. */
export type Reason =
  /** The name matches and is marked; the effect is shown. */
  | ({ kind: 'name' } & Told)
  /** A former name; the effect is shown below it. */
  | ({ kind: 'former' } & Told & Marked)
  /** The name of the keyword's successor. */
  | ({ kind: 'now' } & Marked)
  /** The set that introduced it. */
  | ({ kind: 'set' } & Marked)
  /** The part of its text that matches most of the query; the excerpt is two lines of it. */
  | ({ kind: 'text'; part: 'meaning' | 'ruling' | 'given'; excerpt: Mark } & Marked)
  /** A text of an earlier wording, and how many earlier wordings have what was asked. */
  | ({ kind: 'past'; wordings: number; excerpt: Mark } & Marked)
  /** Only the words of players match. The meaning is shown below them, with no marks. */
  | ({ kind: 'said'; excerpt: Mark } & Marked);

/** A reason that may be given, and how much of the query it matches. */
export interface Candidate {
  weight: number;
  tell(): Reason;
}

/** One keyword found, the matches in its name, and why it was found. */
export interface SearchResult {
  slug: string;
  name: Marked;
  /** What the template adds to the name: `X`, `[cost]`. */
  variable: Marked;
  /** The template: how cards write the keyword. */
  template: string;
  reason: Reason;
}

/** A page other than a keyword's that the query named or asked for. */
export interface FoundPage {
  title: string;
  /** Its address, relative to the first page. */
  path: string;
}

/** Everything that a query found. */
export interface Answer {
  /** Keywords found by their current text, best first; no more than a reader can look over. */
  keywords: SearchResult[];
  /** How many of those there are in all. */
  total: number;
  /** Keywords found only by earlier wordings, and how many there are. These and the pages are few. */
  past: SearchResult[];
  pastTotal: number;
  pages: FoundPage[];
  /** Whether the query asks for a page and nothing else, as `compare bombard` does, so that pages come first. */
  isOrder: boolean;
}

/** The label before the text of a reason. For the words of players it stands above the text, which is the source's. */
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

/** A list of results, its title, and how many results there are. */
export type Group = { title: string; count: string } & (
  | { keywords: SearchResult[]; pages?: never }
  | { pages: FoundPage[]; keywords?: never }
);

/** The lists of an answer that are not empty, in display order; pages that were asked for come first. */
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

/** Announces how much was found: "Keywords: 20 found, the first 10 shown. Pages: 1 found." */
export function sayFound(groups: readonly Group[]): string {
  return groups.map(({ title, count }) => `${title}: ${count}.`).join(' ') || 'No keyword found.';
}
