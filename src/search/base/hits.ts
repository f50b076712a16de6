import { onceEach } from '../../general/once.ts';
import { isOneTypo } from '../../keywords/text/typo.ts';
import * as weights from './weights.ts';
import type { Words } from './words.ts';

/** That a word of a text is one that was asked for. */
interface Hit {
  /** What asked for it. */
  by: string;
  /** 1 where it is the word itself, less where it only means the same. */
  share: number;
  /** How many of its letters were typed. */
  length: number;
}

/** Tells of a word whether it is one that was asked for. */
export type HitOf = (word: string) => Hit | null;

/** What a query found, in all documents together. */
export interface FoundTerms {
  /** The words of the query. */
  asked: readonly string[];
  /** The words of the name that it may be. */
  askedName: readonly string[];
  /** Terms that stand in documents, each with the term that asked for it. */
  terms: ReadonlyMap<string, string>;
  /** Terms that mean the same in the language of the rules. */
  meant: ReadonlyMap<string, string>;
}

/** How the words of a query are known again, the less strict the more there is to go by. */
export interface Hits {
  /** By the same term. */
  inWords: HitOf;
  /** In a text: also where a word only means the same. */
  inText: HitOf;
  /** In a text that holds nothing that tells: words that are in every question. */
  inPassing: HitOf;
  /** In a name that was typed as far as it goes. */
  inTypedName: HitOf;
  /** In a name that is like what was typed. */
  inSimilarName: HitOf;
}

/** Short words are one letter from too many others. */
const shortestTypo = 4;

/** Makes the ways to know the words of one query again, from what it found and nothing else. */
export function createHits({ asked, askedName, terms, meant }: FoundTerms, { toTerm }: Words): Hits {
  const telling = asked.filter((word) => toTerm(word) !== null);
  const inWords: HitOf = (word) => {
    const by = terms.get(toTerm(word) ?? '');
    return by === undefined ? null : { by, share: 1, length: typedLength(word, telling) };
  };
  return {
    // Each word is worked out once: the same ones stand in many texts.
    inWords: onceEach(inWords),
    inText: onceEach((word) => {
      const by = meant.get(toTerm(word) ?? '');
      const same = by === undefined ? null : { by, share: weights.meantShare, length: word.length };
      return inWords(word) ?? same;
    }),
    inPassing: (word) => (asked.includes(word) ? { by: word, share: 1, length: word.length } : null),
    inTypedName: (word) => {
      const by = askedName.find((typed) => word.startsWith(typed));
      return inWords(word) ?? (by === undefined ? null : { by, share: 1, length: by.length });
    },
    inSimilarName: (word) => {
      const by = askedName.find((typed) => word.length >= shortestTypo && isOneTypo(typed, word));
      return inWords(word) ?? (by === undefined ? null : { by, share: 1, length: word.length });
    },
  };
}

/** As much of a word as was typed, or all of it where it was found by its stem or in spite of a slip. */
function typedLength(word: string, typed: readonly string[]): number {
  const lengths = typed.filter((each) => word.startsWith(each)).map(({ length }) => length);
  return Math.max(...lengths, 0) || word.length;
}
