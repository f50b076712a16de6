import { capitalise } from '../../keywords/text/said/capitalise.ts';
import { countedInWords } from '../../keywords/text/said/counted.ts';
import { isDay } from '../../keywords/text/said/day.ts';

/** The state of the reference at a visit. */
export interface Visit {
  /** ISO day, on the reader's own calendar. */
  day: string;
  /** Revision ids by slug. */
  revisions: Record<string, string>;
  /** Successors' slugs by the slugs of the keywords that they replaced; older pages stored none. */
  renamed?: Record<string, string>;
  /** The ids of the rulings given outside any source; older pages stored none. */
  rulings?: string[];
  /** The slugs of the keywords that the newest glossary left out; older pages stored none. */
  leftOut?: string[];
}

/** A keyword as the page lists it. */
export interface Listed {
  slug: string;
  name: string;
  /** The ids of its wordings, the current one last. */
  revisions: string[];
  /** Slug of the keyword that replaced it; empty where none did. */
  now: string;
  /** The ids of the rulings given on it outside any source. */
  rulings: string[];
  /** Whether the newest glossary leaves it out. */
  isLeftOut: boolean;
}

/** What a count of keywords says of them, of one and of several. */
const saysOfCount = {
  new: ['is new', 'are new'],
  ruled: ['has a new ruling', 'have a new ruling'],
  changed: ['has changed', 'have changed'],
} as const;

/** What is new about a keyword. */
export interface News {
  slug: string;
  /** Whether the keyword itself is new, was only ruled on, or has another name or wording, or came into or out of use. */
  kind: keyof typeof saysOfCount;
  says: string;
  /** Two wordings that a comparison page exists for. */
  compare: { from: string; to: string } | null;
}

/** What is stored of a visit. */
export function toVisit(day: string, keywords: readonly Listed[]): Visit {
  return {
    day,
    revisions: Object.fromEntries(keywords.map(({ slug, revisions }) => [slug, revisions.at(-1) ?? ''])),
    renamed: Object.fromEntries(keywords.flatMap(({ slug, now }) => (now ? [[slug, now]] : []))),
    rulings: [...new Set(keywords.flatMap(({ rulings }) => rulings))],
    leftOut: keywords.flatMap(({ slug, isLeftOut }) => (isLeftOut ? [slug] : [])),
  };
}

/** What is new since a visit: each keyword that was added, renamed, left out, reworded or ruled on. */
export function newsSince(last: Visit, keywords: readonly Listed[]): News[] {
  const seen = new Map(Object.entries(last.revisions));
  const renamed = last.renamed && new Map(Object.entries(last.renamed));
  const known = last.rulings && new Set(last.rulings);
  const leftOut = last.leftOut && new Set(last.leftOut);
  const nameOf = new Map(keywords.map(({ slug, name }) => [slug, name]));
  const hasOtherName = ({ slug, now }: Listed) =>
    renamed !== undefined && seen.has(slug) && (renamed.get(slug) ?? '') !== now;
  const takenOver = new Set(keywords.filter(hasOtherName).map(({ now }) => now));
  return keywords.flatMap((keyword) => {
    const { slug, name, revisions, now, rulings, isLeftOut } = keyword;
    const to = revisions.at(-1);
    // Its former name tells of it.
    if (!seen.has(slug) && takenOver.has(slug)) return [];
    if (!seen.has(slug)) return { slug, kind: 'new', says: `${name}: new`, compare: null };
    const isRenamed = hasOtherName(keyword);
    const isReworded = seen.get(slug) !== to;
    const isInOrOut = leftOut !== undefined && leftOut.has(slug) !== isLeftOut;
    const says = [
      ...(isRenamed ? [now ? `now ${nameOf.get(now) ?? now}` : 'has its name again'] : []),
      // A new name is told as that.
      ...(isInOrOut && now === '' ? [isLeftOut ? 'left out of the newest glossary' : 'in use again'] : []),
      ...(isReworded ? ['what changed'] : []),
      ...(known && rulings.some((id) => !known.has(id)) ? ['a new ruling'] : []),
    ];
    if (says.length === 0) return [];
    // A wording that the page does not know cannot be compared.
    const from = isReworded && revisions.find((id) => id === seen.get(slug));
    return {
      slug,
      kind: isRenamed || isReworded || isInOrOut ? 'changed' : 'ruled',
      says: `${name}: ${says.join('; ')}`,
      compare: from && to ? { from, to } : null,
    };
  });
}

/** What is new, in a sentence without its end: `One keyword has a new ruling`; mixed news are all of a change. */
export function sumUpNews(news: readonly News[]): string {
  const [first, ...rest] = news;
  const kind = first && rest.every((each) => each.kind === first.kind) ? first.kind : 'changed';
  const [ofOne, ofSeveral] = saysOfCount[kind];
  return `${capitalise(countedInWords(news.length, 'keyword'))} ${news.length === 1 ? ofOne : ofSeveral}`;
}

/** Tells whether a value is a stored visit; one of a day to come has it from a clock that was wrong, and is none. */
export function isVisitUntil(today: string): (value: unknown) => value is Visit {
  return (value): value is Visit => isVisit(value) && value.day <= today;
}

/** Whether a value is a stored visit. */
export function isVisit(value: unknown): value is Visit {
  if (!isRecord(value)) return false;
  const { day, revisions, renamed = {}, rulings = [], leftOut = [] } = value;
  return (
    typeof day === 'string' &&
    isDay(day) &&
    [rulings, leftOut].every(Array.isArray) &&
    [revisions, renamed].every(
      (each) => isRecord(each) && Object.values(each).every((id) => typeof id === 'string'),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
