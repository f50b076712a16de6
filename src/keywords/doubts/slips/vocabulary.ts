import { addToSet } from '../../../general/lists.ts';
import { once } from '../../../general/once.ts';
import type { Keyword } from '../../model.ts';
import type { SourceDocument } from '../../source-document.ts';
import { createTypoIndex } from '../../text/typo.ts';
import { straight } from '../../text/typography.ts';

/** A word of a text. */
export interface SpelledWord {
  /** As it stands there. */
  text: string;
  /** In small letters, its apostrophe straight. */
  key: string;
  index: number;
  /** What stands between it and the word before. */
  before: string;
}

/** The words of a text, in their order; numbers are none. */
export function spelledWordsOf(text: string): SpelledWord[] {
  let end = 0;
  return [...straight(text).matchAll(/\p{L}+(?:'\p{L}+)*/gu)].map(({ 0: found, index }) => {
    const before = text.slice(end, index);
    end = index + found.length;
    return { text: text.slice(index, end), key: found.toLowerCase(), index, before };
  });
}

/** Two words side by side, as a vocabulary has them. */
export function pairOf(one: string, other: string): string {
  return `${one} ${other}`;
}

/** For words, or pairs of them, the ids of the sources that have them. */
type Holders = Map<string, Set<string>>;

/** Which words the sources have. */
export interface SourceWords {
  words: Holders;
  /** With a capital where no sentence begins. */
  capitals: Holders;
  /** With a capital where one does. */
  beginnings: Holders;
  /** With a capital within, or in capitals, as they are written. */
  oddCapitals: Holders;
  /** Words of the names of keywords: nobody knows how the next is spelled. */
  names: ReadonlySet<string>;
  /** The words that a word may be meant for: one letter from it, or so that a program may read them as this. */
  near(key: string): readonly string[];
}

/**
 * Which words the texts of sources have, and where.
 * @param keywords which names there are
 */
export function sourceWordsOf(keywords: readonly Keyword[], sources: readonly SourceDocument[]): SourceWords {
  const [words, capitals, beginnings]: [Holders, Holders, Holders] = [new Map(), new Map(), new Map()];
  const oddCapitals: Holders = new Map();
  const names = new Set(keywords.flatMap(({ name }) => spelledWordsOf(name).map(({ key }) => key)));
  for (const { id, entries } of sources)
    for (const { text } of entries)
      for (const { text: written, key, before } of spelledWordsOf(text)) {
        addToSet(words, key, id);
        if (/.\p{Lu}/u.test(written)) addToSet(oddCapitals, written, id);
        if (!startsWithCapital(written)) continue;
        if (goesOnInSentence(before)) addToSet(capitals, key, id);
        else if (endsBefore(before)) addToSet(beginnings, key, id);
      }
  return { words, capitals, beginnings, oddCapitals, names, near: nearIn(words) };
}

function nearIn(words: Holders): SourceWords['near'] {
  // Made at the first word that nobody else has.
  const index = once(() => {
    const all = createTypoIndex<string>();
    for (const word of words.keys()) all.add(word, word);
    return all;
  });
  return (key) => {
    const read = asRead(key).filter((word) => words.has(word));
    return [...new Set([...index().near(key), ...read])].filter((word) => word !== key);
  };
}

/** A word as a page may say it whose picture a program reads as this: `damage` as `darnage`, `unit` as `unlt`. */
export function asRead(key: string): string[] {
  return [...key.matchAll(/rn|l/g)].map(
    ({ 0: found, index }) =>
      key.slice(0, index) + (found === 'l' ? 'i' : 'm') + key.slice(index + found.length),
  );
}

/** Which of some pairs of words the sources have side by side, with nothing between but blanks. */
export function holdersOfPairs(pairs: ReadonlySet<string>, sources: readonly SourceDocument[]): Holders {
  const holders: Holders = new Map();
  for (const { id, entries } of sources)
    for (const { text } of entries) {
      let last = '';
      for (const { key, before } of spelledWordsOf(text)) {
        const pair = isBlank(before) ? pairOf(last, key) : '';
        if (pairs.has(pair)) addToSet(holders, pair, id);
        last = key;
      }
    }
  return holders;
}

/** Whether another source than this one has a word, or a pair of them. */
export function isElsewhere(holders: Holders, key: string, id: string): boolean {
  const found = holders.get(key);
  return found !== undefined && (found.size > 1 || !found.has(id));
}

/** Whether an older source has it, or more than one other: what the next alone has may be its slip. */
export function isWitnessed(holders: Holders, key: string, id: string, older: ReadonlySet<string>): boolean {
  const found = [...(holders.get(key) ?? [])].filter((each) => each !== id);
  return found.length > 1 || found.some((each) => older.has(each));
}

/** Whether there are blanks between two words, and nothing else. */
export function isBlank(between: string): boolean {
  return /^\s+$/.test(between);
}

/** Whether a word goes on with a sentence: only blanks stand in front of it, or a comma with them. */
export function goesOnInSentence(before: string): boolean {
  return /^,?\s+$/.test(before);
}

/** Whether a sentence ends in front of a word. */
function endsBefore(before: string): boolean {
  return /[.!?]["”)]*\s+$/.test(before);
}

/** Whether a word has a capital behind a small letter, or two in front of one. */
export function hasOddCapital(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}

/** Whether a word has a capital, as a name has, or the first of a sentence. */
export function startsWithCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
