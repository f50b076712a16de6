import type { CardCheck } from '../checked.ts';
import type { Card, CardDocument, DocumentFault } from './card-document.ts';
import { delimiterByRows, delimiterOf, namedDelimiterOf } from './header.ts';
import { pointsIn } from './points.ts';
import { readTable, type Table } from './table.ts';

/**
 * Reads cards, for whoever checks them or looks for their keywords. A text whose first line has a tab is taken for a
 * table, as LackeyCCG keeps its cards: columns apart by tabs, a cell in quotation marks where it holds any, which are
 * doubled. One whose first line names columns, with commas, semicolons or strokes between, is a table too, and so are
 * rows of as many cells below a line of labels.
 * @param check tells a first row that holds a card from the names of columns
 * @param wanted name of the column with the text, in any case; without it the likeliest is taken
 */
export function readCards(document: string, check: CardCheck, wanted?: string): CardDocument {
  const body = document.replace(/^\ufeff/, '');
  const language = languageOf(body);
  if (language) {
    const facts = { reason: `it is ${language}; cards are read from a table, or from plain text` };
    const fault: DocumentFault = { rule: 'cards-unreadable', facts, place: beginning };
    return { ...noTable, cards: [], textless: 0, faults: [fault] };
  }
  const table = findTable(body, check, wanted);
  return table ? readTable(body, table, check, wanted) : readPlain(body);
}

const beginning = { line: 1, column: 1 };
const noTable = { header: beginning, columns: [], column: -1, textColumns: [] };

/** Above a table may stand a title, or what a program wrote there (`sep=;`). */
const mostAbove = 3;

/** Where a table begins, and what stands between its columns; null where a document is none. */
function findTable(document: string, check: CardCheck, wanted: string | undefined): Table | null {
  let start = 0;
  let above = 0;
  for (const { 0: all, 1: line = '' } of document.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const isFirst = document.slice(0, start).trim() === '';
    const delimiter = isFirst ? delimiterOf(line, wanted) : namedDelimiterOf(line, wanted);
    if (delimiter) return { delimiter, start };
    start += all.length;
    if (++above > mostAbove) break;
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

/** A line of a deck list, which names a card and tells how many of it there are: `3x Rogue Pilot (C)`. */
const listed = /^\s*(?:[-*•]\s*)?(?:\d{1,2}\s?[x×]?|[x×]\s?\d{1,2})\s+(?!.*\d\/\d)(\p{Lu}[^.:;|→"“]*)$/u;

/** A heading, as Markdown has it. */
const heading = /^(?:#{1,6}[^\S\n]+(\S.*)|\*\*([^*\n]+)\*\*)$/;

/** What may close a heading of Markdown. */
const closing = /(?<!\s)\s+#+$/;

/**
 * What a card may be called, in several words of which the long ones have capitals, or in one with a letter behind it:
 * `Lord of the Marsh, Weaver (C)`.
 */
const title =
  /^(\p{Lu}[\p{L}'’-]*(?:(?:,? (?:\p{Lu}[\p{L}'’-]*|an?|and|at|by|for|from|in|of|on|the|to|with))+(?=(?: \([^)]*\))?$)|(?= \(\p{Lu}\d?\)$)))/u;

/** What a heading says; null where a line is none. */
function headingIn(line: string): string | null {
  const [, marked, bold] = heading.exec(line.trim()) ?? [];
  return marked?.replace(closing, '') ?? bold ?? null;
}

/** The lines of plain text, whichever of all line ends it has. */
const lines = /([^\r\n\v\f\u0085\u2028\u2029]*)(?:\r\n|[\r\n\v\f\u0085\u2028\u2029]|$)/g;

interface Paragraph {
  name: string | null;
  title: string | null;
  /** Its first line. */
  first: string;
  hasMore: boolean;
  start: number;
  end: number;
}

/** Cards in plain text are set apart by blank lines, and by lines of a deck list. */
function readPlain(document: string): CardDocument {
  const pointAt = pointsIn(document);
  const paragraphs: Paragraph[] = [];
  let name: string | null = null;
  let isOpen = false;
  let textless = 0;
  for (const { 1: line = '', index } of document.matchAll(lines)) {
    const last = paragraphs.at(-1);
    const isBlank = line.trim() === '';
    const named = line.includes('->') ? null : listed.exec(line);
    const end = index + line.length;
    if (named && name !== null) textless++;
    if (named) name = (named[1] ?? '').trim();
    else if (isOpen && last && !isBlank) {
      // What stands alone is an ability; above another line it may be what the card is called.
      if (!last.hasMore)
        last.title = headingIn(last.first) ?? title.exec(last.first.trim())?.[1] ?? last.title;
      Object.assign(last, { hasMore: true, end });
    } else if (!isBlank) {
      const above = last && !last.hasMore ? headingIn(last.first) : null;
      // The heading, which is read as a card by itself, is called so too.
      if (last && above !== null) last.title = above;
      paragraphs.push({ name, title: above, first: line, hasMore: false, start: index, end });
      name = null;
    }
    isOpen = !isBlank && !named;
  }
  if (name !== null) textless++;
  const cards = paragraphs.map(
    ({ start, end, ...called }): Card => ({
      name: called.name,
      title: called.title,
      text: document.slice(start, end),
      offsetOf: (offset) => start + offset,
      pointOf: (offset) => pointAt(start + offset),
      written: (text) => text,
    }),
  );
  return { ...noTable, cards, textless, faults: [] };
}
