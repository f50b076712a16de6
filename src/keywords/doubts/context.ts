import { indexBySlug, inIndex } from '../../general/by-slug.ts';
import { placeIn, revisionById } from '../history.ts';
import type { Entry, Keyword, Revision } from '../model.ts';
import type { SourceDocument } from '../source-document.ts';
import { splitLines } from '../text/lines.ts';
import { slugify } from '../text/slug.ts';

/** What all sources say together, as the background against which each is checked. */
export interface DoubtContext {
  keywords: readonly Keyword[];
  bySlug: ReadonlyMap<string, Keyword>;
  /** Oldest first. */
  sources: readonly DoubtedSource[];
}

/** A source with the lines of its document. */
export interface DoubtedSource extends SourceDocument {
  lines: readonly string[];
  entries: readonly DoubtedEntry[];
}

/** An entry with its keyword, and the wording that it gives the keyword. */
export interface DoubtedEntry extends Entry {
  keyword: Keyword;
  wording: Revision;
  /** The keyword's wording in the newest of the earlier sources that have it; null where none does. */
  older: Revision | null;
}

/** Prepares, once, what all of these checks need. */
export function createDoubtContext(
  keywords: readonly Keyword[],
  sources: readonly SourceDocument[],
): DoubtContext {
  const bySlug = indexBySlug(keywords);
  const doubted = sources.map((source) => ({
    ...source,
    lines: splitLines(String(source.file)),
    entries: source.entries.map((entry): DoubtedEntry => {
      const keyword = inIndex(bySlug, slugify(entry.name));
      const [before, own] = [-1, 0].map((step) => keyword.history[placeIn(keyword, source.id) + step]);
      const older = before ? revisionById(keyword, before.revision) : null;
      return { ...entry, keyword, wording: revisionById(keyword, own?.revision ?? ''), older };
    }),
  }));
  return { keywords, bySlug, sources: doubted };
}
