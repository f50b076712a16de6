/** A part of a text, by the offsets of its beginning and behind its end, in UTF-16 code units. */
export interface Stretch {
  start: number;
  end: number;
}

/** Makes a test whether an offset is within one of these, to be asked of one offset after another. */
export function createCoveringTest(stretches: readonly Stretch[]): (offset: number) => boolean {
  let passed = 0;
  return (offset) => {
    while ((stretches[passed]?.end ?? Number.POSITIVE_INFINITY) <= offset) passed++;
    return (stretches[passed]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

/** Makes a test whether a stretch has a part of any of these, to be asked of one after another, in the order of the text. */
export function createOverlapTest(stretches: readonly Stretch[]): (stretch: Stretch) => boolean {
  const inOrder = stretches.toSorted((a, b) => a.start - b.start);
  let passed = 0;
  return ({ start, end }) => {
    while ((inOrder[passed]?.end ?? Number.POSITIVE_INFINITY) <= start) passed++;
    return (inOrder[passed]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}
