import { matchAt } from '../../text/stretches.ts';
import { type Cell, labelCell, plainCell, type Row } from '../cells.ts';
import { hasText, isNameColumn } from '../column-names.ts';
import { rowsOfColumns } from './column-lists.ts';
import { type DataRecord, recordsOf } from './data-records.ts';
import { endOfBlanks, tokensOf } from './data-tokens.ts';
import { rowsOfLists } from './list-rows.ts';
import { listsOfProgram } from './program-lists.ts';
import { recordsOfXml } from './xml-records.ts';

/** What a program has before its data: `export const cards = [`. */
const assignment =
  /(?:(?:export\s+)?(?:const|let|var)\s+[\w$]{1,40}(?:\s*:[^=\n]{1,80})?\s*=|export\s+default\b|[\w$.]{1,40}\s*=)\s*(?=[[{(])/y;

/** The offset of the bracket with which a document begins that may be data; -1 where it has none. */
export function beginOfData(document: string): number {
  const first = endOfBlanks(document, 0);
  // A number in brackets is that of a card, or of a note.
  if (/^[[{(](?!\s*\d+\s*\])/.test(document.slice(first, first + 20))) return first;
  const [said] = matchAt(assignment, document, first) ?? [];
  return said === undefined ? -1 : first + said.length;
}

/**
 * Reads cards from data: each record with a text is one, wherever it stands, and so are its like without one. Where no value
 * is called a text, the longest are.
 * @param begin offset of the data
 * @param wanted name of the value with the text, in any case
 * @returns rows, the first of them the names; null where there is no record
 * @throws {BrokenData} where a document is no data
 */
export function rowsOfData(document: string, begin: number, wanted: string | undefined): Row[] | null {
  const tokens = tokensOf(document, begin);
  const records = recordsOf(tokens);
  return (
    rowsOfColumns(document, tokens, wanted) ??
    rowsWithText(document, records, wanted) ??
    rowsOfLists(tokens, wanted) ??
    rowsOf(document, records, wanted)
  );
}

/**
 * Reads cards from XML in the same way.
 * @returns null where nothing in it is called a text, or its elements do not pair
 */
export function rowsOfXml(document: string, wanted: string | undefined): Row[] | null {
  return rowsWithText(document, recordsOfXml(document) ?? [], wanted);
}

/**
 * Reads cards from lists that stand anywhere in a program, in the same way.
 * @param isSilent whether a part of the program names no keyword
 * @returns null where nothing in them is called a text, nor are they names and texts alone, or a keyword stands outside
 * them, which would be lost
 */
export function rowsOfProgram(
  document: string,
  isSilent: (part: string) => boolean,
  wanted: string | undefined,
): Row[] | null {
  const { records, apart } = listsOfProgram(document) ?? { records: [], apart: [] };
  const isOfTexts = arePairs(records) && records.every(({ values }) => [...values].every(isNamedText));
  const rows =
    rowsWithText(document, records, wanted) ?? (isOfTexts ? rowsOf(document, records, wanted) : null);
  return rows && apart.every(isSilent) ? rows : null;
}

/** Whether a value is a text that its name may be the name of: `"Quill": "Leap 2"`. */
function isNamedText([name, { text }]: readonly [string, Cell]): boolean {
  return text !== '' && !isNameColumn(name);
}

/** Whether no two values have one name, and none is called one, as where each card is the name of its text. */
function arePairs(records: readonly DataRecord[]): boolean {
  const names = records.flatMap(({ values }) => [...values.keys()]);
  return new Set(names).size === names.length && !names.some(isNameColumn);
}

/** Rows for records, as {@link rowsOfData} has them; null where none has a value that is called a text. */
export function rowsWithText(
  document: string,
  records: readonly DataRecord[],
  wanted: string | undefined,
): Row[] | null {
  const isNamed = records.some(({ values }) => hasText([...values.keys()], wanted));
  return isNamed ? rowsOf(document, records, wanted) : null;
}

function rowsOf(document: string, records: readonly DataRecord[], wanted: string | undefined): Row[] | null {
  const withText = records.filter(({ values }) => hasText([...values.keys()], wanted));
  const depths = new Set(withText.map(({ depth }) => depth));
  const cards = withText.length > 0 ? records.filter(({ depth }) => depths.has(depth)) : records;
  if (!cards.some(saysAnything)) return null;
  const isOfPairs = withText.length === 0 && arePairs(cards);
  return isOfPairs ? rowsOfPairs(document, cards) : rowsOfRecords(document, cards, wanted);
}

function saysAnything({ values }: DataRecord): boolean {
  return [...values.values()].some(({ text }) => text !== '');
}

/** More names than that no card has; those of very many records could be as many as these. */
const mostNames = 200;

/** A row for each record, with a cell for each name that any has. */
function rowsOfRecords(document: string, records: readonly DataRecord[], wanted: string | undefined): Row[] {
  const all = [...new Set(records.flatMap(({ values }) => [...values.keys()]))];
  const isNeeded = (name: string) => isNameColumn(name) || hasText([name], wanted);
  const others = all.filter((name) => !isNeeded(name));
  const names = [...all.filter(isNeeded), ...others].slice(0, mostNames);
  const isNamed = names.some(isNameColumn);
  const isCalled = !isNamed && records.some(({ called }) => called !== null);
  const header = isCalled ? ['name', ...names] : names;
  const start = records[0]?.start ?? 0;
  const empty = (at: number) => plainCell(document, at, at);
  const rows = records.map(({ values, called, start }): Row => {
    const none = empty(start);
    const cells = names.map((name) => values.get(name) ?? (isNameColumn(name) ? called : null) ?? none);
    return { start, cells: isCalled ? [called ?? none, ...cells] : cells };
  });
  return [{ start, cells: header.map((text) => labelCell(document, start, text)) }, ...rows];
}

/** A row for each name with its text: `{"Quill": "Armor", "Pen": "Evade 2"}`. */
function rowsOfPairs(document: string, records: readonly DataRecord[]): Row[] {
  const said = (text: string, at: number) => labelCell(document, at, text);
  const pairs = records.flatMap(({ values }) => [...values]);
  const rows = pairs.map(([name, text]) => {
    const start = text.offsetOf(0);
    return { start, cells: [said(name, start), text] };
  });
  const start = records[0]?.start ?? 0;
  return [{ start, cells: [said('name', start), said('text', start)] }, ...rows];
}
