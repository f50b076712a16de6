import type { SourceWords } from './vocabulary.ts';

/** A stretch of a text that may be a slip. */
export interface Slip {
  /** The kind of slip, in words; slips of one kind are reported together. */
  kind: string;
  /** The text as written, and its offset; `meant` is the likely correction. */
  text: string;
  index: number;
  meant: string;
  /** Pairs of words: if another source has any of these, it is no slip. */
  excusedBy?: readonly string[];
  /** Pairs of words in the likely correction: it is a slip only if older sources have all of these. */
  needs?: readonly string[];
  /** Pairs of words in the likely correction: it is a slip only if another keyword has one of these. */
  usual?: readonly string[] | undefined;
}

/** What a text is compared with. */
export interface SlipContext {
  /** The id of its source. */
  id: string;
  /** Ids of the older sources. */
  older: ReadonlySet<string>;
  vocabulary: SourceWords;
}

/** A slip in words, whose place in the text is already known. */
export type SlipOfWords = Omit<Slip, 'text' | 'index'>;

/** Shortest word to compare, in letters: too many shorter ones are one letter apart. */
export const shortestWord = 4;

/** Longest word to compare, in letters: what is longer is none. */
export const longestWord = 40;
