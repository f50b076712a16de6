import { compareCodeUnits } from '../general/order.ts';
import type { GivenRuling } from './model.ts';

/** The given rulings about a keyword: newest first, those that another one supersedes last. */
export function rulingsGivenFor(slug: string, rulings: readonly GivenRuling[]): GivenRuling[] {
  return rulings
    .filter(({ keywords }) => keywords.includes(slug))
    .sort((a, b) => {
      const superseded = Number(isSuperseded(a, rulings)) - Number(isSuperseded(b, rulings));
      return superseded || compareCodeUnits(b.date, a.date) || compareCodeUnits(a.id, b.id);
    });
}

/** Whether another ruling supersedes this one. */
export function isSuperseded({ id }: GivenRuling, rulings: readonly GivenRuling[]): boolean {
  return rulings.some(({ supersedes }) => supersedes === id);
}
