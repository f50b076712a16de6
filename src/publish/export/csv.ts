import papa from 'papaparse';
import type { Urls } from '../../addresses/urls.ts';
import { indexBySlug } from '../../general/by-slug.ts';
import { glossaryWithout } from '../../keywords/history.ts';
import type { Introduction, Keyword, Source } from '../../keywords/model.ts';
import { introducedAs } from '../../keywords/renames/family.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { toRows } from './rows.ts';

/**
 * The current glossary as CSV (RFC 4180), with a header.
 * @param sources oldest first
 */
export function toCsv(keywords: readonly Keyword[], sources: readonly Source[], urls: Urls): string {
  const bySlug = indexBySlug(keywords);
  const rows = toRows(keywords).map(({ keyword, revision }) => ({
    name: keyword.name,
    template: revision.template,
    meaning: meaningOf(revision),
    text: revision.text,
    revision: revision.id,
    renamed_to: keyword.renamedTo ?? '',
    ...originCells(introducedAs(keyword, bySlug).introduction),
    url: urls.keyword(keyword.slug),
    // Last, for who counts the columns.
    left_out_of: glossaryWithout(keyword, sources)?.id ?? '',
  }));
  return `${papa.unparse(rows, { newline: '\r\n' })}\r\n`;
}

function originCells(introduction: Introduction | null) {
  const { set, by, date } = introduction ?? { set: null, by: null, date: null };
  return { set: set ?? '', publisher: by ?? '', date: date ?? '' };
}
