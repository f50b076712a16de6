import type { CardCheck } from '../checked.ts';
import { beginning, type CardDocument, type DocumentFault, noTable } from './card-document.ts';
import { beginOfData, rowsOfData, rowsOfXml } from './data.ts';
import { BrokenData } from './data-tokens.ts';
import { findTable } from './find-table.ts';
import { hasText } from './header.ts';
import { readPlain } from './plain.ts';
import { pointsIn } from './points.ts';
import type { Row } from './rows.ts';
import { readTable } from './table.ts';

/**
 * Reads the cards of a document. A text whose first line has a tab is a table as LackeyCCG keeps its cards: a quoted
 * cell may hold anything, its quotation marks doubled. A first line that names columns, separated by commas,
 * semicolons or bars, begins a table too; so does a line of labels above rows of as many cells, and the table of a
 * wiki, a page, a forum or a typeset text; and data have the names of values for columns.
 * @param check tells a first row that holds a card from the names of columns
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readCards(document: string, check: CardCheck, wanted?: string): CardDocument {
  const body = withoutMark(document);
  const language = languageOf(body);
  const ofXml = language !== 'HTML' && /^\s*<[?!\p{L}]/u.test(body) ? rowsOfXml(body, wanted) : null;
  if (ofXml) return readTable(body, { delimiter: null, start: 0, rows: ofXml }, check, wanted);
  if (language) return unreadable(`it is ${language}; ${readFrom}`);
  const begin = beginOfData(body);
  const isJson = begin !== -1 && (beginsAsJson.test(body) || isWholeJson(body));
  try {
    const rows = begin === -1 ? null : rowsOfData(body, begin, wanted);
    if (rows && (isJson || namesText(rows, wanted)))
      return readTable(body, { delimiter: null, start: 0, rows }, check, wanted);
    if (isJson) return unreadable(`it is JSON in which no text has a name; ${readFrom}`);
  } catch (error) {
    if (!(error instanceof BrokenData)) throw error;
    if (isJson) return unreadable(`it is JSON, and ${error.message}`, pointsIn(body)(error.offset));
  }
  const table = findTable(body, check, wanted);
  return table ? readTable(body, table, check, wanted) : readPlain(body, check);
}

const readFrom = 'cards are read from a table, from data with a name for each text, or from plain text';

/** A document without cards, and why. */
function unreadable(why: string, place = beginning): CardDocument {
  const fault: DocumentFault = { rule: 'cards-unreadable', facts: { reason: why }, place };
  return { ...noTable, cards: [], textless: 0, faults: [fault] };
}

/** A document without its byte-order mark; offsets and places are counted without it. */
export function withoutMark(document: string): string {
  return document.replace(/^\ufeff/, '');
}

/** The language of a page, or of data; null for any other text. */
function languageOf(document: string): 'XML' | 'HTML' | null {
  const [, tag] = /^\s*<[?!]?(xml|deck|doctype html|html)\b/i.exec(document) ?? [];
  return tag ? (/^(?:xml|deck)$/i.test(tag) ? 'XML' : 'HTML') : null;
}

/** The beginning of JSON: brackets, and the first name in them. */
const beginsAsJson = /^[\s[{]*[[{]\s*"[^"\n]*"\s*:/;

function isWholeJson(document: string): boolean {
  try {
    return typeof JSON.parse(document) === 'object';
  } catch {
    return false;
  }
}

/** Whether the first of these rows names the text. */
function namesText([names]: readonly Row[], wanted: string | undefined): boolean {
  return hasText(names?.cells.map(({ text }) => text) ?? [], wanted);
}
