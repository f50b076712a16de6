/** A part of a text, by the offsets of its beginning and behind its end. */
export interface Stretch {
  start: number;
  end: number;
}

/** Makes a test whether an offset is within one of these, to be asked of one offset after another. */
export function isWithin(stretches: readonly Stretch[]): (offset: number) => boolean {
  let passed = 0;
  return (offset) => {
    while ((stretches[passed]?.end ?? Number.POSITIVE_INFINITY) <= offset) passed++;
    return (stretches[passed]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

/** Tells whether another stretch has a part of this one. */
export function isOver(one: Stretch): (other: Stretch) => boolean {
  return (other) => one.start < other.end && other.start < one.end;
}
