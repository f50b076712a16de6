import { type Found, foundIn, type Stretch } from '../text/stretches.ts';

/** What stands on a card for another sign, or for none. */
export interface Replaced extends Stretch {
  sign: string;
}

/** What a pattern finds, each with what is read in its place. */
export function withSign(text: string, pattern: RegExp, sign: string): (Found & Replaced)[] {
  return foundIn(text, pattern).map((each) => ({ ...each, sign }));
}
