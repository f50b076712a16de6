import { isOneTypo } from '../../keywords/text/typo.ts';
import { shortestMended } from '../base/weights.ts';
import type { Words } from '../base/words.ts';

/** Texts as numbers, one for each stem: quick to count and to compare. */
export interface Stems {
  /** The numbers of the words of texts, in order, as if these were one text. */
  read(texts: readonly string[]): number[];
  /** The number of a word's stem; undefined where no text read so far has it. */
  numberOf(word: string): number | undefined;
  /** The number of a stem; it is given one where it has none. */
  numberOfTerm(term: string): number;
  /**
   * Corrects a misspelt or shortened word to the one it resembles: "natrual"; known words, and those like none, stay
   * as they are.
   */
  mend(word: string): string;
  /** The words and stems that begin with what is still being typed, one for each stem. */
  begun(typed: string): string[];
  /** The stems by their numbers; null for the number of a stop word. */
  readonly terms: readonly (string | null)[];
}

/** Creates a numbering of stems that grows with each text that is read. */
export function createStems({ read, toTerm }: Words): Stems {
  const terms: (string | null)[] = [];
  const numbers = new Map<string, number>();
  const byWord = new Map<string, number>();
  const numberOfTerm = (term: string) => {
    const number = numbers.get(term) ?? terms.push(term) - 1;
    numbers.set(term, number);
    return number;
  };
  const add = (word: string) => {
    const term = toTerm(word);
    const number = term === null ? terms.push(null) - 1 : numberOfTerm(term);
    byWord.set(word, number);
    return number;
  };
  return {
    terms,
    mend(typed) {
      const term = toTerm(typed) ?? typed;
      if (typed.length < shortestMended || byWord.has(typed) || numbers.has(term)) return typed;
      // Nobody mistypes a first letter.
      const isMeant = (word: string) =>
        word[0] === typed[0] && (isOneTypo(typed, word) || isOneTypo(term, word));
      const known = [...byWord.keys()];
      // Shortening a word is no typo: `chars`.
      return (
        known.find((word) => word.startsWith(term)) ?? [...known, ...numbers.keys()].find(isMeant) ?? typed
      );
    },
    begun(typed) {
      const found = new Map<number, string>();
      for (const known of [numbers, byWord])
        for (const [word, number] of known) if (word.startsWith(typed)) found.set(number, word);
      return [...found.values()];
    },
    numberOf: (word) => byWord.get(word) ?? numbers.get(toTerm(word) ?? ''),
    numberOfTerm,
    read(texts) {
      const found: number[] = [];
      for (const text of texts) read(text, (word) => found.push(byWord.get(word) ?? add(word)));
      return found;
    },
  };
}
