import type { Entry } from '../../model.ts';
import type { Line } from './lines.ts';

/** A piece of a document as the reader of a kind divides it, without leaving out any line. */
export type DocumentPiece = EntryPiece | Refused | Stray;

/** Lines that were read as an entry. */
export interface EntryPiece {
  as: 'entry';
  line: Line;
  /** The line that has its text. */
  last: Line;
  entry: Entry;
}

/** Lines that were meant as an entry, and whose fault is reported. */
export interface Refused {
  as: 'refused';
  line: Line;
  last: Line;
}

/** A line that belongs to no entry; what it is depends on those around it. */
export interface Stray {
  as: 'stray';
  line: Line;
  last: Line;
}

/** Makes a stray piece of one line. */
export function stray(line: Line): Stray {
  return { as: 'stray', line, last: line };
}

/** The piece for lines that were meant as an entry: refused where there is no entry. */
export function readOrRefused(entry: Entry | null, line: Line, last: Line): DocumentPiece {
  return entry ? { as: 'entry', line, last, entry } : { as: 'refused', line, last };
}
