import { foundIn, type Quoted } from '../text/stretches.ts';

/** A list of what a card gives, with nothing or another sign in place of the colon before it. */
export interface ListFault extends Quoted {
  replacement: string;
}

/**
 * The verb before a list and the star of its first line: `The Walker gets * +1 power * Armor`. A dash is one after
 * another sign alone, since it may be that of a number: `gets -1 power`.
 */
const given =
  /(?<![\p{L}\p{N}-])(gets?)(?:[.;,"”]?(?=[^\S\n]*\*[^\S\n]?["“+\-–\p{L}\p{N}])|[.;,](?=[^\S\n]*[-–—][^\S\n]?["“+\p{Lu}]))/gu;

/** Finds lists, as those of a Pilot, without a colon before them. */
export function findLists(text: string): ListFault[] {
  return foundIn(text, given).map((each) => ({ ...each, replacement: `${each.captured}:` }));
}
