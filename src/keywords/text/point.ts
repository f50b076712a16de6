/** A line and a column in a document, counted from 1. */
export interface Point {
  line: number;
  column: number;
}
