import { isOneTypo } from '../../keywords/text/typo.ts';

/** A term with capital letters that is no keyword, but one typo from one. */
export interface Typo {
  term: string;
  meant: string;
  start: number;
}

/** Short names are one letter from too many words. */
const shortestName = 5;

/**
 * Prepares the search for terms that look like a keyword with a slip in it.
 * @returns a function of a text, and of a test whether a place in it already belongs to a keyword that was found, which
 *   is asked of one place after another
 */
export function createTypoFinder(names: readonly string[]) {
  const known = new Set(names.flatMap((name) => [name.toLowerCase(), `${name.toLowerCase()}s`]));
  const byCount = Map.groupBy(
    names.filter(({ length }) => length >= shortestName).map((name) => ({ name, lower: name.toLowerCase() })),
    ({ name }) => name.split(' ').length,
  );
  return (text: string, isTaken: (offset: number) => boolean): Typo[] => {
    const words = [...text.matchAll(/[\p{L}'’-]+/gu)].map(({ 0: word, index }) => ({ word, index }));
    return words.flatMap(({ word, index }, at) => {
      if (!/^\p{Lu}/u.test(word) || isTaken(index)) return [];
      return [...byCount].flatMap(([count, candidates]): Typo[] => {
        const last = words[at + count - 1];
        if (!last) return [];
        const term = text.slice(index, last.index + last.word.length);
        const typed = term.toLowerCase();
        if (known.has(typed)) return [];
        const meant = candidates.find(({ lower }) => isOneTypo(typed, lower));
        return meant ? [{ term, meant: meant.name, start: index }] : [];
      });
    });
  };
}
