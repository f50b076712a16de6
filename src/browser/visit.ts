import { isDay } from '../keywords/text/day.ts';

/** What the reference held at a visit. */
export interface Visit {
  /** ISO day, on the reader's own calendar. */
  day: string;
  /** Revision ids by slug. */
  revisions: Record<string, string>;
  /** The slugs of the keywords that held in the place of others, by the slugs of these; older pages kept none. */
  renamed?: Record<string, string>;
}

/** A keyword as the page lists it. */
export interface Listed {
  slug: string;
  name: string;
  /** The ids of its wordings, the one that holds now last. */
  revisions: string[];
  /** Slug of the keyword that holds in its place; empty where it does itself. */
  now: string;
}

/** What is new of a keyword. */
export interface News {
  slug: string;
  says: string;
  /** Two wordings that there is a comparison of. */
  compare: { from: string; to: string } | null;
}

/** What is kept of a visit. */
export function toVisit(day: string, keywords: readonly Listed[]): Visit {
  return {
    day,
    revisions: Object.fromEntries(keywords.map(({ slug, revisions }) => [slug, revisions.at(-1) ?? ''])),
    renamed: Object.fromEntries(keywords.flatMap(({ slug, now }) => (now ? [[slug, now]] : []))),
  };
}

/** What is new since a visit, of each keyword that came, was renamed or has another wording. */
export function newsSince(last: Visit, keywords: readonly Listed[]): News[] {
  const seen = new Map(Object.entries(last.revisions));
  const renamed = last.renamed && new Map(Object.entries(last.renamed));
  const nameOf = new Map(keywords.map(({ slug, name }) => [slug, name]));
  return keywords.flatMap(({ slug, name, revisions, now }) => {
    const to = revisions.at(-1);
    if (!seen.has(slug)) return { slug, says: `${name}: new`, compare: null };
    const hasOtherName = renamed && (renamed.get(slug) ?? '') !== now;
    const isReworded = seen.get(slug) !== to;
    const says = [
      ...(hasOtherName ? [now ? `now ${nameOf.get(now) ?? now}` : 'has its name again'] : []),
      ...(isReworded ? ['what changed'] : []),
    ];
    if (says.length === 0) return [];
    // A wording that the page does not know has nothing to be compared with.
    const from = isReworded && revisions.find((id) => id === seen.get(slug));
    return { slug, says: `${name}: ${says.join('; ')}`, compare: from && to ? { from, to } : null };
  });
}

/** Whether something is a visit. */
export function isVisit(value: unknown): value is Visit {
  if (!isRecord(value)) return false;
  const { day, revisions, renamed = {} } = value;
  return (
    typeof day === 'string' &&
    isDay(day) &&
    [revisions, renamed].every(
      (each) => isRecord(each) && Object.values(each).every((id) => typeof id === 'string'),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
