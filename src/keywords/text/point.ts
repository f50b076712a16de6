import { firstIndex } from '../../general/lists.ts';
import { lineEnd } from './lines.ts';

/** A line and a column in a document, counted from 1. */
export interface Point {
  line: number;
  column: number;
}

/** Makes a function that gives the point of an offset in a document, whose lines end as those of files do. */
export function pointsIn(document: string): (offset: number) => Point {
  const ends = document.matchAll(new RegExp(lineEnd, 'g'));
  const starts = [0, ...[...ends].map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const line = firstIndex(starts, (start) => start > offset);
    return { line, column: offset - (starts[line - 1] as number) + 1 };
  };
}
