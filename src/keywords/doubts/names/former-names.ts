import { reportSource } from '../../diagnostics/report.ts';
import type { Keyword } from '../../model.ts';
import { currentKeyword } from '../../renames/family.ts';
import { readRenameClaims } from '../../renames/rename-claims.ts';
import { toldRenames } from '../../renames/told-renames.ts';
import { nameKey, slugify } from '../../text/slug.ts';
import { createTypoIndex } from '../../text/typo.ts';
import type { DoubtContext } from '../context.ts';
import { isNameToVary } from './names.ts';

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

/**
 * Reports a former name that is one typo away from that of a keyword, and that no source has: nothing else would say
 * that the keyword which is meant was not renamed.
 */
export function reportNearFormerNames({ keywords, bySlug, sources }: DoubtContext): void {
  const byName = createTypoIndex<Keyword>();
  for (const keyword of keywords) if (isNameToVary(keyword.slug)) byName.add(keyword.slug, keyword);
  for (const { file, entries } of sources)
    for (const entry of entries)
      for (const { from, to } of readRenameClaims(entry.name, entry.text)) {
        if (bySlug.has(slugify(from))) continue;
        const like = byName.near(slugify(from)).find(({ slug }) => slug !== slugify(to));
        if (like) reportSource(file, 'former-name-doubtful', entry, { from, to, like: like.name });
      }
}
