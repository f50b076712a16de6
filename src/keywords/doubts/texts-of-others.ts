import { reportAlike } from '../diagnostics/source-rules.ts';
import { areOneNow } from '../history.ts';
import type { SourceDocument } from '../source-document.ts';
import { foldEditorial } from '../text/editorial.ts';
import { meaningOf } from '../wording/meaning.ts';
import { type DoubtContext, soundEntries } from './context.ts';

/** In words; what is shorter two keywords may well mean alike. */
const leastWords = 10;

/**
 * Says on each source which keywords have there what another means in another source, and themselves in none: texts
 * that slipped to other names, as a column of a table does, or a name with a slip. Of a keyword that was renamed the
 * two names are one.
 */
export function reportTextsOfOthers(context: DoubtContext): void {
  const { bySlug, sources } = context;
  const entriesOf = (source: SourceDocument) =>
    soundEntries(source, context).map(({ wording, ...entry }) => ({
      ...entry,
      source: source.id,
      said: foldEditorial(meaningOf(wording)),
    }));
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
