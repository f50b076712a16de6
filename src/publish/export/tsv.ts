import { VFile } from 'vfile';
import type { Keyword } from '../../keywords/model.ts';
import { parseSource } from '../../keywords/parse/index.ts';
import { slugify } from '../../keywords/text/slug.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import { toRows } from './rows.ts';

/** The current glossary in the format of the glossary source: the name, a tab, the template in bold, the text. */
export function toTsv(keywords: readonly Keyword[]): string {
  return toRows(keywords)
    .map(({ keyword, revision }) => `${keyword.name}\t**${revision.template}:** ${revision.text}\n`)
    .join('');
}

/**
 * The names of the keywords that the format cannot hold: it takes asterisks around words for emphasis, and a tab for
 * the end of a column. All others are read again as they were written.
 */
export function lostInTsv(keywords: readonly Keyword[]): string[] {
  const file = new VFile({ value: toTsv(keywords) });
  const bySlug = new Map(parseSource(file, 'glossary').map((entry) => [slugify(entry.name), entry]));
  return toRows(keywords)
    .filter(({ keyword, revision }) => {
      const read = bySlug.get(keyword.slug);
      const isSame = (field: 'template' | 'text') =>
        foldTypography(read?.[field] ?? '') === foldTypography(revision[field]);
      return !isSame('template') || !isSame('text');
    })
    .map(({ keyword }) => keyword.name);
}
