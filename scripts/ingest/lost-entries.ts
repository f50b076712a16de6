import { reportContent } from '../../src/content-folder/content-rules.ts';
import type { Input } from '../../src/content-folder/sources.ts';
import { indexBySlug } from '../../src/general/by-slug.ts';
import { revisionIn } from '../../src/keywords/history.ts';
import type { Keyword } from '../../src/keywords/model.ts';
import { readAttestation } from '../../src/keywords/store/mdx.ts';
import { asIngested } from './plan.ts';

/**
 * Reports, on each document, the keywords that it no longer has an entry for, though an earlier ingest found one:
 * otherwise whoever cut off a document would only see a number of files.
 */
export function reportLostEntries({ readSources, existing }: Input, keywords: readonly Keyword[]): void {
  const bySlug = indexBySlug(keywords);
  const lost = new Map(readSources.map(({ id }) => [id, new Set<string>()]));
  for (const [filePath, content] of existing) {
    const attested = filePath.endsWith('.mdx') ? readAttestation(asIngested(content)) : null;
    if (!attested) continue;
    const keyword = bySlug.get(attested.slug);
    for (const id of attested.sources)
      if (!keyword || !revisionIn(keyword, id)) lost.get(id)?.add(attested.keyword);
  }
  for (const { id, file } of readSources) {
    const names = [...(lost.get(id) ?? [])];
    if (names.length > 0) reportContent(file, 'entries-lost', undefined, { names });
  }
}
