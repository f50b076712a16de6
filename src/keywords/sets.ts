import { compareCodeUnits, fromAToZ } from '../general/order.ts';
import type { Keyword } from './model.ts';
import { slugify } from './text/slug.ts';

/** A set of cards, as the introductions of keywords name it. */
export interface CardSet {
  slug: string;
  name: string;
  /** Its publisher, as recorded with its keywords; more than one only where the records differ. */
  publishers: string[];
  /** ISO dates on which its keywords were added, oldest first. */
  dates: string[];
  keywords: Keyword[];
}

/** The sets that introduced keywords, oldest first; those without a date come last. */
export function setsOf(keywords: readonly Keyword[]): CardSet[] {
  const sets = new Map<string, CardSet>();
  for (const keyword of keywords) {
    const { set: name, by, date } = keyword.introduction ?? { set: null, by: null, date: null };
    if (name === null) continue;
    const slug = slugify(name);
    const set = sets.get(slug) ?? { slug, name, publishers: [], dates: [], keywords: [] };
    sets.set(slug, set);
    set.keywords.push(keyword);
    if (by && !set.publishers.includes(by)) set.publishers.push(by);
    if (date && !set.dates.includes(date)) set.dates = [...set.dates, date].sort();
  }
  const first = ({ dates }: CardSet) => dates[0] ?? '9999';
  return [...sets.values()].sort((a, b) => compareCodeUnits(first(a), first(b)) || fromAToZ(a, b));
}
