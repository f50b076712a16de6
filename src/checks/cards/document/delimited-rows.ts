import { type Cell, plainCell, quotedCell, type Row } from './cells.ts';

/** A sign between two columns; the last as in a table that a program drew. */
export type Delimiter = '\t' | ',' | ';' | '|' | '│';

/**
 * Reads the rows that are not empty. One whose quotation marks do not pair is one line, marks and all. papaparse would
 * read on from such a mark to the end of the document, and gives no offsets.
 * @param from offset of the first row
 */
export function readRows(document: string, delimiter: Delimiter, from = 0): Row[] {
  const rows: Row[] = [];
  const unpaired = new Set<number>();
  const end = endOfCell(delimiter, /\r\n?|\n/.exec(document.slice(from))?.[0] === '\r');
  for (let start = from; start < document.length; ) {
    const row =
      readRow(document, start, delimiter, end, unpaired) ??
      (readRow(document, start, delimiter, end, null) as ReadRow);
    if (document.slice(start, row.end).trim() !== '') rows.push({ cells: row.cells, start });
    start = row.end;
  }
  return rows;
}

interface ReadRow {
  cells: Cell[];
  /** Offset of the next row. */
  end: number;
}

/**
 * Reads one row.
 * @param cellEnd what ends a cell that is in no quotation marks
 * @param unpaired offsets of cells from which on marks are known not to pair, so that none is read on from twice; null
 * where quotation marks around a cell are of its text
 * @returns null where such marks do not pair
 */
function readRow(
  document: string,
  start: number,
  delimiter: Delimiter,
  cellEnd: RegExp,
  unpaired: Set<number> | null,
): ReadRow | null {
  const cells: Cell[] = [];
  const starts: number[] = [];
  for (let at = start; ; at++) {
    starts.push(at);
    const isQuoted = unpaired !== null && document[at] === '"';
    const end = isQuoted ? endOfQuoted(document, at, delimiter) : endOfPlain(document, at, cellEnd);
    if (end === null || unpaired?.has(at)) {
      for (const each of starts) unpaired?.add(each);
      return null;
    }
    cells.push(isQuoted ? quotedCell(document, at + 1, end - 1) : plainCell(document, at, end));
    at = end;
    if (document[at] !== delimiter) return { cells, end: document.startsWith('\r\n', at) ? at + 2 : at + 1 };
  }
}

/**
 * The pattern for the end of a cell without quotation marks.
 * @param isOfMac whether rows end as on Macs of old; else what ended lines there ends one within a cell
 */
function endOfCell(delimiter: Delimiter, isOfMac: boolean): RegExp {
  // In Markdown a bar within the text has a backslash before it.
  const columnEnd = delimiter === '|' ? '(?<!\\\\)\\|' : delimiter;
  return new RegExp(`${columnEnd}|\\n|\\r${isOfMac ? '' : '(?=\\n)'}`, 'g');
}

function endOfPlain(document: string, start: number, cellEnd: RegExp): number {
  cellEnd.lastIndex = start;
  return cellEnd.exec(document)?.index ?? document.length;
}

/** @returns the offset after the mark that closes the cell; null where none does, or something stands after it */
function endOfQuoted(document: string, start: number, delimiter: Delimiter): number | null {
  let mark = document.indexOf('"', start + 1);
  while (mark !== -1 && document[mark + 1] === '"') mark = document.indexOf('"', mark + 2);
  const next = document[mark + 1] ?? delimiter;
  return mark === -1 || (next !== delimiter && !/[\r\n]/.test(next)) ? null : mark + 1;
}
