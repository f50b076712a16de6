import type { Point } from '../../../keywords/text/point.ts';

/** Makes a function that tells line and column of an offset, both counted from 1. */
export function pointsIn(document: string): (offset: number) => Point {
  const starts = [0, ...[...document.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}
