import { firstIndex } from '../../../general/lists.ts';

/** A part of a text, by the offsets of its beginning and its end, in UTF-16 code units. */
export interface Stretch {
  start: number;
  end: number;
}

/** A part of a text, with its words. */
export interface Quoted extends Stretch {
  found: string;
}

/** A match of a pattern. */
export interface Found extends Quoted {
  /** The first group of the pattern; empty where it has none. */
  captured: string;
}

/**
 * All matches of a pattern in a text.
 * @param pattern global, and never matches nothing
 */
export function foundIn(text: string, pattern: RegExp): Found[] {
  const all: Found[] = [];
  // matchAll copies the pattern, which takes longer than most searches.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: found, 1: captured = '', index: start } = match;
    all.push({ found, captured, start, end: start + found.length });
  }
  return all;
}

/** The text before an offset, of a length at most. */
export function textBefore(text: string, offset: number, most: number): string {
  return text.slice(Math.max(0, offset - most), offset);
}

/**
 * The match of a pattern that begins at an offset; null where none does.
 * @param pattern sticky
 */
export function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** The first offset from one on that is no white space. */
export function skipBlanks(text: string, offset: number): number {
  return offset + (matchAt(blanks, text, offset)?.[0].length ?? 0);
}

const blanks = /\s*/y;

/** Makes a test whether an offset is within one of some stretches. */
export function createCoveringTest(stretches: readonly Stretch[]): (offset: number) => boolean {
  const isOver = createOverlapTest(stretches);
  return (offset) => isOver({ start: offset, end: offset + 1 });
}

/** Makes a test whether a stretch shares a character with one of some stretches. */
export function createOverlapTest(stretches: readonly Stretch[]): (stretch: Stretch) => boolean {
  const apart = joined(stretches);
  return ({ start, end }) => {
    const next = apart[firstIndex(apart, (each) => each.end > start)];
    return next !== undefined && next.start < end;
  };
}

/** Stretches in the order of the text, with those that overlap or touch joined. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}
