import type { CardCheck } from '../checked.ts';
import { beginning, type CardDocument, type DocumentFault, noTable } from './card-document.ts';
import { delimiterByRows, delimiterOf, namedDelimiterOf } from './header.ts';
import { readPlain } from './plain.ts';
import { readRows } from './rows.ts';
import { readTable, type Table } from './table.ts';
import { readTableRows } from './tables.ts';
import { wikiTableIn } from './wiki-table.ts';

/**
 * Reads the cards of a document. A text whose first line has a tab is a table as LackeyCCG keeps its cards: a quoted
 * cell may hold anything, its quotation marks doubled. A first line that names columns, separated by commas,
 * semicolons or bars, begins a table too; so does a line of labels above rows of as many cells, and the table of a
 * wiki, a page, a forum or a typeset text.
 * @param check tells a first row that holds a card from the names of columns
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readCards(document: string, check: CardCheck, wanted?: string): CardDocument {
  const body = withoutMark(document);
  const language = languageOf(body);
  if (language) {
    const facts = { reason: `it is ${language}; cards are read from a table, or from plain text` };
    const fault: DocumentFault = { rule: 'cards-unreadable', facts, place: beginning };
    return { ...noTable, cards: [], textless: 0, faults: [fault] };
  }
  const table = findTable(body, check, wanted);
  return table ? readTable(body, table, check, wanted) : readPlain(body, check);
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
  let start = 0;
  let above = 0;
  for (const { 0: all, 1: line = '' } of document.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const delimiter = above === 0 ? delimiterOf(line, wanted) : namedDelimiterOf(line, wanted);
    if (delimiter) return { delimiter, start, rows: readRows(document, delimiter, start) };
    start += all.length;
    if (line.trim() !== '' && ++above > mostLinesAbove) break;
  }
  const first = Math.max(0, document.search(/\S/));
  const delimiter = delimiterByRows(document, first, check);
  return delimiter && { delimiter, start: first, rows: readRows(document, delimiter, first) };
}

/** The data format that a document is written in; null for text. */
function languageOf(document: string): 'JSON' | 'XML' | 'HTML' | null {
  const [, tag] = /^\s*<[?!]?(xml|deck|doctype html|html)\b/i.exec(document) ?? [];
  if (tag) return /^(?:xml|deck)$/i.test(tag) ? 'XML' : 'HTML';
  return /^\s*[[{]/.test(document) && isJson(document) ? 'JSON' : null;
}

/** Whether a document is JSON, or its first line is, as where each line holds a card. */
function isJson(document: string): boolean {
  return [document, document.trimStart().split('\n', 1)[0] ?? ''].some((json) => {
    // A number in brackets is that of a card, or of a note.
    if (/^\s*\[\s*\d+\s*\]\s*$/.test(json)) return false;
    try {
      return typeof JSON.parse(json) === 'object';
    } catch {
      return false;
    }
  });
}
