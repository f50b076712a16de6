import { type Found, foundIn, type Stretch } from './stretches.ts';

/** What stands on a card for another sign, or for none. */
export interface Replaced extends Stretch {
  sign: string;
}

/** What a pattern finds, each with its sign, which may be made of what its first group holds. */
export function withSigns(
  text: string,
  pattern: RegExp,
  signOf: (captured: string) => string,
): (Found & Replaced)[] {
  return foundIn(text, pattern).map((each) => ({ ...each, sign: signOf(each.captured) }));
}
