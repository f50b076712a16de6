import type { Keyword, Source } from '../model.ts';
import { renamesAsOf } from '../renames/told-renames.ts';
import type { Changes } from './lookup.ts';

/**
 * The keywords that a glossary is the first to leave out, where they had not been renamed by then and are not now: a
 * glossary has all keywords that are in use. None of what is no glossary, which has only some.
 * @param sources oldest first
 */
export function leftOutBy(
  { id, kind }: Pick<Source, 'id' | 'kind'>,
  keywords: readonly Keyword[],
  sources: readonly Pick<Source, 'id' | 'kind'>[],
  changes: Changes,
): Keyword[] {
  if (kind !== 'glossary') return [];
  const places = new Map(sources.map((source, index) => [source.id, index]));
  const placeOf = (source: string) => places.get(source) ?? -1;
  const place = placeOf(id);
  const before = sources.slice(0, place).findLastIndex((source) => source.kind === 'glossary');
  const renames = keywords.flatMap(({ slug }) => changes.renamesOf(slug));
  const gone = renamesAsOf(id, renames, [...places.keys()]);
  return keywords.filter(({ slug, history, renamedTo }) => {
    const last = history.map(({ source }) => placeOf(source)).findLast((each) => each <= place);
    const isMissed = last !== undefined && last < place && last >= before;
    return isMissed && renamedTo === null && !gone.has(slug);
  });
}
