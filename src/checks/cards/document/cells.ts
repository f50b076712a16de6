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
