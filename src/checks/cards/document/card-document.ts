import type { FactsOf } from '../../../keywords/diagnostics/diagnostics.ts';
import type { Point } from '../../../keywords/text/point.ts';
import type { cardRules, DocumentRule } from '../card-rules.ts';

/** The text of one card, and where it stands in the document. */
export interface Card {
  /** The name that the document has beside its text; null where it has none. */
  name: string | null;
  /** The name that the first line of its text, or a heading above it, may be; null where neither is one. */
  title: string | null;
  text: string;
  /** Whether a cell beside the text is X, as a cost or a figure, which the text may then speak of. */
  isOfX?: boolean;
  /** Whether the text was put together from several cells, as of two sides or in two languages. */
  hasParts?: boolean;
  /** The offset in the document of a character of the text, in UTF-16 code units. */
  offsetOf(offset: number): number;
  /** The line and column in the document of a character of the text. */
  pointOf(offset: number): Point;
  /** How the document writes a text at a character of this one: in a quoted cell its quotation marks are doubled. */
  written(text: string, offset: number): string;
}

/** A document of cards: plain text, or a table with a header row, one row a card; data are one as well. */
export interface CardDocument {
  /** Where a table begins, with the names of its columns; the beginning of plain text. */
  header: Point;
  /** Names of the columns; empty for plain text. */
  columns: string[];
  /** Index of the column that the texts were taken from, the first where there are several; -1 for plain text. */
  column: number;
  /** Indexes of all columns with text. */
  textColumns: number[];
  cards: Card[];
  /** How many rows have no text in that column, as units without abilities, and names of a deck list without one. */
  textless: number;
  faults: DocumentFault[];
}

/** A fault of the document itself, which was not read, or not as a table should be. */
export interface DocumentFault<Id extends DocumentRule = DocumentRule> {
  rule: Id;
  facts: FactsOf<typeof cardRules, Id>;
  place: Point;
}

/** The beginning of a document. */
export const beginning: Point = { line: 1, column: 1 };

/** The fields of a document that is no table. */
export const noTable = { header: beginning, columns: [], column: -1, textColumns: [] };
