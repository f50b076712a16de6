import { reportContent } from '../../src/content-folder/content-rules.ts';
import { attestedBefore } from '../../src/content-folder/existing.ts';
import type { Input } from '../../src/content-folder/sources.ts';
import { indexBySlug } from '../../src/general/by-slug.ts';
import { revisionIn } from '../../src/keywords/history.ts';
import type { Keyword } from '../../src/keywords/model.ts';

/**
 * Reports, on each document, the keywords that it no longer has an entry for, though an earlier ingest found one:
 * otherwise whoever cut off a document would only see a number of files.
 */
export function reportLostEntries({ readSources, existing }: Input, keywords: readonly Keyword[]): void {
  const bySlug = indexBySlug(keywords);
  const attested = attestedBefore(existing);
  for (const { id, file } of readSources) {
    const lost = [...(attested.get(id) ?? [])].filter(([slug]) => {
      const keyword = bySlug.get(slug);
      return !keyword || !revisionIn(keyword, id);
    });
    const names = lost.map(([, name]) => name);
    if (names.length > 0) reportContent(file, 'entries-lost', undefined, { names });
  }
}
