import { reportSource } from '../diagnostics/source-rules.ts';
import { currentKeyword } from '../history.ts';
import { readRenameClaims } from '../renames/rename-claims.ts';
import { toldRenames } from '../renames/told-renames.ts';
import { nameKey } from '../text/slug.ts';
import type { DoubtContext } from './context.ts';

/**
 * Reports where a source newer than a rename has an entry under the former name without mentioning the rename: the
 * name may have been given to a new keyword.
 */
export function reportFormerNames({ keywords, bySlug, sources }: DoubtContext): void {
  const order = sources.map(({ id }) => id);
  const toldIn = new Map(
    toldRenames(keywords, order).map(({ from, source }) => [from, order.indexOf(source)]),
  );
  for (const [place, { file, entries }] of sources.entries())
    for (const entry of entries) {
      const { keyword } = entry;
      const next = bySlug.get(keyword.renamedTo ?? '');
      if (!next || place <= (toldIn.get(keyword.slug) ?? place)) continue;
      // What the entry itself says of a rename is read, and reported where it contradicts another source.
      if (readRenameClaims(entry.name, entry.text).length > 0) continue;
      const names = [next, currentKeyword(next, bySlug)].map(({ name }) => nameKey(name));
      const text = nameKey(entry.text);
      if (names.every((name) => !text.includes(name)))
        reportSource(file, 'name-again', entry, { name: entry.name, now: next.name });
    }
}
