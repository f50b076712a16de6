import { currentRevision, revisionIn } from './history.ts';
import type { Keyword } from './model.ts';

/** What a source says of one of its keywords. */
interface SourceEntry {
  slug: string;
  /** Id of its wording there. */
  revision: string;
  /** Whether that is still in force. */
  current: boolean;
}

/** The entries of a source, in the order of the keywords. */
export function entriesOf(source: string, keywords: readonly Keyword[]): SourceEntry[] {
  return keywords.flatMap((keyword) => {
    const revision = revisionIn(keyword, source);
    if (revision === undefined) return [];
    return { slug: keyword.slug, revision, current: revision === currentRevision(keyword).id };
  });
}
