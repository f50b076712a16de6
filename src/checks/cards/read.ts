import type { Point } from '../../keywords/diagnostics.ts';

/** The text of one card, and where it stands in the document. */
export interface Card {
  /** What the document calls it; null in plain text. */
  name: string | null;
  text: string;
  /** Where in the document a character of the text stands, in UTF-16 code units. */
  offsetOf(offset: number): number;
  /** The same as line and column. */
  pointOf(offset: number): Point;
}

/** A document of cards: plain text, or a table with a header row, one row a card. */
export interface CardDocument {
  /** The names of the columns; none for plain text. */
  columns: string[];
  /** Index of the column that the texts were taken from; -1 for plain text. */
  column: number;
  cards: Card[];
  ragged: RaggedRow[];
}

/** A row that has more or fewer columns than the header. */
export interface RaggedRow {
  place: Point;
  found: number;
  expected: number;
}

/** What stands between two columns. */
type Delimiter = '\t' | ',' | ';';

/**
 * Reads cards. A text whose first line has a tab is taken for a table, as LackeyCCG keeps its cards: columns apart by tabs,
 * a cell in quotation marks where it holds any, which are doubled. One whose first line names columns, with commas or
 * semicolons between, is a table too.
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readCards(document: string, wanted?: string): CardDocument {
  const body = document.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(body.split(/\r\n|\n|\r/, 1)[0] ?? '');
  return delimiter ? readTable(body, delimiter, wanted) : readPlain(body);
}

/** What a column with texts is called, and one with names. */
const calledText = /^(?:game\s*|card\s*|rules?\s*)?text$|^abilit(?:y|ies)$/i;
const calledName = /^(?:card\s*)?name$/i;

function delimiterOf(line: string): Delimiter | null {
  if (line.includes('\t')) return '\t';
  const isHeader = (delimiter: Delimiter) => {
    const names = line.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, ''));
    return names.length > 1 && names.some((name) => calledText.test(name) || calledName.test(name));
  };
  return ([',', ';'] as const).find(isHeader) ?? null;
}

/** Cards in plain text are set apart by blank lines. */
function readPlain(document: string): CardDocument {
  const pointAt = pointsIn(document);
  const blocks: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { 1: line = '', index } of document.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const last = blocks.at(-1);
    const isBlank = line.trim() === '';
    if (isOpen && last && !isBlank) last.end = index + line.length;
    else if (!isBlank) blocks.push({ start: index, end: index + line.length });
    isOpen = !isBlank;
  }
  const cards = blocks.map(
    ({ start, end }): Card => ({
      name: null,
      text: document.slice(start, end),
      offsetOf: (offset) => start + offset,
      pointOf: (offset) => pointAt(start + offset),
    }),
  );
  return { columns: [], column: -1, cards, ragged: [] };
}

/** What stands between two tabs, and for each character of it its offset in the document, where marks are doubled. */
interface Cell {
  text: string;
  offsetOf(character: number): number;
}

interface Row {
  cells: Cell[];
  start: number;
}

function readTable(document: string, delimiter: Delimiter, wanted: string | undefined): CardDocument {
  const pointAt = pointsIn(document);
  const [header, ...below] = readRows(document, delimiter);
  const columns = header?.cells.map(({ text }) => text.trim()) ?? [];
  // Where tables were put one behind another, a header is no card.
  const rows = below.filter(({ cells }) => !cells.every(({ text }, index) => text.trim() === columns[index]));
  const column = chooseColumn(columns, rows, wanted);
  const nameColumn = Math.max(
    0,
    columns.findIndex((name) => calledName.test(name)),
  );
  const cards = rows.flatMap(({ cells }): Card[] => {
    const cell = cells[column];
    if (!cell || cell.text.trim() === '') return [];
    const pointOf = (offset: number) => pointAt(cell.offsetOf(offset));
    const name = nameColumn === column ? null : (cells[nameColumn]?.text ?? null);
    return [{ name, text: cell.text, offsetOf: (offset) => cell.offsetOf(offset), pointOf }];
  });
  const ragged = rows
    .filter(({ cells }) => cells.length !== columns.length)
    .map(({ start, cells }) => ({ place: pointAt(start), found: cells.length, expected: columns.length }));
  return { columns, column, cards, ragged };
}

/**
 * The rows that hold anything. One whose quotation marks do not pair is taken as the line that it is. papaparse would read
 * on from each such mark to the end of the document, and tells no offsets.
 */
function readRows(document: string, delimiter: Delimiter): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < document.length; ) {
    const row =
      readRow(document, start, delimiter, true) ?? (readRow(document, start, delimiter, false) as ReadRow);
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
 * @param mayBeQuoted whether quotation marks around a cell are none of its text
 * @returns null where such marks do not pair
 */
function readRow(
  document: string,
  start: number,
  delimiter: Delimiter,
  mayBeQuoted: boolean,
): ReadRow | null {
  const cells: Cell[] = [];
  for (let at = start; ; at++) {
    const isQuoted = mayBeQuoted && document[at] === '"';
    const end = isQuoted ? endOfQuoted(document, at, delimiter) : endOfPlain(document, at, delimiter);
    if (end === null) return null;
    cells.push(isQuoted ? quotedCell(document, at + 1, end - 1) : plainCell(document, at, end));
    at = end;
    if (document[at] !== delimiter) return { cells, end: document.startsWith('\r\n', at) ? at + 2 : at + 1 };
  }
}

/** What ends a cell that is in no quotation marks. */
const ends: Record<Delimiter, RegExp> = { '\t': /[\t\r\n]/g, ',': /[,\r\n]/g, ';': /[;\r\n]/g };

function endOfPlain(document: string, start: number, delimiter: Delimiter): number {
  const end = ends[delimiter];
  end.lastIndex = start;
  return end.exec(document)?.index ?? document.length;
}

/** @returns the offset behind the mark that closes the cell; null where none does, or something stands behind it */
function endOfQuoted(document: string, start: number, delimiter: Delimiter): number | null {
  let mark = document.indexOf('"', start + 1);
  while (mark !== -1 && document[mark + 1] === '"') mark = document.indexOf('"', mark + 2);
  const next = document[mark + 1] ?? delimiter;
  return mark === -1 || (next !== delimiter && !/[\r\n]/.test(next)) ? null : mark + 1;
}

function plainCell(document: string, start: number, end: number): Cell {
  return { text: document.slice(start, end), offsetOf: (character) => start + character };
}

function quotedCell(document: string, start: number, end: number): Cell {
  let offsets: number[] | undefined;
  return {
    text: document.slice(start, end).replaceAll('""', '"'),
    offsetOf(character) {
      offsets ??= offsetsOf(document, start, end);
      return offsets[character] ?? end;
    },
  };
}

function offsetsOf(document: string, start: number, end: number): number[] {
  const offsets: number[] = [];
  for (let at = start; at < end; at += document.startsWith('""', at) ? 2 : 1) offsets.push(at);
  return offsets;
}

/** The column that is asked for, else one that is called by what it holds, else the one with the longest texts. */
function chooseColumn(columns: readonly string[], rows: readonly Row[], wanted: string | undefined): number {
  if (wanted !== undefined) {
    const alike = columns.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
    return columns.includes(wanted) ? columns.indexOf(wanted) : alike;
  }
  const called = columns.findIndex((name) => calledText.test(name));
  if (called !== -1) return called;
  const lengths = columns.map(() => 0);
  for (const { cells } of rows)
    for (const [index, { text }] of cells.slice(0, columns.length).entries())
      lengths[index] = (lengths[index] ?? 0) + text.length;
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return lengths.indexOf(longest);
}

/** Makes a function that tells line and column of an offset, both counted from 1. */
function pointsIn(document: string): (offset: number) => Point {
  const starts = [0, ...[...document.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}
