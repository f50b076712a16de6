/**
 * Puts things into columns in their order, each whole into the one before it while there is room.
 * @param heights of the things, in the unit of `room`
 * @param room of a column; what is higher has one for itself
 * @returns how many of them stand in each column
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
