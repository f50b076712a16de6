import papa from 'papaparse';
import type { Place } from '../../keywords/diagnostics.ts';

/** The text of one card, and where it stands in the document. */
export interface Card {
  /** What the document calls it; null in plain text. */
  name: string | null;
  text: string;
  /** The place in the document of an offset in the text. */
  placeOf(offset: number): Place;
}

/** A document of cards: plain text, or a table with a header row, one row a card. */
export interface CardDocument {
  /** The names of the columns; none for plain text. */
  columns: string[];
  /** Index of the column that the texts were taken from; -1 for plain text. */
  column: number;
  cards: Card[];
  /** Rows that have more or fewer columns than the header. */
  ragged: { place: Place; found: number; expected: number }[];
}

/**
 * Reads cards. A text whose first line has a tab is taken for a table, as LackeyCCG keeps its cards: columns apart by tabs,
 * a cell in quotation marks where it holds any, which are doubled.
 * @param wanted name of the column with the text; without it the likeliest is taken
 */
export function readCards(document: string, wanted?: string): CardDocument {
  const body = document.replace(/^\ufeff/, '');
  const isTable = body.split(/\r\n|\n|\r/, 1)[0]?.includes('\t') ?? false;
  return isTable ? readTable(body, wanted) : readPlain(body);
}

/** Cards in plain text are set apart by blank lines. */
function readPlain(document: string): CardDocument {
  const place = placesIn(document);
  const cards = [...document.matchAll(/[^\r\n]*\S.*(?:(?:\r\n|\n|\r)[^\S\r\n]*\S.*)*/g)].map(
    ({ 0: text, index }) => ({
      name: null,
      text,
      placeOf: (offset: number) => place(index + offset),
    }),
  );
  return { columns: [], column: -1, cards, ragged: [] };
}

interface RawRow {
  cells: string[];
  /** Offset of the row in the document, and the row as it stands there. */
  start: number;
  raw: string;
  /** Whether quotation marks around a cell are none of its text. */
  isQuoted: boolean;
}

function readTable(document: string, wanted: string | undefined): CardDocument {
  const place = placesIn(document);
  const [header, ...rows] = readRows(document);
  const columns = header?.cells.map((name) => name.trim()) ?? [];
  const column = chooseColumn(columns, rows, wanted);
  const nameColumn = Math.max(
    0,
    columns.findIndex((name) => /^(?:card\s*)?name$/i.test(name)),
  );
  const cards = rows.flatMap(({ cells, start, raw, isQuoted }): Card[] => {
    const text = cells[column] ?? '';
    if (text.trim() === '') return [];
    const offsets = cellOffsets(raw, column, isQuoted);
    const placeOf = (offset: number) => place(start + (offsets[offset] ?? offsets.at(-1) ?? 0));
    return [{ name: nameColumn === column ? null : (cells[nameColumn] ?? null), text, placeOf }];
  });
  const ragged = rows
    .filter(({ cells }) => cells.length !== columns.length)
    .map(({ start, cells }) => ({ place: place(start), found: cells.length, expected: columns.length }));
  return { columns, column, cards, ragged };
}

/** The rows that hold anything. One whose quotation marks do not pair is taken as the line that it is. */
function readRows(document: string): RawRow[] {
  const rows: RawRow[] = [];
  const add = (cells: string[], raw: string, start: number, isQuoted: boolean) => {
    if (raw.trim() !== '') rows.push({ cells, start, raw, isQuoted });
    return start + raw.length;
  };
  for (let start = 0; start < document.length; ) {
    const rest = document.slice(start);
    let position = 0;
    papa.parse<string[]>(rest, {
      delimiter: '\t',
      step: ({ data, errors, meta }, parser) => {
        if (errors.some(({ type }) => type === 'Quotes')) parser.abort();
        else position = add(data, rest.slice(position, meta.cursor), start + position, true) - start;
      },
    });
    start += position;
    const [line = ''] = /^.*(?:\r\n|\n|\r)?/.exec(rest.slice(position)) ?? [];
    if (line !== '') start = add(line.replace(/[\r\n]+$/, '').split('\t'), line, start, false);
  }
  return rows;
}

/** The column that is asked for, else one that is called by what it holds, else the one with the longest texts. */
function chooseColumn(
  columns: readonly string[],
  rows: readonly RawRow[],
  wanted: string | undefined,
): number {
  if (wanted !== undefined) return columns.indexOf(wanted);
  const called = columns.findIndex((name) =>
    /^(?:game\s*|card\s*|rules?\s*)?text$|^abilit(?:y|ies)$/i.test(name),
  );
  if (called !== -1) return called;
  const lengths = columns.map((_, index) =>
    rows.reduce((sum, { cells }) => sum + (cells[index]?.length ?? 0), 0),
  );
  return lengths.indexOf(Math.max(...lengths));
}

/** For each character of a cell, its offset in the row as it stands in the document, where quotation marks are doubled. */
function cellOffsets(raw: string, column: number, mayBeQuoted: boolean): number[] {
  const offsets: number[] = [];
  let cell = 0;
  let isQuoted = false;
  for (let at = 0; at < raw.length; at++) {
    const sign = raw[at];
    const isCellStart = at === 0 || (raw[at - 1] === '\t' && !isQuoted);
    if (sign === '"' && mayBeQuoted && (isQuoted || isCellStart)) {
      if (isQuoted && raw[at + 1] === '"') at++;
      else {
        isQuoted = !isQuoted;
        continue;
      }
    } else if (sign === '\t' && !isQuoted) {
      cell++;
      continue;
    }
    if (cell === column) offsets.push(at);
  }
  return offsets;
}

/** Makes a function that tells line and column of an offset, both counted from 1. */
function placesIn(document: string): (offset: number) => Place {
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
