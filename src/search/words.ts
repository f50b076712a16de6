import { stemmer } from 'stemmer';
import type { Vocabulary } from './vocabulary.ts';

/** One word of a text as the search reads it, and where it stands there, in UTF-16 code units. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** How texts and queries are read. All of the search reads with the same one. */
export interface Words {
  /**
   * Small letters, no apostrophes, `re-roll` as `reroll`, and phrases as the vocabulary reads them. A text is read once: a
   * reader types on, and the same ones are asked for with every key.
   */
  split(text: string): readonly Word[];
  /** The form under which a word is indexed: its stem, or the digits of a number; null for a word that tells nothing. */
  toTerm(word: string): string | null;
  /** The terms of a text, each as often as it stands there. */
  termsOf(text: string): string[];
}

/** Words too common in questions and in rules to tell one keyword from another. */
const stopWords =
  'a an and any are as at be been but by can do does for from get gets has have how i if in into is it its me my of off on or own so some such than that the their them then there this to up was we what when where which while who will with would you your yours';

/** Ways of saying one thing in English. */
const readings: Vocabulary['readings'] = [{ say: ['cannot', 'can not', 'may not'], mean: 'cant' }];

/** Numbers in words, by their stem, which mean the same as in digits. */
const digits = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven'].map((word, index) => [stemmer(word), String(index + 2)]),
);

/** A word with the apostrophes in it, and with the hyphens that join letters. Each sign is read once. */
const wordPattern = "[\\p{L}\\p{N}]+(?:(?:['’]+|(?<=[a-z])-(?=[a-z]))[\\p{L}\\p{N}]+)*";

/** Makes the reading of texts from what the vocabulary says of words. */
export function createWords(vocabulary: Pick<Vocabulary, 'readings' | 'stopWords'>): Words {
  const common = new Set([...stopWords.split(' '), ...vocabulary.stopWords]);
  const meant = new Map(
    [...readings, ...vocabulary.readings].flatMap(({ say, mean }) =>
      say.map((said) => [said, mean.split(' ')] as const),
    ),
  );
  const longestFirst = [...meant.keys()].sort((a, b) => b.length - a.length);
  const phrasePattern = longestFirst.join('|').replaceAll(' ', '\\s+');
  const pattern = new RegExp(`(?:${phrasePattern})(?![\\p{L}\\p{N}]|['’-]\\p{L})|${wordPattern}`, 'giu');
  const terms = new Map<string, string | null>();
  const texts = new Map<string, readonly Word[]>();

  const split: Words['split'] = (text) => {
    const known = texts.get(text);
    if (known) return known;
    const read = [...text.matchAll(pattern)].flatMap(({ 0: found, index: start }) => {
      const written = found.toLowerCase();
      const words = meant.get(written.replace(/\s+/g, ' ')) ?? [written.replace(/['’-]/g, '')];
      return words.map((each) => ({ word: each, start, end: start + found.length }));
    });
    texts.set(text, read);
    return read;
  };
  const toTerm: Words['toTerm'] = (word) => {
    const known = terms.get(word);
    if (known !== undefined) return known;
    const term = common.has(word) ? null : stem(word);
    terms.set(word, term);
    return term;
  };
  return { split, toTerm, termsOf: (text) => split(text).flatMap(({ word }) => toTerm(word) ?? []) };
}

function stem(word: string): string {
  const stemmed = /^\d+s$/.test(word) ? word.slice(0, -1) : stemmer(word);
  return digits.get(stemmed) ?? stemmed;
}
