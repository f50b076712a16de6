import { isOneTypo } from '../../keywords/text/typo.ts';
import { shortestMended } from '../base/weights.ts';
import type { Words } from '../base/words.ts';

/** Texts as numbers, one for each stem: quick to count, and quick to compare. */
export interface Stems {
  /** The numbers of the words of texts, in their order, as if these were one text. */
  read(texts: readonly string[]): number[];
  /** The number of a word's stem; undefined where no text that was read has it. */
  numberOf(word: string): number | undefined;
  /** The number of a stem, a new one where it has none. */
  numberOfTerm(term: string): number;
  /** Reads a word with a slip, or cut short, as the one that it is like: "natrual"; one that is known, or like none, as itself. */
  mend(word: string): string;
  /** The words and stems that begin as what is still being typed, one for each stem. */
  begun(typed: string): string[];
  /** The stems by their numbers; null for a word that tells nothing, which has a number of its own. */
  readonly terms: readonly (string | null)[];
}

/** Makes a numbering of stems that grows with each text that is read. */
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
      // Who cuts a word short makes no slip: `chars`.
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
