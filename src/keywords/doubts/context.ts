import { indexBySlug } from '../by-slug.ts';
import { revisionById, revisionIn } from '../history.ts';
import type { Entry, Keyword, Revision } from '../model.ts';
import { onceEach } from '../once.ts';
import type { SourceDocument } from '../source-document.ts';
import { splitLines } from '../text/lines.ts';
import { slugify } from '../text/slug.ts';
import { faultyOf } from './faulty.ts';

/** What the sources say together, beside which each of them is doubted. */
export interface DoubtContext {
  keywords: readonly Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  /** Oldest first. */
  sources: readonly SourceDocument[];
  /** The lines of the document of a source. */
  linesOf(source: SourceDocument): readonly string[];
}

/** Prepares what all doubts ask for, once. */
export function createDoubtContext(
  keywords: readonly Keyword[],
  sources: readonly SourceDocument[],
): DoubtContext {
  const linesOf = onceEach(({ file }: SourceDocument) => splitLines(String(file)));
  return { keywords, bySlug: indexBySlug(keywords), sources, linesOf };
}

/** An entry with its keyword, and the wording that this has by it. */
export type EntryOfKeyword = Entry & { keyword: Keyword; wording: Revision };

/** The entries of a source with their keywords and wordings, but for those that are told to be wrong so far. */
export function soundEntries(source: SourceDocument, { bySlug, linesOf }: DoubtContext): EntryOfKeyword[] {
  const isFaulty = faultyOf(source, linesOf(source));
  return source.entries.flatMap((entry) => {
    const keyword = bySlug.get(slugify(entry.name));
    const revision = keyword && revisionIn(keyword, source.id);
    if (!keyword || !revision || isFaulty(entry)) return [];
    return { ...entry, keyword, wording: revisionById(keyword, revision) };
  });
}
