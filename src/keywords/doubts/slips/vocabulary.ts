import { addToSet } from '../../../general/lists.ts';
import { once } from '../../../general/once.ts';
import type { Keyword } from '../../model.ts';
import type { SourceDocument } from '../../source-document.ts';
import { createTypoIndex } from '../../text/typo.ts';
import { straight } from '../../text/typography.ts';

/** A word of a text, as spelled there. */
export interface SpelledWord {
  /** The word as written. */
  text: string;
  /** The word in lower case, its apostrophe straight. */
  key: string;
  index: number;
  /** The text between the previous word and this one. */
  before: string;
}

const word = /\p{L}+(?:'\p{L}+)*/gu;

/** A pattern for {@link spelledWordsOf} that finds numbers, too. */
export const wordOrNumber = /\d+|\p{L}+(?:'\p{L}+)*/gu;

/** The words of a text, in order; without numbers, unless {@link wordOrNumber} asks for these. */
export function spelledWordsOf(text: string, pattern = word): SpelledWord[] {
  let end = 0;
  return [...straight(text).matchAll(pattern)].map(({ 0: found, index }) => {
    const before = text.slice(end, index);
    end = index + found.length;
    return { text: text.slice(index, end), key: found.toLowerCase(), index, before };
  });
}

/** The key of two adjacent words. */
export function pairOf(one: string, other: string): string {
  return `${one} ${other}`;
}

/** For words, or pairs of them, what has them: the ids of sources, or the slugs of keywords. */
type Holders = Map<string, Set<string>>;

/** The words of the sources. */
export interface SourceWords {
  words: Holders;
  /** Words with a capital where no sentence begins. */
  capitals: Holders;
  /** Words with a capital where a sentence begins. */
  beginnings: Holders;
  /** Words with a capital inside, or all in capitals, as written. */
  oddCapitals: Holders;
  /** Words of the names of keywords: nobody knows how a new name is spelled. */
  names: ReadonlySet<string>;
  /** Those names, each as the keys of its words. */
  wholeNames: ReadonlySet<string>;
  /** Known words that a word may be meant for: one letter away, or misread by a program as this. */
  near(key: string): readonly string[];
}

/**
 * Collects the words of the sources' texts, and where each occurs.
 * @param keywords those whose names are known
 */
export function sourceWordsOf(keywords: readonly Keyword[], sources: readonly SourceDocument[]): SourceWords {
  const [words, capitals, beginnings]: [Holders, Holders, Holders] = [new Map(), new Map(), new Map()];
  const oddCapitals: Holders = new Map();
  const keysOfNames = keywords.map(({ name }) => spelledWordsOf(name).map(({ key }) => key));
  const [names, wholeNames] = [
    new Set(keysOfNames.flat()),
    new Set(keysOfNames.map((keys) => keys.join(' '))),
  ];
  for (const { id, entries } of sources)
    for (const { text } of entries)
      for (const { text: written, key, before } of spelledWordsOf(text)) {
        addToSet(words, key, id);
        if (/.\p{Lu}/u.test(written)) addToSet(oddCapitals, written, id);
        if (!startsWithCapital(written)) continue;
        if (goesOnInSentence(before)) addToSet(capitals, key, id);
        else if (endsBefore(before)) addToSet(beginnings, key, id);
      }
  return { words, capitals, beginnings, oddCapitals, names, wholeNames, near: nearIn(words) };
}

function nearIn(words: Holders): SourceWords['near'] {
  // Created when the first word unknown to the other sources comes up.
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

/** Words that optical character recognition may misread as this one: `damage` as `darnage`, `unit` as `unlt`. */
export function asRead(key: string): string[] {
  return [...key.matchAll(/rn|l/g)].map(
    ({ 0: found, index }) =>
      key.slice(0, index) + (found === 'l' ? 'i' : 'm') + key.slice(index + found.length),
  );
}

/** Which holders of texts have each of some pairs of words side by side, separated by nothing but spaces. */
export function holdersOfPairs(
  pairs: ReadonlySet<string>,
  texts: readonly { holder: string; text: string }[],
): Holders {
  const holders: Holders = new Map();
  for (const { holder, text } of pairs.size > 0 ? texts : []) {
    let last = '';
    for (const { key, before } of spelledWordsOf(text)) {
      const pair = isBlank(before) ? pairOf(last, key) : '';
      if (pairs.has(pair)) addToSet(holders, pair, holder);
      last = key;
    }
  }
  return holders;
}

/** Whether another holder than this one has a word or a pair of them. */
export function isElsewhere(holders: Holders, key: string, id: string): boolean {
  const found = holders.get(key);
  return found !== undefined && (found.size > 1 || !found.has(id));
}

/** Whether an older source, or more than one other, has it: what only the next one has may be its slip. */
export function isWitnessed(holders: Holders, key: string, id: string, older: ReadonlySet<string>): boolean {
  const found = [...(holders.get(key) ?? [])].filter((each) => each !== id);
  return found.length > 1 || found.some((each) => older.has(each));
}

/** Whether two words are separated by spaces alone. */
export function isBlank(between: string): boolean {
  return /^\s+$/.test(between);
}

/** Whether a word continues a sentence: only spaces come before it, or a comma with them. */
export function goesOnInSentence(before: string): boolean {
  return /^,?\s+$/.test(before);
}

/** Whether a sentence ends before a word. */
export function endsBefore(before: string): boolean {
  return /[.!?]["”)]*\s+$/.test(before);
}

/** Whether a word has a capital after a lower-case letter, or two before one. */
export function hasOddCapital(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}

/** Whether a word begins with a capital, as a name or the first of a sentence does. */
export function startsWithCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
