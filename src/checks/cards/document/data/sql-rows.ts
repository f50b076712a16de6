import { foundIn, matchAt } from '../../text/stretches.ts';
import { type Cell, labelCell, plainCell, quotedCell, type Row } from '../cells.ts';

/** What leads to the rows that are put into a table of a database, with the names of its columns. */
const insert =
  /\b(?:insert|replace)\s{1,9}(?:\w{1,20}\s{1,9}){0,2}into\s{1,9}[^\s(]{1,80}\s{0,9}\(([^()]{1,2000})\)\s{0,9}values\s{0,9}/gi;

/** The beginning of a row. */
const opening = /\s*,?\s*\(/y;

/** A value: a text between marks, with those within it doubled or behind a backslash, or a word. */
const value = /\s*(?:'((?:[^'\\]|\\[\s\S]|'')*)'|([^\s'(),;]{1,80}))\s*/y;

/** The marks around the name of a column. */
const aroundName = /^[\s"'`[]+|[\s"'`\]]+$/g;

/** Where the rows below the names of columns are put: those of cards, what stands apart, and where they end. */
type ReadRows = (start: number, columns: number, into: { rows: Row[] | null; apart: string[] }) => number;

/**
 * Reads the tables of a database, each with the names of its columns first.
 * @param head finds what leads to the rows of a table, with the names of its columns as its group
 * @param areOfCards whether the columns of a table are those of cards; others have no rows to put anywhere
 * @returns null where no table has cards
 */
export function tablesOf(
  document: string,
  head: RegExp,
  areOfCards: (columns: readonly string[]) => boolean,
  readRows: ReadRows,
): { rows: Row[]; apart: string[] } | null {
  const apart: string[] = [];
  const rows: Row[] = [];
  let last = 0;
  for (const { captured: names, found, start, end } of foundIn(document, head)) {
    if (start < last) continue;
    apart.push(document.slice(last, start));
    const cells = namesOfColumns(document, names, start + found.indexOf(names));
    const isOfCards = areOfCards(cells.map(({ text }) => text));
    if (isOfCards) rows.push({ cells, start });
    last = readRows(end, cells.length, { rows: isOfCards ? rows : null, apart });
  }
  return rows.length > 0 ? { rows, apart: [...apart, document.slice(last)] } : null;
}

/**
 * Reads the rows that a script puts into the tables of a database, each table's below the names of its columns:
 * `INSERT INTO cards (name, text) VALUES ('Quill', 'Leap 2')`. What is put into other tables stands apart.
 * @param areOfCards whether the columns of a table are those of cards
 * @returns null where no table has cards
 */
export function rowsOfSql(
  document: string,
  areOfCards: (columns: readonly string[]) => boolean,
): { rows: Row[]; apart: string[] } | null {
  return tablesOf(document, insert, areOfCards, (start, _, { rows, apart }) => {
    let last = start;
    for (let row = rowAt(document, last); row; row = rowAt(document, last)) {
      if (rows) rows.push({ cells: row.cells, start: last });
      else for (const { text } of row.cells) apart.push(text);
      last = row.end;
    }
    return last;
  });
}

/** The names of columns from an offset on, with commas between them. */
function namesOfColumns(document: string, names: string, offset: number): Cell[] {
  let from = offset;
  return names.split(',').map((name) => {
    const cell = labelCell(document, from, name.replace(aroundName, ''));
    from += name.length + 1;
    return cell;
  });
}

/** The row in brackets at an offset, perhaps after a comma; null where there is none. */
function rowAt(document: string, offset: number): { cells: Cell[]; end: number } | null {
  const opened = matchAt(opening, document, offset);
  if (!opened) return null;
  const cells: Cell[] = [];
  for (let at = offset + opened[0].length; ; at++) {
    const [all, text, word] = matchAt(value, document, at) ?? [];
    if (all === undefined) return null;
    const start = at + all.indexOf(text === undefined ? (word ?? '') : "'");
    cells.push(
      text === undefined
        ? plainCell(document, start, start)
        : quotedCell(document, start + 1, start + 1 + text.length, "'"),
    );
    at += all.length;
    if (document[at] === ')') return { cells, end: at + 1 };
    if (document[at] !== ',') return null;
  }
}
