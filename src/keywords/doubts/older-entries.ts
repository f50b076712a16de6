import { placeIn, revisionById } from '../history.ts';
import type { Entry, Keyword, Revision } from '../model.ts';
import type { SourceDocument } from '../source-document.ts';
import { slugify } from '../text/slug.ts';
import type { DoubtContext } from './context.ts';

/** An entry with the wording that the newest of the sources before its own has; null where none has the keyword. */
export type WithOlder = Entry & { older: Revision | null };

/** The entries of each source, each with what an older one has in its place. */
export function olderEntries({
  bySlug,
  sources,
}: DoubtContext): { source: SourceDocument; entries: WithOlder[] }[] {
  return sources.map((source) => ({
    source,
    entries: source.entries.map((entry) => ({
      ...entry,
      older: olderOf(bySlug.get(slugify(entry.name)), source.id),
    })),
  }));
}

function olderOf(keyword: Keyword | undefined, source: string): Revision | null {
  const before = keyword?.history[placeIn(keyword, source) - 1];
  return keyword && before ? revisionById(keyword, before.revision) : null;
}
