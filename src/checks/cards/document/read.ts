import { pointsIn } from '../../../keywords/text/point.ts';
import type { CardCheck } from '../checked.ts';
import { beginning, type CardDocument, type DocumentFault, noTable } from './card-document.ts';
import type { Row } from './cells.ts';
import { hasText } from './column-names.ts';
import { rowsOfCopy } from './data/copy-rows.ts';
import { beginOfData, rowsOfData, rowsOfProgram, rowsOfXml } from './data/data.ts';
import { BrokenData } from './data/data-tokens.ts';
import { rowsOfSql } from './data/sql-rows.ts';
import { rowsOfYaml } from './data/yaml-rows.ts';
import { readPlain } from './plain/plain.ts';
import { rowsOfFieldLines } from './table/field-lines.ts';
import { findTable } from './table/find-table.ts';
import { readTable } from './table/table.ts';

/**
 * Reads the cards of a document. A text whose first line has a tab is a table as LackeyCCG keeps its cards: a quoted
 * cell may hold anything, its quotation marks doubled. A first line that names columns, separated by commas,
 * semicolons or bars, begins a table too; so does a line of labels above rows of as many cells, and the table of a
 * wiki, a page, a forum or a typeset text. Data are a table whose columns are called as their values are, also where a
 * program stands around them.
 * @param check tells a first row that holds a card from the names of columns
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readCards(document: string, check: CardCheck, wanted?: string): CardDocument {
  const body = withoutMark(document);
  const ofData = (rows: Row[]) =>
    readTable(body, { delimiter: null, start: 0, rows, isNamed: true }, check, wanted);
  if (ofPage.test(body)) return unreadable(`it is HTML; ${readFrom}`);
  const ofXml = beginsAsXml.test(body) ? rowsOfXml(body, wanted) : null;
  if (ofXml) return ofData(ofXml);
  if (/^\s*<(?:\?xml|deck)\b/i.test(body))
    return unreadable('it is XML of which elements do not pair, or none is called a text');
  const isSilent = (part: string) => {
    const { mentions, findings } = check(part);
    return mentions.length === 0 && !findings.some(({ rule }) => rule.startsWith('keyword-'));
  };
  const ofYaml = rowsOfYaml(body, isSilent, wanted);
  if (ofYaml) return ofData(ofYaml);
  const begin = beginOfData(body);
  const isJson = begin !== -1 && (beginsAsJson.test(body) || isWholeJson(body));
  try {
    const rows = begin === -1 ? null : rowsOfData(body, begin, wanted);
    if (rows && (isJson || namesText(rows, wanted))) return ofData(rows);
    if (isJson) return unreadable(`it is JSON in which no text has a name; ${readFrom}`);
  } catch (error) {
    if (!(error instanceof BrokenData)) throw error;
    if (isJson) return unreadable(`it is JSON, and ${error.message}`, pointsIn(body)(error.offset));
  }
  const ofProgram = rowsOfProgram(body, isSilent, wanted);
  if (ofProgram) return ofData(ofProgram);
  const areOfCards = (names: readonly string[]) => hasText(names, wanted);
  const ofSql = rowsOfSql(body, areOfCards) ?? rowsOfCopy(body, areOfCards);
  if (ofSql?.apart.every(isSilent)) return ofData(ofSql.rows);
  const ofFields = rowsOfFieldLines(body, isSilent, wanted);
  if (ofFields) return ofData(ofFields);
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

/** The beginning of a whole page. */
const ofPage = /^\s*<(?:!doctype html|html)\b/i;

/** The beginning of XML, and not of a part of a page. */
const beginsAsXml =
  /^\s*<(?!(?:article|body|center|div|dl|h[1-6]|head|li|main|ol|p|section|span|table|ul)\b)[?!\p{L}]/iu;

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
