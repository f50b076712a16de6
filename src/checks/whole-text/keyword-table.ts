import { pointsIn } from '../../keywords/text/point.ts';
import type { Row } from '../cards/document/cells.ts';
import { beginOfData, rowsOfData } from '../cards/document/data/data.ts';
import { BrokenData } from '../cards/document/data/data-tokens.ts';
import { type Delimiter, readRows } from '../cards/document/delimited-rows.ts';
import type { Parted } from '../claim/pasted/page-blocks.ts';

/** The columns that a table of keywords has, among others and in any order: those of our own files. */
const columns = ['name', 'template', 'text'];

const delimiters: readonly Delimiter[] = [',', '\t', ';'];

/**
 * A table of keywords, or data of them, in the form of a glossary, one keyword a line: `glossary.csv` and the files of the
 * API, or a table that somebody made with the same names.
 * @returns null for any other text
 */
export function asGlossary(file: string): Parted | null {
  const document = file.replace(/^\ufeff/, '');
  const rows = keywordRows(document);
  if (!rows) return null;
  const [header, ...entries] = rows;
  const names = namesOf(header as Row);
  const at = columns.map((column) => names.indexOf(column));
  const pointOf = pointsIn(document);
  const read = entries.flatMap(({ cells, start }) => {
    const [name, template, text] = at.map(
      (index) => cells[index]?.text.replace(/[\r\n\t]+/g, ' ').trim() ?? '',
    );
    const { line } = pointOf(start);
    if (name && template && text) return { text: `${name}\t**${template}:** ${text}`, line };
    // What is no entry is still a text.
    return text ? { text: name ? `${name}: ${text}` : text, line } : [];
  });
  if (read.length === 0) return null;
  return {
    text: read.map((entry) => entry.text).join('\n'),
    lineOf: (line) => read[line - 1]?.line ?? line,
  };
}

/** The rows of such a table, the first of them the names of its columns; null where a text has none. */
function keywordRows(document: string): Row[] | null {
  const first = /^.{1,1000}/.exec(document)?.[0] ?? '';
  const delimiter = delimiters.find((each) => isHeader(readRows(first, each)[0]));
  if (delimiter) return readRows(document, delimiter);
  const begin = /"template"/.test(document) ? beginOfData(document) : -1;
  if (begin === -1) return null;
  try {
    const rows = rowsOfData(document, begin, undefined);
    return rows && isHeader(rows[0]) ? rows : null;
  } catch (error) {
    if (error instanceof BrokenData) return null;
    throw error;
  }
}

function isHeader(row: Row | undefined): boolean {
  const names = row ? namesOf(row) : [];
  return columns.every((column) => names.includes(column));
}

function namesOf({ cells }: Row): string[] {
  return cells.map(({ text }) => text.trim().toLowerCase());
}
