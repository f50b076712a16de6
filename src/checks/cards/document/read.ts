import type { CardCheck } from '../checked.ts';
import { beginning, type CardDocument, type DocumentFault, noTable } from './card-document.ts';
import { delimiterByRows, delimiterOf, namedDelimiterOf } from './header.ts';
import { readPlain } from './plain.ts';
import { readTable, type Table } from './table.ts';
import { wikiTableIn } from './wiki-table.ts';

/**
 * Reads cards, for whoever checks them or looks for their keywords. A text whose first line has a tab is taken for a
 * table, as LackeyCCG keeps its cards: columns apart by tabs, a cell in quotation marks where it holds any, which are
 * doubled. One whose first line names columns, with commas, semicolons or strokes between, is a table too, and so are
 * rows of as many cells below a line of labels, and what a wiki has for one.
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

/** A document without the byte-order mark, which is none of its text: places in it are counted without. */
export function withoutMark(document: string): string {
  return document.replace(/^\ufeff/, '');
}

/** Above a table may stand a title and a few words, or what a program wrote there (`sep=;`), with blank lines between. */
const mostLinesAbove = 3;

/** Where a table begins, and what stands between its columns; null where a document is none. */
function findTable(document: string, check: CardCheck, wanted: string | undefined): Table | null {
  const ofWiki = wikiTableIn(document, mostLinesAbove);
  if (ofWiki !== -1) return { delimiter: null, start: ofWiki };
  let start = 0;
  let above = 0;
  for (const { 0: all, 1: line = '' } of document.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const delimiter = above === 0 ? delimiterOf(line, wanted) : namedDelimiterOf(line, wanted);
    if (delimiter) return { delimiter, start };
    start += all.length;
    if (line.trim() !== '' && ++above > mostLinesAbove) break;
  }
  const first = Math.max(0, document.search(/\S/));
  const delimiter = delimiterByRows(document, first, check);
  return delimiter && { delimiter, start: first };
}

/** The language for programs that a document is written in; null for what people write. */
function languageOf(document: string): 'JSON' | 'XML' | 'HTML' | null {
  const [, tag] = /^\s*<[?!]?(xml|deck|doctype html|html)\b/i.exec(document) ?? [];
  if (tag) return /^(?:xml|deck)$/i.test(tag) ? 'XML' : 'HTML';
  return /^\s*[[{]/.test(document) && isJson(document) ? 'JSON' : null;
}

/** Whether a document is JSON, or its first line is, as where each line holds a card. */
function isJson(document: string): boolean {
  return [document, document.trimStart().split('\n', 1)[0] ?? ''].some((json) => {
    try {
      return typeof JSON.parse(json) === 'object';
    } catch {
      return false;
    }
  });
}
