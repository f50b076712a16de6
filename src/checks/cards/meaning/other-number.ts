import { figures } from '../../../keywords/text/number-words.ts';
import type { KeywordUse } from '../text/keyword-use.ts';
import { numberForX, saidFor } from './meant.ts';
import { beginsTheSame, comparedWordsOf, createSayings } from './saying.ts';

/** A number that stands in place of another. */
interface OtherNumber {
  found: string;
  expected: string;
}

/** The number that a reminder has for X, in figures or in words, where it is not the ability's own. */
export function otherNumber(
  said: string,
  use: KeywordUse,
  meanings: readonly string[],
  cardName: string | null,
): OtherNumber | null {
  const expected = numberForX(use);
  // A reminder that leaves X as it is has no number.
  if (expected === null || !/^\d+$/.test(expected) || /\bX\b/.test(said)) return null;
  const meant = meanings.flatMap((meaning) => saidFor(meaning, use.number));
  const sayings = createSayings(cardName, null);
  const words = comparedWordsOf(said, sayings);
  const place = meant
    .map((whole) => ({ whole, place: comparedWordsOf(whole, sayings).indexOf('x') }))
    .find(({ whole, place }) => {
      const inPlace = words[place] ?? '';
      return /^\d+$/.test(inPlace) && beginsTheSame(said, whole, createSayings(cardName, inPlace));
    })?.place;
  const number = place === undefined ? expected : words[place];
  if (number === expected) return null;
  const isNumber = (word: string) => (figures.get(word.toLowerCase()) ?? word) === number;
  // The same number may stand before it: "at least one natural six".
  const before = words.slice(0, place).filter((word) => word === number).length;
  const written = said.match(/[\p{L}\p{N}]+/gu)?.filter(isNumber) ?? [];
  return { found: written[before] ?? String(number), expected };
}
