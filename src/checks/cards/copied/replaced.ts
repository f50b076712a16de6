import { type Found, foundIn, type Stretch } from '../text/stretches.ts';

/** A stretch of a card's text that is read as another sign, or as none. */
export interface Replaced extends Stretch {
  sign: string;
}

/** All that a pattern finds, each to be read as the sign. */
export function withSign(text: string, pattern: RegExp, sign: string): (Found & Replaced)[] {
  return foundIn(text, pattern).map((each) => ({ ...each, sign }));
}
