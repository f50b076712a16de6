/** A part of a text, by the offsets of its beginning and behind its end, in UTF-16 code units. */
export interface Stretch {
  start: number;
  end: number;
}

/** What a pattern found in a text. */
export interface Found extends Stretch {
  found: string;
  /** What the first group of the pattern holds; empty where it has none. */
  captured: string;
}

/** All that a pattern finds in a text. */
export function foundIn(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: found, 1: captured = '', index: start }) => ({
    ...{ found, captured, start },
    end: start + found.length,
  }));
}

/** What stands in front of an offset, up to so many characters. */
export function textBefore(text: string, offset: number, most: number): string {
  return text.slice(Math.max(0, offset - most), offset);
}

/** The first offset from one on at which no blank stands. */
export function behindBlanks(text: string, offset: number): number {
  blanks.lastIndex = offset;
  return offset + (blanks.exec(text)?.[0].length ?? 0);
}

const blanks = /\s*/y;

/** Makes a test whether an offset is within one of these, to be asked in the order of the text. */
export function createCoveringTest(stretches: readonly Stretch[]): (offset: number) => boolean {
  let passed = 0;
  return (offset) => {
    while ((stretches[passed]?.end ?? Number.POSITIVE_INFINITY) <= offset) passed++;
    return (stretches[passed]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

/** Makes a test whether a stretch overlaps any of these, to be asked in the order of the text. */
export function createOverlapTest(stretches: readonly Stretch[]): (stretch: Stretch) => boolean {
  const inOrder = stretches.toSorted((a, b) => a.start - b.start);
  let passed = 0;
  return ({ start, end }) => {
    while ((inOrder[passed]?.end ?? Number.POSITIVE_INFINITY) <= start) passed++;
    return (inOrder[passed]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}
