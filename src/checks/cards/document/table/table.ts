import { type Point, pointsIn } from '../../../../keywords/text/point.ts';
import type { CardCheck } from '../../checked.ts';
import type { Card, CardDocument, DocumentFault } from '../card-document.ts';
import { joinCells, type Row } from '../cells.ts';
import { calledAlso, calledKeywords } from '../column-names.ts';
import type { Delimiter } from '../delimited-rows.ts';
import { isHeader, isRule } from '../header.ts';
import { emphasized, plainName } from '../heading.ts';
import { chooseColumn, chooseNameColumn } from './chosen-columns.ts';
import { textWithNumber } from './number-columns.ts';
import { rowsOfCards } from './table-layouts.ts';

/** A table in a document. */
export interface Table {
  /** The delimiter; null where signs of their own set the cells apart, as in a wiki or on a page. */
  delimiter: Delimiter | null;
  /** Offset of its first row. */
  start: number;
  rows: Row[];
  /** Whether the first row certainly has the names of the columns, as in data. */
  isNamed?: boolean;
}

/**
 * Reads a table of cards, one row a card. Where the first row is a card, the columns are named by their numbers.
 * @param check tells such a row by the abilities in it
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readTable(
  document: string,
  { delimiter, start, rows: read, isNamed = false }: Table,
  check: CardCheck,
  wanted: string | undefined,
): CardDocument {
  const pointAt = pointsIn(document);
  const withoutRules = read
    .filter((row) => !isRule(row))
    .map((row, index) => (index === 0 && delimiter === '|' ? withOneBar(row) : row));
  const all = rowsOfCards(document, withoutRules, check, wanted);
  const header = pointAt(all[0]?.start ?? start);
  const first = all[0]?.cells.map(({ text }) => plainName(text)) ?? [];
  const hasHeader = isNamed || isHeader(first, check);
  const columns = hasHeader ? first : first.map((_, index) => String(index + 1));
  // Where tables were put one after another, a repeated header is not a card.
  const isHeaderAgain = ({ cells }: Row) =>
    cells.every(({ text }, index) => plainName(text) === columns[index]);
  const rows = all.filter(
    (row) => !isHeaderAgain(row) && !(delimiter === '|' && isApart(document, row, check)),
  );
  const column = chooseColumn(columns, rows, wanted, hasHeader ? 0 : 1);
  const nameColumn = chooseNameColumn(columns, rows);
  const isAlso = (name: string, index: number) =>
    index === column ||
    (name !== '' && name === columns[column]) ||
    (calledKeywords.test(columns[column] ?? '') && calledKeywords.test(name)) ||
    (wanted === undefined && hasHeader && calledAlso.test(name));
  const textColumns = columns.flatMap((name, index) => (isAlso(name, index) ? index : []));
  const textIn = textWithNumber(columns, rows);
  const cards = rows.flatMap((row): Card[] => {
    const { cells } = row;
    const texts = textColumns.flatMap((index) => textIn(row, index) ?? []).filter(({ text }) => text.trim());
    if (texts.length === 0) return [];
    const joined = joinCells(texts);
    const called = nameColumn === column ? '' : (cells[nameColumn]?.text.trim() ?? '');
    // Where no tag is a sign of the table, one in a name is shown as it stands there.
    const name = (delimiter === null ? plainName(called) : (emphasized(called) ?? called)) || null;
    const isOfX = cells.some(({ text }) => text.trim() === 'X');
    const hasParts = texts.length > 1;
    return [
      {
        name,
        title: null,
        isOfX,
        hasParts,
        ...joined,
        pointOf: (offset) => pointAt(joined.offsetOf(offset)),
      },
    ];
  });
  const headerless: DocumentFault[] = hasHeader
    ? []
    : [{ rule: 'header-missing', place: header, facts: { columns: columns.length } }];
  const faults = [...headerless, ...raggedIn(rows, columns.length, hasHeader, pointAt)];
  const textless = column === -1 ? 0 : rows.length - cards.length;
  return { header, columns, column, textColumns, cards, textless, faults };
}

/** The faults of rows that have more cells than there are columns, or fewer. */
function raggedIn(
  rows: readonly Row[],
  expected: number,
  hasHeader: boolean,
  pointAt: (offset: number) => Point,
): DocumentFault[] {
  return rows
    .filter(({ cells }) => cells.length !== expected)
    .map(({ start, cells }) => ({
      rule: 'row-ragged',
      place: pointAt(start),
      facts: { found: cells.length, expected, hasHeader },
    }));
}

/** A row of names with two bars around each, as some wikis have it, `||Name||Text||`, with one. */
function withOneBar(row: Row): Row {
  const isDoubled = row.cells.length > 4 && row.cells.every(({ text }, at) => at % 2 === 0 || text === '');
  return isDoubled ? { ...row, cells: row.cells.filter((_, at) => at % 2 === 0) } : row;
}

/** In characters: how much of a line is read; words around a table are shorter. */
const longestApart = 1000;

/** Whether a line after a blank one holds words around the tables of a Markdown document, and no card. */
function isApart(document: string, { cells, start }: Row, check: CardCheck): boolean {
  const [first, second] = cells;
  if (!first || second || first.text.length > longestApart) return false;
  const isAfterBlank = /(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)$/.test(
    document.slice(Math.max(0, start - 20), start),
  );
  return isAfterBlank && check(first.text).mentions.length === 0;
}
