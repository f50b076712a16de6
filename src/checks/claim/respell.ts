import { stemmer } from 'stemmer';
import { isOneTypo } from '../../keywords/text/typo.ts';
import type { Place } from './places.ts';
import { withoutApostrophe } from './words.ts';

/** The most words of a claim that are written anew; a text with more is a page, not a sentence. */
const mostWords = 400;

/** In letters. Of shorter words too many are one letter from another, and none of them is a slip. */
const shortestSlip = 5;

/**
 * Prepares the other spelling of words that are written as one and as two: `face down` and `face-down`, `anytime` and `any time`,
 * `its too late` and `it's too late`; and of those that somebody mistyped.
 * @returns a function of a phrase, which gives what it is with such words as one, as two, and mended, as far as the rules have them so
 */
export function createRespeller(places: readonly Place[]): (phrase: string) => string[] {
  const solid = new Set<string>();
  const apart = new Map(withoutApostrophe);
  for (const { phrase } of places) {
    const words = phrase.trim().split(' ');
    for (const [index, word] of words.entries()) {
      solid.add(word);
      const next = words[index + 1];
      if (next !== undefined) apart.set(word + next, `${word} ${next}`);
    }
  }
  const byLetter = Map.groupBy(solid, ([letter]) => letter);

  /** The only word of the rules that it is a slip in; another form of one is none: `attackers` of `attacker`. */
  const mended = (word: string): string => {
    if (word.length < shortestSlip || solid.has(word)) return word;
    const meant = byLetter.get(word[0])?.filter((each) => isOneTypo(word, each)) ?? [];
    const [only] = meant;
    return only && meant.length === 1 && stemmer(only) !== stemmer(word) ? only : word;
  };

  return (phrase) => {
    const words = phrase.trim().split(' ');
    if (words.length > mostWords) return [];
    const joined: string[] = [];
    for (const word of words) {
      const last = joined.at(-1);
      if (last !== undefined && solid.has(last + word)) joined[joined.length - 1] = last + word;
      else joined.push(word);
    }
    const asTwo = words.map((word) => apart.get(word) ?? word);
    return [...new Set([joined, asTwo, asTwo.map(mended)].map((each) => ` ${each.join(' ')} `))].filter(
      (each) => each !== phrase,
    );
  };
}
