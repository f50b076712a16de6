import { onceEach } from '../../general/once.ts';
import { isOneTypo } from '../../keywords/text/typo.ts';
import * as weights from './weights.ts';
import type { Words } from './words.ts';

/** A match of a word in a text with a word of the query. */
interface Hit {
  /** The query word that it matches. */
  by: string;
  /** 1 for the word itself, less for one that only means the same. */
  share: number;
  /** How many letters of the word were typed. */
  length: number;
}

/** Returns the match of a word with the query; null where there is none. */
export type HitOf = (word: string) => Hit | null;

/** What a query found, in all documents together. */
export interface FoundTerms {
  /** The words of the query. */
  asked: readonly string[];
  /** The words of the query's attempt at a name. */
  askedName: readonly string[];
  /** Terms found in documents, each with the query term that found it. */
  terms: ReadonlyMap<string, string>;
  /** The same for terms that only mean what was asked, in the language of the rules. */
  meant: ReadonlyMap<string, string>;
}

/** Ways to match words with a query, less strict where there is more context to go by. */
export interface Hits {
  /** Matches words of the same term. */
  inWords: HitOf;
  /** For texts: also matches words that only mean the same. */
  inText: HitOf;
  /** For texts without any distinctive match: also matches words that any question may have. */
  inPassing: HitOf;
  /** For a name that was typed in full or in part. */
  inTypedName: HitOf;
  /** For a name similar to what was typed. */
  inSimilarName: HitOf;
}

/** Shorter words are one letter away from too many others. */
const shortestTypo = 4;

/** Prepares the matching for one query, from what that query found alone. */
export function createHits({ asked, askedName, terms, meant }: FoundTerms, { toTerm }: Words): Hits {
  const telling = asked.filter((word) => toTerm(word) !== null);
  const inWords: HitOf = (word) => {
    const by = terms.get(toTerm(word) ?? '');
    return by === undefined ? null : { by, share: 1, length: typedLength(word, telling) };
  };
  return {
    // Each word is worked out once, since the same words occur in many texts.
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

/** How many letters of a word were typed: all, where it was found by its stem or despite a typo. */
function typedLength(word: string, typed: readonly string[]): number {
  const lengths = typed.filter((each) => word.startsWith(each)).map(({ length }) => length);
  return Math.max(...lengths, 0) || word.length;
}
