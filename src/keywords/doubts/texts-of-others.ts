import { indexBySlug } from '../by-slug.ts';
import { reportAlike } from '../diagnostics/source-rules.ts';
import { areOneNow, revisionById, revisionIn } from '../history.ts';
import type { Keyword } from '../model.ts';
import type { ReadSource } from '../read-source.ts';
import { foldEditorial } from '../text/editorial.ts';
import { slugify } from '../text/slug.ts';
import { meaningOf } from '../wording/meaning.ts';
import { faultyOf } from './faulty.ts';

/** In words; what is shorter two keywords may well mean alike. */
const leastWords = 10;

/**
 * Says on each source which keywords have there what another means in another source, and themselves in none: texts
 * that slipped to other names, as a column of a table does, or a name with a slip. Of a keyword that was renamed the two
 * names are one.
 */
export function reportTextsOfOthers(keywords: readonly Keyword[], sources: readonly ReadSource[]): void {
  const bySlug = indexBySlug(keywords);
  const entriesOf = ({ id, entries, ...source }: ReadSource) => {
    const isFaulty = faultyOf(source);
    return entries.flatMap((entry) => {
      const keyword = bySlug.get(slugify(entry.name));
      const revision = keyword && revisionIn(keyword, id);
      if (!keyword || !revision || isFaulty(entry)) return [];
      return {
        ...entry,
        keyword,
        source: id,
        said: foldEditorial(meaningOf(revisionById(keyword, revision))),
      };
    });
  };
  const said = new Map(sources.map((source) => [source, entriesOf(source)]));
  const meanings = Map.groupBy([...said.values()].flat(), (each) => each.said);
  for (const [{ id, file }, entries] of said) {
    const slipped = entries.flatMap((entry) => {
      const { keyword: own, said } = entry;
      if (said.split(' ').length < leastWords) return [];
      const elsewhere = (meanings.get(said) ?? []).filter(({ source }) => source !== id);
      if (elsewhere.length === 0 || elsewhere.some(({ keyword }) => areOneNow(keyword, own, bySlug)))
        return [];
      return { ...entry, other: elsewhere[0]?.keyword.name ?? '' };
    });
    reportAlike(file, 'text-of-another', slipped);
  }
}
