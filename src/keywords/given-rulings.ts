import { compareCodeUnits } from '../general/order.ts';
import type { GivenRuling } from './model.ts';

/** The rulings that are about a keyword: newest first, and last those whose place another took. */
export function rulingsGivenFor(slug: string, rulings: readonly GivenRuling[]): GivenRuling[] {
  return rulings
    .filter(({ keywords }) => keywords.includes(slug))
    .sort((a, b) => {
      const superseded = Number(isSuperseded(a, rulings)) - Number(isSuperseded(b, rulings));
      return superseded || compareCodeUnits(b.date, a.date) || compareCodeUnits(a.id, b.id);
    });
}

/** Whether another ruling says that it takes this one's place. */
export function isSuperseded({ id }: GivenRuling, rulings: readonly GivenRuling[]): boolean {
  return rulings.some(({ supersedes }) => supersedes === id);
}
