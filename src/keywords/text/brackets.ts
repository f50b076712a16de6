/** A pair of brackets. */
interface BracketPair {
  /** Offset of the opening bracket, and of the closing one. */
  start: number;
  end: number;
  /** How many brackets before it are still open, including any that are never closed. */
  depth: number;
}

/** A bracket without its partner. */
interface BracketAlone {
  sign: string;
  index: number;
}

/** The two brackets of each kind. */
const kinds = { '()': /[()]/g, '[]': /[[\]]/g };

/**
 * Pairs the brackets of one kind in a text.
 * @returns the pairs in the order in which they close; the unpaired ones, closing brackets first
 */
export function pairBrackets(
  text: string,
  kind: keyof typeof kinds,
): { pairs: BracketPair[]; alone: BracketAlone[] } {
  const pairs: BracketPair[] = [];
  const alone: BracketAlone[] = [];
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(kinds[kind])) {
    if (sign === kind[0]) {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start === undefined) alone.push({ sign, index });
    else pairs.push({ start, end: index, depth: open.length });
  }
  return { pairs, alone: [...alone, ...open.map((index) => ({ sign: kind.charAt(0), index }))] };
}
