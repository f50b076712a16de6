import type { Entry } from '../model.ts';
import type { Line } from './lines.ts';

/** What a reader of one kind makes of a document: it leaves out no line. */
export type DocumentPiece = EntryPiece | Refused | Stray;

/** Lines that were read. */
export interface EntryPiece {
  as: 'entry';
  line: Line;
  /** The line that has its text. */
  last: Line;
  entry: Entry;
}

/** Lines that were meant as an entry, and whose fault is said. */
export interface Refused {
  as: 'refused';
  line: Line;
  last: Line;
}

/** A line that is no part of an entry; what it is depends on those around it. */
export interface Stray {
  as: 'stray';
  line: Line;
  last: Line;
}

/** A line by itself. */
export function stray(line: Line): Stray {
  return { as: 'stray', line, last: line };
}

/** What became of lines that were meant as an entry. */
export function readOrRefused(entry: Entry | null, line: Line, last: Line): DocumentPiece {
  return entry ? { as: 'entry', line, last, entry } : { as: 'refused', line, last };
}

/** What is known of a document besides its text. */
export interface Context {
  /** The title by the manifest: up to it, all lines are of the page and not of entries. */
  title?: string;
  /** The day on which it was published, by its own word: what it tells of is older. */
  published?: string | null;
  /** The day on which it came into the reference, by which all was there that it tells of. */
  recorded?: string | null;
  /**
   * Whether an older source or an ingest before has a keyword with this slug: alone on a line it is a heading whose
   * text is lost.
   */
  knows?: (slug: string) => boolean;
}
