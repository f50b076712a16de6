import type { Card, CardDocument, DocumentFault } from './card-document.ts';
import { pointsIn } from './points.ts';
import { type Delimiter, type Row, readRows } from './rows.ts';

/** What a column with texts is called, and one with names. */
const calledText = /^(?:game\s*|card\s*|rules?\s*)?text(?:\s*1)?$|^abilit(?:y(?:\s*1)?|ies)$/i;
const calledName = /^(?:card\s*)?name$/i;

/** What stands between the columns of a table, by its first line; null where that is none of a table. */
export function delimiterOf(line: string): Delimiter | null {
  if (line.includes('\t')) return '\t';
  const namesColumns = (delimiter: Delimiter) => {
    const names = line.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, ''));
    return names.length > 1 && names.some(isCalled);
  };
  return ([',', ';', '|'] as const).find(namesColumns) ?? null;
}

function isCalled(name: string): boolean {
  return calledText.test(name) || calledName.test(name);
}

/** No column is called with so many letters, in a sentence, with a cost, or as abilities are: `Armor | Evade 2`. */
const longestCalled = 40;
const ofCard = /(?:\p{L}{4}|\d)[.!?]$|->|\p{L}\s?\||\p{Ll} [+-]?\d{1,2}$/u;

function isHeader(names: readonly string[]): boolean {
  return names.some(isCalled) || !names.some((name) => name.length > longestCalled || ofCard.test(name));
}

/**
 * Reads a table of cards, one row a card. Where the first row holds a card, the columns are called by their numbers.
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readTable(document: string, delimiter: Delimiter, wanted: string | undefined): CardDocument {
  const pointAt = pointsIn(document);
  const all = readRows(document, delimiter);
  const first = all[0]?.cells.map(({ text }) => text.trim()) ?? [];
  const hasHeader = isHeader(first);
  const columns = hasHeader ? first : first.map((_, index) => String(index + 1));
  // Where tables were put one behind another, a header is no card.
  const rows = all.filter(({ cells }) => !cells.every(({ text }, index) => text.trim() === columns[index]));
  const column = chooseColumn(columns, rows, wanted, hasHeader ? 0 : 1);
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
    .map(({ start, cells }): DocumentFault => {
      const facts = { found: cells.length, expected: columns.length };
      return { rule: 'row-ragged', place: pointAt(start), facts };
    });
  const headerless: DocumentFault[] = hasHeader
    ? []
    : [{ rule: 'header-missing', place: { line: 1, column: 1 }, facts: { columns: columns.length } }];
  const textless = column === -1 ? 0 : rows.length - cards.length;
  return { columns, column, cards, textless, faults: [...headerless, ...ragged] };
}

/**
 * The column that is asked for, else one that is called by what it holds, else the one with the longest texts.
 * @param first where nothing is called, the first column has the names, which may be longer
 */
function chooseColumn(
  columns: readonly string[],
  rows: readonly Row[],
  wanted: string | undefined,
  first: number,
): number {
  if (wanted !== undefined) {
    const alike = columns.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
    return columns.includes(wanted) ? columns.indexOf(wanted) : alike;
  }
  const called = columns.findIndex((name) => calledText.test(name));
  if (called !== -1) return called;
  const lengths = columns.map(() => 0);
  for (const { cells } of rows)
    for (const [index, { text }] of cells.slice(0, columns.length).entries())
      if (index >= first) lengths[index] = (lengths[index] ?? 0) + text.length;
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return lengths.indexOf(longest);
}
