import { isOneTypo } from '../../../keywords/text/typo.ts';
import { deniesOrLimits } from '../talk/taking-back.ts';
import { stemOf } from '../words/stems.ts';
import { withoutApostrophe } from '../words/words.ts';
import type { Place } from './places.ts';

/** In words; a longer text is a page and no sentence, and is not respelled. */
const mostWords = 400;

/** A number is no slip, and shorter words are too often one letter apart. */
const mayBeSlip = /^\p{L}{3,}$/u;

/** A single character is a number, or X. */
const isRead = /\p{L}.|.\p{L}/u;

/** A sign in front of a number or an X, as somebody dictates it: `plus 10`. */
const signInWords = / (plus|minus) (?=(?:\d+|x) )/g;

/** A word with one character for each group that looks alike to a scanner: `Def1ect`, `lf`, `darnage`. */
function seen(word: string): string {
  return word.replace(/rn/g, 'm').replace(/[1i]/g, 'l').replace(/0/g, 'o').replace(/5/g, 's');
}

/**
 * Prepares the correction of words that are joined or separated unlike in the rules (`face down` and `face-down`,
 * `anytime` and `any time`, `its too late` and `it's too late`), mistyped or misread by a scanner.
 * @returns a function from a phrase to its other spellings that use words of the rules
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
  const stems = new Set([...solid].map(stemOf));
  const byLetter = Map.groupBy(solid, ([letter]) => letter);
  const bySight = new Map([...solid].flatMap((word) => (isRead.test(word) ? [[seen(word), word]] : [])));

  const isBeside = (word: string, next: string) =>
    !solid.has(word) || !solid.has(next) || apart.has(word + next);

  /**
   * The word of the rules for a slip, if they have it next to the same neighbours. Another form of a word of theirs is
   * no slip: `attackers` for `attacker`, or `attached` for `attacked` where they have `attach`; nor is a letter that
   * reverses the meaning: `can` for `can't`, `now` for `not`.
   */
  const corrected = (word: string, at: number, words: readonly string[]): string => {
    if (solid.has(word)) return word;
    const misread = isRead.test(word) && bySight.get(seen(word));
    if (misread) return misread;
    if (!mayBeSlip.test(word) || deniesOrLimits(` ${word} `) || stems.has(stemOf(word))) return word;
    const isMeant = (meant: string) =>
      isOneTypo(word, meant) &&
      !deniesOrLimits(` ${meant} `) &&
      isBeside(words[at - 1] ?? '', meant) &&
      isBeside(meant, words[at + 1] ?? '');
    return byLetter.get(word[0])?.find(isMeant) ?? word;
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
    const inTwo = words.map((word) => apart.get(word) ?? word);
    const spelled = [joined, inTwo, words.map(corrected)].map((all) => ` ${all.join(' ')} `);
    spelled.push(phrase.replace(signInWords, (_, sign) => (sign === 'plus' ? ' +' : ' -')));
    return [...new Set(spelled)].filter((each) => each !== phrase);
  };
}
