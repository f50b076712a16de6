import type { SourceWords } from './vocabulary.ts';

/** What may stand in a text in place of something else. */
export interface Slip {
  /** What it is, in a word or by its pattern: those of one kind are told together. */
  kind: RegExp | string;
  /** As it stands there, where, and as it may be meant. */
  text: string;
  index: number;
  meant: string;
  /** Pairs of words: where another source has any of these, it is no slip. */
  excusedBy?: readonly string[];
  /** Pairs of words that are meant to stand there: it is a slip only where older sources have all of these. */
  needs?: readonly string[];
}

/** What a text is held against. */
export interface SlipContext {
  /** The id of its source. */
  id: string;
  /** Those of older ones. */
  older: ReadonlySet<string>;
  vocabulary: SourceWords;
}

/** What is told of words, whose place in the text is known. */
export type SlipOfWords = Omit<Slip, 'text' | 'index'>;

/** In letters: of shorter words too many are one letter from each other, and what is longer is none. */
export const shortest = 4;
export const longest = 40;
