import { foundIn, type Quoted } from '../text/stretches.ts';

/** A list that a card gives to others, with nothing or another sign in place of the colon before it. */
export interface ListFault extends Quoted {
  replacement: string;
}

/** What gives the list, up to the star of its first line: `The Walker gets * +1 power * Armor`. */
const given = /(?<![\p{L}\p{N}-])(gets?)[.;,"”]?(?=[^\S\n]*\*[^\S\n]?["“+\-–\p{L}\p{N}])/gu;

/** Finds lists of a Pilot and the like that no colon leads to. */
export function findLists(text: string): ListFault[] {
  return foundIn(text, given).map((each) => ({ ...each, replacement: `${each.captured}:` }));
}
