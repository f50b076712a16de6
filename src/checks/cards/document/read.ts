import type { CardCheck } from '../checked.ts';
import { beginning, type CardDocument, type DocumentFault, noTable } from './card-document.ts';
import { beginOfData, rowsOfData, rowsOfXml } from './data.ts';
import { BrokenData } from './data-tokens.ts';
import { delimiterByRows, delimiterOf, hasText, namedDelimiterOf } from './header.ts';
import { readPlain } from './plain.ts';
import { pointsIn } from './points.ts';
import { spacedRows } from './spaced-table.ts';
import { type Row, readRows } from './rows.ts';
import { readTable, type Table } from './table.ts';
import { readTableRows } from './tables.ts';
import { wikiTableIn } from './wiki-table.ts';

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

/**
 * Lines that may stand above a table: a title, a few words, or what a program wrote there (`sep=;`); blank lines do
 * not count.
 */
const mostLinesAbove = 3;

/** The beginning of a table and its delimiter; null where a document is not a table. */
function findTable(document: string, check: CardCheck, wanted: string | undefined): Table | null {
  const ofWiki = wikiTableIn(document, mostLinesAbove);
  if (ofWiki) return { delimiter: null, ...ofWiki };
  const rows = readTableRows(document, check, wanted);
  if (rows) return { delimiter: null, start: 0, rows };
  const lines = firstLines(document);
  const [top] = lines;
  const named = lines.findIndex(({ text }) => namedDelimiterOf(text, wanted));
  // Titles may stand in cells of their own as well: only a card in one of them shows that the table began there.
  const areTitles = (above: readonly FirstLine[]) =>
    above.every(({ text }) => check(text).mentions.length === 0);
  const isBelow = named > 0 && areTitles(lines.slice(0, named));
  const ofTop = top && !isBelow ? delimiterOf(top.text, wanted) : null;
  const begin = ofTop ? top : lines[named];
  const known = begin && (ofTop ?? namedDelimiterOf(begin.text, wanted));
  if (known) return { delimiter: known, start: begin.start, rows: readRows(document, known, begin.start) };
  for (const [at, line] of lines.entries()) {
    const rows = areTitles(lines.slice(0, at)) ? spacedRows(document, line, check, wanted) : null;
    if (rows) return { delimiter: null, start: line.start, rows };
  }
  const first = Math.max(0, document.search(/\S/));
  const delimiter = delimiterByRows(document, first, check);
  return delimiter && { delimiter, start: first, rows: readRows(document, delimiter, first) };
}

interface FirstLine {
  text: string;
  start: number;
}

/** The first lines of a document that are not blank: those that may stand above a table, and one more. */
function firstLines(document: string): FirstLine[] {
  const lines: FirstLine[] = [];
  let start = 0;
  for (const { 0: all, 1: text = '' } of document.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    if (text.trim() !== '') lines.push({ text, start });
    if (lines.length > mostLinesAbove) break;
    start += all.length;
  }
  return lines;
}

/** The data format that a document is written in; null for text. */
function languageOf(document: string): 'JSON' | 'XML' | 'HTML' | null {
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
