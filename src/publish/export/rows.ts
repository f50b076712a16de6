import { VFile } from 'vfile';
import { currentRevision } from '../../keywords/history.ts';
import type { Entry, Keyword, Revision, SourceKind } from '../../keywords/model.ts';
import { parseSource } from '../../keywords/parse/index.ts';
import { slugify } from '../../keywords/text/slug.ts';

/** A keyword with the wording that holds now: what every export is made of. */
export interface ExportRow {
  keyword: Keyword;
  revision: Revision;
}

/** The rows of an export, in the order of the keywords. */
export function toRows(keywords: readonly Keyword[]): ExportRow[] {
  return keywords.map((keyword) => ({ keyword, revision: currentRevision(keyword) }));
}

/** The names of the keywords that an export, read as a source of some kind, does not give back the same. */
export function lostIn(
  text: string,
  kind: SourceKind,
  keywords: readonly Keyword[],
  isSame: (read: Entry, row: ExportRow) => boolean,
): string[] {
  const entries = parseSource(new VFile({ value: text }), kind);
  const bySlug = new Map(entries.map((entry) => [slugify(entry.name), entry]));
  const isLost = (row: ExportRow) => {
    const read = bySlug.get(row.keyword.slug);
    return !read || !isSame(read, row);
  };
  return toRows(keywords)
    .filter(isLost)
    .map(({ keyword }) => keyword.name);
}
