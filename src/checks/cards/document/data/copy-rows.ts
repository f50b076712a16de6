import { type Cell, plainCell, type Row } from '../cells.ts';
import { type Escaping, escapedCell, signOf, unit } from './escaped.ts';
import { tablesOf } from './sql-rows.ts';

/** The line above the rows of a table in a dump of a database, with the names of its columns. */
const copy =
  /^copy[^\S\n]{1,9}[^\s(]{1,80}[^\S\n]{0,9}\(([^()]{1,2000})\)[^\S\n]{1,9}from[^\S\n]{1,9}stdin\b[^\n]{0,200}\n/gim;

/** A row, and the line below the last one of a table. */
const line = /[^\n]*\n?/y;
const ended = /^\\\.\s*$/;

/** How the signs are written that would end a value. */
const asCopied: Escaping = {
  unit,
  signOf,
  write: (text) => text.replace(/[\\\p{Cc}]/gu, (sign) => JSON.stringify(sign).slice(1, -1)),
};

/**
 * Reads the rows that a dump of a database copies into its tables, each table's below the names of its columns:
 * `COPY cards (name, text) FROM stdin;`, then a row a line with a tab between its values, up to `\.`. What is put into
 * other tables stands apart, as do lines that are no whole row.
 * @param areOfCards whether the columns of a table are those of cards
 * @returns null where no table has cards
 */
export function rowsOfCopy(
  document: string,
  areOfCards: (columns: readonly string[]) => boolean,
): { rows: Row[]; apart: string[] } | null {
  return tablesOf(document, copy, areOfCards, (start, columns, { rows, apart }) => {
    let last = start;
    while (last < document.length) {
      line.lastIndex = last;
      const [all = ''] = line.exec(document) ?? [];
      const said = all.trimEnd();
      const cells = cellsOf(document, last, last + all.replace(/\r?\n$/, '').length);
      if (rows && cells.length === columns) rows.push({ cells, start: last });
      else if (!ended.test(said)) apart.push(said);
      last += all.length;
      if (ended.test(said)) break;
    }
    return last;
  });
}

/** The values between two offsets, with a tab after each but the last. */
function cellsOf(document: string, start: number, end: number): Cell[] {
  let from = start;
  return document
    .slice(start, end)
    .split('\t')
    .map((written) => {
      const at = from;
      from += written.length + 1;
      // There is no value there.
      if (written === '\\N') return plainCell(document, at, at);
      return escapedCell(document, at, at + written.length, asCopied);
    });
}
