import type { FactsOf } from '../../../keywords/diagnostics/diagnostics.ts';
import type { Point } from '../../../keywords/text/point.ts';
import type { cardRules, DocumentRule } from '../card-rules.ts';

/** The text of one card, and where it stands in the document. */
export interface Card {
  /** What the document calls it, beside its text; null where it does not. */
  name: string | null;
  /** What the first line of its text may call it, or a heading above; null where none does. */
  title: string | null;
  text: string;
  /** Whether a cell beside its text is X: what it costs, or has, and its text may speak of. */
  isOfX?: boolean;
  /** Whether its text is of several cells, as of two sides, or in two languages. */
  hasParts?: boolean;
  /** Where in the document a character of the text stands, in UTF-16 code units. */
  offsetOf(offset: number): number;
  /** The same as line and column. */
  pointOf(offset: number): Point;
  /** How the document writes a text at a character of this one: in a quoted cell its quotation marks are doubled. */
  written(text: string, offset: number): string;
}

/** A document of cards: plain text, or a table with a header row, one row a card. */
export interface CardDocument {
  /** Where a table begins, with the names of its columns; the beginning of plain text. */
  header: Point;
  /** The names of the columns; none for plain text. */
  columns: string[];
  /** Index of the column that the texts were taken from, the first where there are several; -1 for plain text. */
  column: number;
  /** The indexes of all of them. */
  textColumns: number[];
  cards: Card[];
  /**
   * Rows that have nothing in this column, as of units that can do nothing of their own, and names of a deck list
   * without a text.
   */
  textless: number;
  faults: DocumentFault[];
}

/** What of a document was not read, or not as a table should be. */
export interface DocumentFault<Id extends DocumentRule = DocumentRule> {
  rule: Id;
  facts: FactsOf<typeof cardRules, Id>;
  place: Point;
}

/** Where a document begins. */
export const beginning: Point = { line: 1, column: 1 };

/** What a document has of a table that is none. */
export const noTable = { header: beginning, columns: [], column: -1, textColumns: [] };
