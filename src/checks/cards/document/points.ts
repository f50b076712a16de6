import { firstIndex } from '../../../keywords/first-index.ts';
import type { Point } from '../../../keywords/text/point.ts';

/** Makes a function that tells line and column of an offset, both counted from 1. */
export function pointsIn(document: string): (offset: number) => Point {
  const starts = [0, ...[...document.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const line = firstIndex(starts, (start) => start > offset);
    return { line, column: offset - (starts[line - 1] as number) + 1 };
  };
}
