import { addToSet } from '../../../general/lists.ts';
import { foundIn } from '../text/stretches.ts';
import { isAbility } from './as-ability.ts';
import type { Typo } from './misspelt.ts';

/** Digits and letters, and pairs of letters, by what they look like. */
const alike = new Map(
  Object.entries({ '0': 'O', '1': 'l', '5': 'S', '8': 'B', I: 'l', rn: 'm', cl: 'd', Cl: 'D' }),
);
const signs = new RegExp([...alike.keys()].join('|'), 'g');

/** A text with one sign for all that look alike: `lntercept` and `Intercept` become the same. */
function readAs(text: string): string {
  return text.replace(signs, (sign) => alike.get(sign) ?? sign);
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/**
 * Prepares the search for names in which a sign was read as another that looks like it, as when a picture of a card is
 * turned into text. Such a word may be another one too, so it has to stand as an ability does.
 * @returns a function of a text, and of a test whether a place in it already belongs to a keyword that was found
 */
export function createLookAlikeFinder(names: readonly string[]) {
  const known = new Map(names.map((name) => [readAs(name), name]));
  const counts = new Map<string, Set<number>>();
  for (const read of known.keys()) {
    const words = read.split(' ');
    addToSet(counts, words[0] ?? '', words.length);
  }

  return (text: string, isTaken: (offset: number) => boolean): Typo[] => {
    const words = foundIn(text, word);
    return words.flatMap(({ found, start }, at): Typo[] => {
      const possible = [...(counts.get(readAs(found)) ?? [])].sort((a, b) => b - a);
      for (const count of possible) {
        const end = words[at + count - 1]?.end ?? 0;
        const term = text.slice(start, end);
        const meant = known.get(readAs(term));
        if (meant === undefined || term === meant || isTaken(start)) continue;
        if (isAbility(text, start, end)) return [{ term, meant, start, end }];
      }
      return [];
    });
  };
}
