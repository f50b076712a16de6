import type { Keyword, Source } from '../model.ts';
import { renamesAsOf } from '../renames/told-renames.ts';
import type { Changes } from './lookup.ts';

/** The keywords that each glossary is the first to leave out, from A to Z, by its id; none for other sources. */
export type LeftOut = ReadonlyMap<string, readonly Keyword[]>;

/**
 * The keywords that glossaries are the first to leave out, where they had not been renamed by then and are not now: a
 * glossary has all keywords that are in use. Nothing is left out of other sources, which have only some.
 * @param keywords from A to Z
 * @param sources oldest first
 */
export function leftOutOf(
  keywords: readonly Keyword[],
  sources: readonly Pick<Source, 'id' | 'kind'>[],
  changes: Pick<Changes, 'renamesOf'>,
): LeftOut {
  const order = sources.map(({ id }) => id);
  const places = new Map(order.map((id, index) => [id, index]));
  const placesOf = ({ history }: Keyword) => history.map(({ source }) => places.get(source) ?? -1);
  const renames = keywords.flatMap(({ slug }) => changes.renamesOf(slug));
  const glossaries = sources.flatMap(({ id, kind }, place) => (kind === 'glossary' ? [{ id, place }] : []));
  return new Map(
    glossaries.map(({ id, place }, index) => {
      const before = glossaries[index - 1]?.place ?? -1;
      const gone = renamesAsOf(id, renames, order);
      const left = keywords.filter((keyword) => {
        const last = placesOf(keyword).findLast((each) => each <= place) ?? -1;
        const isMissed = last !== -1 && last < place && last >= before;
        return isMissed && keyword.renamedTo === null && !gone.has(keyword.slug);
      });
      return [id, left];
    }),
  );
}
