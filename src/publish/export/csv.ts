import papa from 'papaparse';
import type { Urls } from '../../addresses/urls.ts';
import type { Keyword } from '../../keywords/model.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { toRows } from './rows.ts';

/** The current glossary as CSV (RFC 4180), with a header. */
export function toCsv(keywords: readonly Keyword[], urls: Urls): string {
  const rows = toRows(keywords).map(({ keyword, revision }) => ({
    name: keyword.name,
    template: revision.template,
    meaning: meaningOf(revision),
    text: revision.text,
    revision: revision.id,
    renamed_to: keyword.renamedTo ?? '',
    set: keyword.introduction?.set ?? '',
    publisher: keyword.introduction?.by ?? '',
    date: keyword.introduction?.date ?? '',
    url: urls.keyword(keyword.slug),
  }));
  return `${papa.unparse(rows, { newline: '\r\n' })}\r\n`;
}
