import type { KeywordUse } from '../../text/keyword-use.ts';
import type { NeighbourFault } from './neighbour-fault.ts';

/** A word in small letters after a full stop. */
const small = /^\.[^\S\n]+(?<word>\p{Ll}+)/u;

/** Finds sentences after a keyword that begin with a small letter: `Leap 2. this unit rests`. */
export function findLowercaseStarts(text: string, uses: readonly KeywordUse[]): NeighbourFault[] {
  return uses.flatMap(({ name, argumentEnd }): NeighbourFault[] => {
    const { 0: all = '', groups } = small.exec(text.slice(argumentEnd, argumentEnd + 40)) ?? {};
    const found = groups?.word;
    if (found === undefined) return [];
    const end = argumentEnd + all.length;
    return [{ rule: 'sentence-case', name, found, start: end - found.length, end }];
  });
}
