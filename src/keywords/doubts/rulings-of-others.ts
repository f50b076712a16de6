import { indexBySlug } from '../by-slug.ts';
import { reportAlike } from '../diagnostics/source-rules.ts';
import { areOneNow, revisionById, revisionIn } from '../history.ts';
import type { Keyword } from '../model.ts';
import type { ReadSource } from '../read-source.ts';
import { splitLines } from '../text/lines.ts';
import { slugify } from '../text/slug.ts';
import { rulingsOf } from '../wording/meaning.ts';
import { placeInText } from '../wording/place-in-text.ts';
import { faultyOf } from './faulty.ts';

/**
 * Says on each source where a keyword has a ruling that names another and not itself, and that other has it in another
 * source: it may have been pasted at the wrong place. Of a keyword that was renamed the two names are one.
 */
export function reportRulingsOfOthers(keywords: readonly Keyword[], sources: readonly ReadSource[]): void {
  const bySlug = indexBySlug(keywords);
  const rulings = keywords.flatMap((keyword) =>
    keyword.history.flatMap(({ source, revision }) =>
      rulingsOf(revisionById(keyword, revision)).map(({ text }) => ({ keyword, source, text })),
    ),
  );
  const byText = Map.groupBy(rulings, ({ text }) => text);
  for (const { id, file, entries } of sources) {
    const isFaulty = faultyOf({ file });
    const lines = splitLines(String(file));
    const strange = entries.flatMap((entry) => {
      const own = bySlug.get(slugify(entry.name));
      const revision = own && revisionIn(own, id);
      if (!own || !revision || isFaulty(entry)) return [];
      return rulingsOf(revisionById(own, revision)).flatMap(({ text }) => {
        const elsewhere = (byText.get(text) ?? []).filter(({ source }) => source !== id);
        if (elsewhere.some(({ keyword }) => areOneNow(keyword, own, bySlug))) return [];
        const other = elsewhere.find(({ keyword }) => text.includes(keyword.name))?.keyword.name;
        if (other === undefined || text.includes(own.name)) return [];
        return { name: own.name, other, text, ...placeInText(entry, text, entry.text.indexOf(text), lines) };
      });
    });
    reportAlike(file, 'ruling-of-another', strange);
  }
}
