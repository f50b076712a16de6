import path from 'node:path';
import type { VFile } from 'vfile';
import type { Source } from '../keywords/model.ts';
import { manifestSchema } from '../keywords/store/schema.ts';
import { nameKey } from '../keywords/text/slug.ts';
import { hasFewTypos } from '../keywords/text/typo.ts';
import { isThere } from './disk/document.ts';
import { foldFileName } from './disk/fold-file-name.ts';
import { reportContent } from './messages/content-rules.ts';
import { type ReadYaml, readYaml } from './yaml/yaml.ts';

/**
 * Reads the manifest.
 * @param today today's date, where known, to doubt later ones
 * @param documents the folder of the documents and its contents, where known, to report missing ones
 * @returns the sources, oldest first; none, with messages on the file, where anything is wrong
 */
export function readManifest(
  file: VFile,
  today: string | null = null,
  documents: { folder: string; names: readonly string[] } | null = null,
): Source[] {
  const read = readYaml(file, String(file), manifestSchema, 'manifest-invalid');
  if (!read) return [];
  for (const [index, source] of read.data.entries()) {
    const { published, recorded } = source;
    if (published && recorded && published > recorded)
      reportContent(file, 'manifest-invalid', read.pointOf([index, 'published']), {
        fault: 'late',
        published,
        recorded,
      });
    const earlier = read.data.slice(0, index);
    for (const field of ['id', 'file'] as const) {
      const value = source[field];
      const same = earlier.filter((other) => foldFileName(other[field]) === foldFileName(value));
      const [first] = same;
      if (!first) continue;
      const isRepeated = same.some((other) => other[field] === value);
      reportContent(
        file,
        'manifest-invalid',
        read.pointOf([index, field]),
        isRepeated
          ? { fault: 'repeated', field, value }
          : { fault: 'alike', field, value, before: first[field] },
      );
    }
  }
  if (file.messages.length > 0) return [];
  if (documents) reportMissing(file, read, documents.folder, documents.names);
  reportOrder(file, read);
  reportUndated(file, read);
  reportTitles(file, read);
  if (today !== null) reportAhead(file, read, today);
  return read.data;
}

/**
 * Reports missing documents, with the file that may be meant: a name with typos, one in other capitals, which some
 * systems do not distinguish, or the only one without a source.
 */
function reportMissing(
  manifest: VFile,
  { data, pointOf }: ReadYaml<Source[]>,
  folder: string,
  names: readonly string[],
): void {
  const others = names.filter((name) => !data.some(({ file }) => file === name));
  for (const [index, { file }] of data.entries()) {
    if (isThere(path.join(folder, file))) continue;
    const meant = [0, 1, 2].flatMap((slips) =>
      others.filter((name) => hasFewTypos(foldFileName(name), foldFileName(file), slips)),
    );
    const [near = others.length === 1 ? others[0] : undefined] = meant;
    const facts = { reason: 'no such file', ...(near && { near }) };
    reportContent(manifest, 'source-missing', pointOf([index, 'file']), facts);
  }
}

/** Reports each source that was published before the one above it: the order is taken for their age. */
function reportOrder(file: VFile, { data, pointOf }: ReadYaml<Source[]>): void {
  let last: { before: string; title: string } | null = null;
  for (const [index, { published, title }] of data.entries())
    if (published && last && published < last.before)
      reportContent(file, 'source-order', pointOf([index, 'published']), { published, ...last });
    else if (published) last = { before: published, title };
}

/** Reports sources with the title of an earlier one. */
function reportTitles(file: VFile, { data, pointOf }: ReadYaml<Source[]>): void {
  const byTitle = new Map<string, string>();
  for (const [index, { id, title }] of data.entries()) {
    const key = nameKey(title);
    const before = byTitle.get(key);
    if (before !== undefined)
      reportContent(file, 'source-titled', pointOf([index, 'title']), { title, before });
    else byTitle.set(key, id);
  }
}

/**
 * Reports sources without any date, where others have the day on which they were added: a merge may have lost that
 * line.
 */
function reportUndated(file: VFile, { data, pointOf }: ReadYaml<Source[]>): void {
  if (!data.some(({ recorded }) => recorded)) return;
  for (const [index, { id, published, recorded }] of data.entries())
    if (!published && !recorded) reportContent(file, 'source-undated', pointOf([index, 'id']), { id });
}

/** Reports dates that are still to come. */
function reportAhead(file: VFile, { data, pointOf }: ReadYaml<Source[]>, today: string): void {
  for (const [index, { published, recorded }] of data.entries())
    for (const [field, date] of Object.entries({ published, recorded }))
      if (date && date > today) reportContent(file, 'source-ahead', pointOf([index, field]), { date, today });
}
