import { escapePattern } from './pattern.ts';

/** Two brackets that belong together. */
export interface BracketPair {
  /** Where the opening one stands, and where the closing one. */
  start: number;
  end: number;
  /** How many brackets in front of it are still open, also such as nothing closes. */
  depth: number;
}

/** A bracket without the other one. */
export interface BracketAlone {
  sign: string;
  index: number;
}

/**
 * Pairs the brackets of one kind in a text.
 * @returns the pairs as they are closed; those alone, first the closing ones and then the opening ones
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
