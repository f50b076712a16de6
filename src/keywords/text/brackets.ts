import { escapePattern } from './pattern.ts';

/** A pair of brackets. */
export interface BracketPair {
  /** Offset of the opening bracket, and of the closing one. */
  start: number;
  end: number;
  /** How many brackets before it are still open, including any that are never closed. */
  depth: number;
}

/** A bracket without its partner. */
export interface BracketAlone {
  sign: string;
  index: number;
}

/**
 * Pairs the brackets of one kind in a text.
 * @returns the pairs in the order in which they close; the unpaired ones, closing brackets first
 */
export function pairBrackets(
  text: string,
  opener: string,
  closer: string,
): { pairs: BracketPair[]; alone: BracketAlone[] } {
  const pairs: BracketPair[] = [];
  const alone: BracketAlone[] = [];
  const open: number[] = [];
  const either = new RegExp(`[${escapePattern(opener + closer)}]`, 'g');
  for (const { 0: sign, index } of text.matchAll(either)) {
    if (sign === opener) {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start === undefined) alone.push({ sign, index });
    else pairs.push({ start, end: index, depth: open.length });
  }
  return { pairs, alone: [...alone, ...open.map((index) => ({ sign: opener, index }))] };
}
