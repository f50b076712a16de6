import type { Place } from './places.ts';
import { withoutApostrophe } from './words.ts';

/** The most words of a claim that are written anew; a text with more is a page, not a sentence. */
const mostWords = 400;

/**
 * Prepares the other spelling of words that are written as one and as two: `face down` and `face-down`, `anytime` and `any time`,
 * `its too late` and `it's too late`.
 * @returns a function of a phrase, which gives what it is with such words as one, and as two, as far as the rules have them so
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
  return (phrase) => {
    const words = phrase.trim().split(' ');
    if (words.length > mostWords) return [];
    const joined: string[] = [];
    for (const word of words) {
      const last = joined.at(-1);
      if (last !== undefined && solid.has(last + word)) joined[joined.length - 1] = last + word;
      else joined.push(word);
    }
    const asOne = ` ${joined.join(' ')} `;
    const asTwo = ` ${words.map((word) => apart.get(word) ?? word).join(' ')} `;
    return [...new Set([asOne, asTwo])].filter((each) => each !== phrase);
  };
}
