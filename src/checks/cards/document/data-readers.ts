import { type Point, pointsIn } from '../../../keywords/text/point.ts';
import type { Row } from './cells.ts';
import { hasText } from './column-names.ts';
import { rowsOfCopy } from './data/copy-rows.ts';
import { beginOfData, rowsOfData, rowsOfProgram, rowsOfXml } from './data/data.ts';
import { BrokenData } from './data/data-tokens.ts';
import { rowsOfSql } from './data/sql-rows.ts';
import { rowsOfYaml } from './data/yaml-rows.ts';
import { rowsOfFieldLines } from './table/field-lines.ts';

/** What is asked of a document. */
export interface Asked {
  /** Whether a part of it that would be lost names no keyword. */
  isSilent(part: string): boolean;
  /** Name of the column with the text, in any case; without it the likeliest is taken. */
  wanted: string | undefined;
}

/** Cards as rows, the first of them the names of their cells; or why a document has none that can be read, and where. */
export type DataRead = { rows: Row[] } | { reason: string; place?: Point };

/** Reads documents of one kind; null where a document is of another, or may be. */
type DataReader = (document: string, asked: Asked) => DataRead | null;

/** In the order in which they are asked, so that each knows what a document is not. */
const readers: readonly DataReader[] = [page, xml, yaml, brackets, program, database, fieldLines];

/** Reads the cards of data, whichever way they are written; null where a document is a table or plain text. */
export function readData(document: string, asked: Asked): DataRead | null {
  for (const read of readers) {
    const found = read(document, asked);
    if (found) return found;
  }
  return null;
}

const readFrom = 'cards are read from a table, from data with a name for each text, or from plain text';

/** A whole page, of which nobody knows what is a card. */
function page(document: string): DataRead | null {
  return /^\s*<(?:!doctype html|html)\b/i.test(document) ? { reason: `it is HTML; ${readFrom}` } : null;
}

/** The beginning of XML, and not of a part of a page. */
const beginsAsXml =
  /^\s*<(?!(?:article|body|center|div|dl|h[1-6]|head|li|main|ol|p|section|span|table|ul)\b)[?!\p{L}]/iu;

/** The beginning of what can only be XML. */
const isSurelyXml = /^\s*<(?:\?xml|deck)\b/i;

function xml(document: string, { wanted }: Asked): DataRead | null {
  const rows = beginsAsXml.test(document) ? rowsOfXml(document, wanted) : null;
  if (rows || !isSurelyXml.test(document)) return rows && { rows };
  return { reason: 'it is XML of which elements do not pair, or none is called a text' };
}

function yaml(document: string, { isSilent, wanted }: Asked): DataRead | null {
  const rows = rowsOfYaml(document, isSilent, wanted);
  return rows && { rows };
}

/** The beginning of JSON: brackets, and the first name in them. */
const beginsAsJson = /^[\s[{]*[[{]\s*"[^"\n]*"\s*:/;

/** JSON, and what programs have between brackets in its manner. */
function brackets(document: string, { wanted }: Asked): DataRead | null {
  const begin = beginOfData(document);
  if (begin === -1) return null;
  const isJson = beginsAsJson.test(document) || isWholeJson(document);
  try {
    const rows = rowsOfData(document, begin, wanted);
    if (rows && (isJson || namesText(rows, wanted))) return { rows };
    return isJson ? { reason: `it is JSON in which no text has a name; ${readFrom}` } : null;
  } catch (error) {
    if (!(error instanceof BrokenData)) throw error;
    if (!isJson) return null;
    return { reason: `it is JSON, and ${error.message}`, place: pointsIn(document)(error.offset) };
  }
}

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

/** Lists anywhere in a program. */
function program(document: string, { isSilent, wanted }: Asked): DataRead | null {
  const rows = rowsOfProgram(document, isSilent, wanted);
  return rows && { rows };
}

/** What is put into the tables of a database. */
function database(document: string, { isSilent, wanted }: Asked): DataRead | null {
  const areOfCards = (names: readonly string[]) => hasText(names, wanted);
  const read = rowsOfSql(document, areOfCards) ?? rowsOfCopy(document, areOfCards);
  return read?.apart.every(isSilent) ? { rows: read.rows } : null;
}

function fieldLines(document: string, { isSilent, wanted }: Asked): DataRead | null {
  const rows = rowsOfFieldLines(document, isSilent, wanted);
  return rows && { rows };
}
