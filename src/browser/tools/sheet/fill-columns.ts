/**
 * Distributes items over columns in order, each whole, moving on when one no longer fits.
 * @param heights heights of the items, in the unit of `room`
 * @param room height of a column; a taller item gets a column of its own
 * @returns how many items each column gets
 */
export function fillColumns(heights: readonly number[], room: number): number[] {
  const counts: number[] = [];
  let left = 0;
  for (const height of heights) {
    if (counts.length === 0 || height > left) {
      counts.push(0);
      left = room;
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    left -= height;
  }
  return counts;
}
