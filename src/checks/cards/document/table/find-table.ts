import type { CardCheck } from '../../checked.ts';
import { readRows } from '../delimited-rows.ts';
import { delimiterByRows, delimiterOf, namedDelimiterOf } from './delimiters.ts';
import { rowsOfMarkup } from './markup-tables.ts';
import { type Line, spacedRows } from './spaced-table.ts';
import type { Table } from './table.ts';
import { wikiTableIn } from './wiki-table.ts';

/**
 * Lines that may stand above a table: a title, a few words, or what a program wrote there (`sep=;`); blank lines do
 * not count.
 */
const mostLinesAbove = 3;

/**
 * Finds the table of a document: its beginning, its delimiter and its rows.
 * @param wanted name of the column with the text
 * @returns null where a document is not a table
 */
export function findTable(document: string, check: CardCheck, wanted: string | undefined): Table | null {
  const ofWiki = wikiTableIn(document, mostLinesAbove);
  if (ofWiki) return { delimiter: null, ...ofWiki };
  const rows = rowsOfMarkup(document, check, wanted);
  if (rows) return { delimiter: null, start: 0, rows };
  const lines = firstLines(document);
  const [top] = lines;
  const named = lines.findIndex(({ text }) => namedDelimiterOf(text, wanted));
  // Titles may stand in cells of their own as well: only a card in one of them shows that the table began there, and one
  // beside the name that the columns are cards.
  const areTitles = (above: readonly Line[]) => above.every(({ text }) => check(text).mentions.length === 0);
  const isBelow = named > 0 && areTitles(lines.slice(0, named + 1));
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

/** What programs for cards to learn from write above the rows that they export, with nothing else: `#separator:tab`. */
const directive = /^#[a-z][a-z ]{0,30}:\S*\s*$/;

/** The first lines of a document that say something: those that may stand above a table, and one more. */
function firstLines(document: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: all, 1: text = '' } of document.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const isDirective = lines.length === 0 && directive.test(text);
    if (text.trim() !== '' && !isDirective) lines.push({ text, start });
    if (lines.length > mostLinesAbove) break;
    start += all.length;
  }
  return lines;
}
