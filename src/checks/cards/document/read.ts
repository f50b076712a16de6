import type { CardCheck } from '../checked.ts';
import { beginning, type CardDocument, noTable } from './card-document.ts';
import { readData } from './data-readers.ts';
import { readPlain } from './plain/plain.ts';
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
  const isSilent = (part: string) => {
    const { mentions, findings } = check(part);
    return mentions.length === 0 && !findings.some(({ rule }) => rule.startsWith('keyword-'));
  };
  const data = readData(body, { isSilent, wanted });
  if (data && 'reason' in data) {
    const { reason, place = beginning } = data;
    return {
      ...noTable,
      cards: [],
      textless: 0,
      faults: [{ rule: 'cards-unreadable', facts: { reason }, place }],
    };
  }
  const table = data
    ? { delimiter: null, start: 0, rows: data.rows, isNamed: true }
    : findTable(body, check, wanted);
  return table ? readTable(body, table, check, wanted) : readPlain(body, check);
}

/** A document without its byte-order mark; offsets and places are counted without it. */
export function withoutMark(document: string): string {
  return document.replace(/^\ufeff/, '');
}
