import { VFile } from 'vfile';
import { currentRevision } from '../../keywords/history.ts';
import type { Entry, Keyword, Revision, SourceKind } from '../../keywords/model.ts';
import { parseSource } from '../../keywords/parse/index.ts';
import { slugify } from '../../keywords/text/slug.ts';

/** A keyword with its current wording, the basis of every export. */
export interface ExportRow {
  keyword: Keyword;
  revision: Revision;
}

/** The rows of an export, in keyword order. */
export function toRows(keywords: readonly Keyword[]): ExportRow[] {
  return keywords.map((keyword) => ({ keyword, revision: currentRevision(keyword) }));
}

/** Names of the keywords that do not survive an export when it is parsed as a source of some kind. */
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
