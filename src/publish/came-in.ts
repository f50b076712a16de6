import { compareCodeUnits } from '../general/order.ts';
import type { GivenRuling, Keyword, Source } from '../keywords/model.ts';

/**
 * The day on which each source was added, by its id: what an old document brings is new to readers when it is found late.
 * A source whose day nobody knows was added with the one before it.
 */
export function daysOf(sources: readonly Source[]): Map<string, string> {
  let day = '';
  return new Map(
    sources.map(({ id, recorded, published }) => {
      day = recorded ?? published ?? day;
      return [id, day];
    }),
  );
}

/**
 * Of the sources that have a wording one after another, the one that was added first: what an older document that is found
 * late says as well was no news any more.
 * @param source the oldest of them, by its id
 * @param cameIn the day of each source
 * @returns its id
 */
export function broughtBy({ history }: Keyword, source: string, cameIn: ReadonlyMap<string, string>): string {
  const first = history.findIndex((each) => each.source === source);
  const others = history.slice(first + 1);
  const end = others.findIndex(({ revision }) => revision !== history[first]?.revision);
  return others
    .slice(0, end === -1 ? undefined : end)
    .reduce(
      (before, { source: each }) =>
        compareCodeUnits(cameIn.get(each) ?? '', cameIn.get(before) ?? '') < 0 ? each : before,
      source,
    );
}

/** The day on which a ruling came into this reference; the one on which it was given, where nobody noted it. */
export function writtenDownOn({ recorded, date }: Pick<GivenRuling, 'recorded' | 'date'>): string {
  return recorded ?? date;
}
