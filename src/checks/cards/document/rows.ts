/** A sign between two columns; the last as in a table that a program drew. */
export type Delimiter = '\t' | ',' | ';' | '|' | '│';

/**
 * The text of a cell, without the doubling of quotation marks, and where each of its characters stands in the
 * document.
 */
export interface Cell {
  text: string;
  offsetOf(character: number): number;
  /** A text as the document writes it at this character. */
  written(text: string, character: number): string;
}

/** A row of a table, and the offset at which it begins. */
export interface Row {
  cells: Cell[];
  start: number;
}

/** The rows of the tables of a document, and all that stands in none of their cells. */
export interface Tables {
  /** The index of the first row of each table. */
  firsts: number[];
  rows: Row[];
  apart: string[];
}

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

/** The cell between two offsets, as it is written. */
export function plainCell(document: string, start: number, end: number): Cell {
  return {
    text: document.slice(start, end),
    offsetOf: (character) => start + character,
    written: (text) => text,
  };
}

/** A cell with a text that does not stand there, as the name of a column. */
export function labelCell(document: string, at: number, text: string): Cell {
  return { ...plainCell(document, at, at), text };
}

/** The cell between two offsets within quotation marks, of which those within it are doubled. */
export function quotedCell(document: string, start: number, end: number, mark = '"'): Cell {
  const doubled = mark + mark;
  let offsets: number[] | undefined;
  return {
    text: document.slice(start, end).replaceAll(doubled, mark),
    offsetOf(character) {
      offsets ??= offsetsOf(document, start, end, doubled);
      return offsets[character] ?? end;
    },
    written: (text) => text.replaceAll(mark, doubled),
  };
}

function offsetsOf(document: string, start: number, end: number, doubled: string): number[] {
  const offsets: number[] = [];
  for (let at = start; at < end; at += document.startsWith(doubled, at) ? 2 : 1) offsets.push(at);
  return offsets;
}

/** The texts of cells joined to one, each on lines of its own, or with another sign between. */
export function joinCells(cells: readonly Cell[], between = '\n'): Cell {
  const [first] = cells as [Cell];
  let length = 0;
  const starts = cells.map(({ text }) => {
    const start = length;
    length += text.length + 1;
    return start;
  });
  const at = (character: number): [cell: Cell, character: number] => {
    const index = starts.findLastIndex((start) => start <= character);
    return [cells[index] ?? first, character - (starts[index] ?? 0)];
  };
  return {
    text: cells.map(({ text }) => text).join(between),
    offsetOf(character) {
      const [cell, within] = at(character);
      return cell.offsetOf(within);
    },
    written(text, character) {
      const [cell, within] = at(character);
      return cell.written(text, within);
    },
  };
}
