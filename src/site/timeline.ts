import type { CardSet } from '../keywords/sets.ts';

/** A set on the timeline: its distance from the left, and its row in the lane, counted upwards from 0. */
export interface TimelineMark {
  set: CardSet;
  x: number;
  row: number;
}

/** The sets of one publisher. */
export interface Lane {
  publisher: string;
  marks: TimelineMark[];
  /** How many rows it needs. */
  rows: number;
}

/** The layout of a timeline of sets: a lane for each publisher, and where each year begins. */
export interface Timeline {
  lanes: Lane[];
  years: { year: number; x: number }[];
}

/** Least distance between the centres of two marks in a row. */
const leastDistance = 27;

const millisecondsInYear = 31_556_952_000;

/**
 * Lays out sets in time: a lane for each publisher, time from left to right, and a row up where the previous mark is
 * too near.
 * @param sets with dates and publishers, oldest first
 * @param left where the first year begins
 * @param right where the last year ends
 */
export function layOutTimeline(sets: readonly CardSet[], left: number, right: number): Timeline {
  const days = sets.flatMap(({ dates }) => dates.slice(0, 1));
  const firstYear = Math.min(...days.map(yearOf));
  const years = Math.max(...days.map(yearOf)) + 1 - firstYear;
  const xOf = (time: number) => left + (time - firstYear) * ((right - left) / years);
  const publishers = [...new Set(sets.flatMap((set) => set.publishers.slice(0, 1)))];
  return {
    lanes: publishers.map((publisher) => {
      const ownSets = sets.filter((set) => set.publishers[0] === publisher);
      const marks = ownSets.map((set) => ({ set, x: xOf(timeOf(set.dates[0] ?? '')) }));
      return { publisher, ...stack(marks) };
    }),
    years: Array.from({ length: years }, (_, index) => ({
      year: firstYear + index,
      x: xOf(firstYear + index),
    })),
  };
}

function stack(marks: readonly Omit<TimelineMark, 'row'>[]): Pick<Lane, 'marks' | 'rows'> {
  const ends: number[] = [];
  const stacked = marks.map((mark) => {
    const free = ends.findIndex((end) => end + leastDistance < mark.x);
    const row = free === -1 ? ends.length : free;
    ends[row] = mark.x;
    return { ...mark, row };
  });
  return { marks: stacked, rows: ends.length };
}

/** A day as a year with a fraction. */
function timeOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getTime() / millisecondsInYear + 1970;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
