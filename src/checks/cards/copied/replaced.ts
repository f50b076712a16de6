import { type Found, foundIn, type Stretch } from '../text/stretches.ts';

/** A stretch of a card's text that is read as another sign, or as none. */
export interface Replaced extends Stretch {
  sign: string;
}

/** All that a pattern finds, each to be read as a sign: the same for all, or one made of what was found. */
export function withSign(
  text: string,
  pattern: RegExp,
  sign: string | ((found: Found) => string),
): (Found & Replaced)[] {
  const signOf = typeof sign === 'string' ? () => sign : sign;
  return foundIn(text, pattern).map((each) => ({ ...each, sign: signOf(each) }));
}
