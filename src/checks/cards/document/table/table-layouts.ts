import type { CardCheck } from '../../checked.ts';
import { type Cell, joinCells, plainCell, type Row } from '../cells.ts';
import { hasText, isNameColumn } from '../column-names.ts';
import { areLabels } from '../header.ts';
import { plainName } from '../heading.ts';

/**
 * The rows of a table in which each card is a row below the names of the columns, of one in which each may be a column
 * beside them, or in which further tables with columns of their own may stand below the first.
 * @param wanted name of the column with the text
 */
export function rowsOfCards(
  document: string,
  rows: readonly Row[],
  check: CardCheck,
  wanted: string | undefined,
): Row[] {
  return oneBelowAnother(document, turned(document, rows, check, wanted), check, wanted);
}

/** In characters: no column has a longer name. */
const longestName = 100;

const columnName = ({ text }: Cell) => (text.length > longestName ? text : plainName(text));

/** The names of columns that a row may hold. */
const columnNames = ({ cells }: Row) => cells.map(columnName);

/** Whether a cell may name the column of names, which hardly any does: the name itself takes longer to read. */
const mayBeOfName = ({ text }: Cell) => text.length <= longestName && /name|title|card/i.test(text);

/** Whether names of columns are those of cards for certain. */
function areCertain(names: readonly string[], check: CardCheck, wanted: string | undefined): boolean {
  return names.some(isNameColumn) && hasText(names, wanted) && areLabels(names, check);
}

/** Rows with the columns as rows, where the first column names what the others have and the first row does not. */
function turned(
  document: string,
  rows: readonly Row[],
  check: CardCheck,
  wanted: string | undefined,
): readonly Row[] {
  const [first] = rows;
  if (!first || hasText(columnNames(first), wanted)) return rows;
  const names = rows.map(({ cells: [name] }) => (name ? columnName(name) : ''));
  // Above the names of what is told of cards, nothing need stand beside their own.
  if (!areCertain(names[0] === '' ? ['name', ...names] : names, check, wanted)) return rows;
  const longest = rows.reduce((most, { cells }) => (cells.length > most.length ? cells : most), first.cells);
  return longest.map(({ offsetOf }, column) => ({
    start: (first.cells[column]?.offsetOf ?? offsetOf)(0),
    cells: rows.map(({ cells, start }) => cells[column] ?? plainCell(document, start, start)),
  }));
}

/** Rows of which those of a further table have the columns of the first. */
function oneBelowAnother(
  document: string,
  rows: readonly Row[],
  check: CardCheck,
  wanted: string | undefined,
): Row[] {
  const [first, ...others] = rows;
  const columns = first ? columnNames(first) : [];
  if (!first || !areCertain(columns, check, wanted)) return [...rows];
  const isText = (name: string) => hasText([name], wanted);
  let own = columns;
  return [
    first,
    ...others.flatMap((row): Row[] => {
      const names = row.cells.some(mayBeOfName) ? columnNames(row) : [];
      if (areCertain(names, check, wanted)) {
        own = names.join('\n') === columns.join('\n') ? columns : names;
        return [];
      }
      // A row of one cell is a heading among the cards.
      if (own === columns || row.cells.length === 1) return [row];
      const none = plainCell(document, row.start, row.start);
      const cellsOf = (isOne: (name: string) => boolean) =>
        row.cells.filter(({ text }, at) => text.trim() !== '' && isOne(own[at] ?? ''));
      const texts = cellsOf(isText);
      const cells = columns.map((column, at): Cell => {
        if (at === columns.findIndex(isText)) return texts.length > 0 ? joinCells(texts) : none;
        const isAlike = (name: string) => name === column || (isNameColumn(name) && isNameColumn(column));
        return cellsOf((name) => isAlike(name) && !isText(name))[0] ?? none;
      });
      return [{ start: row.start, cells }];
    }),
  ];
}
