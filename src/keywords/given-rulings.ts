import { compareCodeUnits } from '../general/order.ts';
import type { GivenRuling, Keyword } from './model.ts';
import { everySlugOf } from './renames/family.ts';

/**
 * The given rulings about a keyword, also under its former names: newest first, those that another one supersedes last.
 */
export function rulingsGivenFor(
  keyword: Pick<Keyword, 'slug' | 'formerNames'>,
  rulings: readonly GivenRuling[],
): GivenRuling[] {
  const slugs = everySlugOf(keyword);
  return rulings
    .filter(({ keywords }) => keywords.some((slug) => slugs.includes(slug)))
    .sort((a, b) => {
      const superseded = Number(isSuperseded(a, rulings)) - Number(isSuperseded(b, rulings));
      return superseded || compareCodeUnits(b.date, a.date) || compareCodeUnits(a.id, b.id);
    });
}

/** Whether another ruling supersedes this one. */
export function isSuperseded(ruling: GivenRuling, rulings: readonly GivenRuling[]): boolean {
  return supersederOf(ruling, rulings) !== undefined;
}

/** The ruling that supersedes this one, the newest where several do; undefined where none does. */
export function supersederOf({ id }: GivenRuling, rulings: readonly GivenRuling[]): GivenRuling | undefined {
  return rulings
    .filter(({ supersedes }) => supersedes === id)
    .sort((a, b) => compareCodeUnits(b.date, a.date))[0];
}
