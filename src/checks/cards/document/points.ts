import { firstIndex } from '../../../general/lists.ts';
import { lineEnd } from '../../../keywords/text/lines.ts';
import type { Point } from '../../../keywords/text/point.ts';

/** Makes a function that gives the line and column of an offset, both counted from 1. */
export function pointsIn(document: string): (offset: number) => Point {
  const ends = document.matchAll(new RegExp(lineEnd, 'g'));
  const starts = [0, ...[...ends].map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const line = firstIndex(starts, (start) => start > offset);
    return { line, column: offset - (starts[line - 1] as number) + 1 };
  };
}
