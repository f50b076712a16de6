import { attestedBefore } from '../../src/content-folder/existing.ts';
import { reportContent } from '../../src/content-folder/messages/content-rules.ts';
import type { Input } from '../../src/content-folder/sources.ts';
import { indexBySlug } from '../../src/general/by-slug.ts';
import { revisionIn } from '../../src/keywords/history.ts';
import type { Keyword } from '../../src/keywords/model.ts';
import { createTypoIndex } from '../../src/keywords/text/typo.ts';

/**
 * Reports, on each document, the keywords that it no longer has an entry for, though an earlier ingest found one:
 * otherwise whoever cut off a document would only see a number of files.
 */
export function reportLostEntries({ readSources, existing }: Input, keywords: readonly Keyword[]): void {
  const bySlug = indexBySlug(keywords);
  const attested = attestedBefore(existing);
  for (const { id, file } of readSources) {
    const before = attested.get(id) ?? new Map<string, string>();
    // One letter from a name that is new in the document, the entry has a slip in its name, which is told at its place.
    const added = createTypoIndex<Keyword>();
    for (const keyword of keywords)
      if (!before.has(keyword.slug) && revisionIn(keyword, id)) added.add(keyword.slug, keyword);
    const lost = [...before].filter(([slug]) => {
      const keyword = bySlug.get(slug);
      const isThere = keyword !== undefined && revisionIn(keyword, id);
      return !isThere && added.near(slug).length === 0;
    });
    const names = lost.map(([, name]) => name);
    if (names.length > 0) reportContent(file, 'entries-lost', undefined, { names });
  }
}
