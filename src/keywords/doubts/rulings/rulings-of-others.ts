import { reportAlike } from '../../diagnostics/report.ts';
import { revisionById } from '../../history.ts';
import { placeInText } from '../../parse/lines/place-in-text.ts';
import { currentKeyword } from '../../renames/family.ts';
import { rulingsOf } from '../../wording/meaning.ts';
import type { DoubtContext } from '../context.ts';
import { soundEntries } from '../faulty.ts';

/**
 * Reports a ruling that names another keyword and not its own, where the other has the same ruling, in any source: it
 * may have been pasted in the wrong place. The two names of a renamed keyword count as one.
 */
export function reportRulingsOfOthers({ keywords, bySlug, sources }: DoubtContext): void {
  const rulings = keywords.flatMap((keyword) =>
    keyword.history.flatMap(({ source, revision }) =>
      rulingsOf(revisionById(keyword, revision)).map(({ text }) => ({ keyword, source, text })),
    ),
  );
  // Prepared for each text, since very many keywords may share one.
  const byText = new Map(
    [...Map.groupBy(rulings, ({ text }) => text)].map(([text, all]) => [
      text,
      {
        byCurrent: Map.groupBy(all, ({ keyword }) => currentKeyword(keyword, bySlug)),
        named: all.filter(({ keyword }) => text.includes(keyword.name)),
      },
    ]),
  );
  for (const source of sources) {
    const { id, file, lines } = source;
    const strange = soundEntries(source).flatMap(({ keyword: own, wording, ...entry }) =>
      rulingsOf(wording).flatMap(({ text }) => {
        const { byCurrent, named = [] } = byText.get(text) ?? {};
        const kin = byCurrent?.get(currentKeyword(own, bySlug)) ?? [];
        if (kin.some(({ keyword, source }) => source !== id || keyword !== own)) return [];
        const other = named.find(({ source }) => source !== id) ?? named[0];
        if (!other || text.includes(own.name)) return [];
        const isElsewhere = other.source !== id;
        const place = placeInText(entry, text, entry.text.indexOf(text), lines);
        return { name: own.name, other: other.keyword.name, isElsewhere, text, ...place };
      }),
    );
    reportAlike(file, 'ruling-of-another', strange);
  }
}
