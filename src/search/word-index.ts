import { isOneTypo } from '../keywords/text/typo.ts';
import { splitWords, toTerm } from './words.ts';

/** How far a repeated term counts on, and how much a long field counts for less: `k1` and `b` of BM25. */
const repetition = 1.5;
const lengthShare = 0.4;

/** What a term that only begins as the query does, or that is one slip away from it, counts of one that is the same. */
const asPrefix = 0.375;
const asTypo = 0.45;

/** How much more it counts that a document holds several of the words than that it holds one of them often. */
const together = 0.75;

type Sums<Key> = Map<Key, number>;

/**
 * An index of the words in documents, ranked by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009), each field on its own. Ours, since the library for it takes 5 kB, and that room holds a thousand more words of
 * the players, which find more.
 * @param boosts what a field counts
 * @returns a function from words to the score of each document that holds any, by its place among the documents; the
 *   last word may be one that is still being typed
 */
export function createWordIndex<Field extends string>(
  documents: readonly Record<Field, string>[],
  boosts: Record<Field, number>,
): (words: readonly string[], isTyping?: boolean) => Sums<number> {
  const weights = new Map<string, Sums<number>>();
  for (const field of Object.keys(boosts) as Field[])
    for (const { term, id, weight } of weighTerms(documents.map((document) => document[field]))) {
      const byDocument = weights.get(term) ?? new Map();
      weights.set(term, add(byDocument, id, boosts[field] * weight));
    }

  return (words, isTyping = false) => {
    const scores: Sums<number> = new Map();
    const found: Sums<number> = new Map();
    const last = words.at(-1);
    for (const asked of new Set(words.map(toTerm))) {
      if (asked === null) continue;
      const isPrefix = isTyping && asked.length > 2 && asked === (last && toTerm(last));
      const held: Sums<number> = new Map();
      for (const [term, byDocument] of weights) {
        const share = likeness(term, asked, isPrefix);
        if (share > 0) for (const [id, weight] of byDocument) add(held, id, share * weight);
      }
      for (const [id, score] of held) {
        add(scores, id, score);
        add(found, id, 1);
      }
    }
    return new Map([...scores].map(([id, score]) => [id, score * (found.get(id) ?? 0) ** together]));
  };
}

/** What each term counts in each of the texts that hold it. */
function weighTerms(texts: readonly string[]): { term: string; id: number; weight: number }[] {
  const counts = texts.map(countTerms);
  const meanSize = counts.reduce((sum, { size }) => sum + size, 0) / counts.length;
  const holders: Sums<string> = new Map();
  for (const terms of counts) for (const term of terms.keys()) add(holders, term, 1);
  return counts.flatMap((terms, id) => {
    const saturation = repetition * (1 - lengthShare + (lengthShare * terms.size) / meanSize);
    return [...terms].map(([term, count]) => {
      const held = holders.get(term) ?? 0;
      const rarity = Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
      return { term, id, weight: rarity * (0.5 + (count * (repetition + 1)) / (count + saturation)) };
    });
  });
}

function countTerms(text: string): Sums<string> {
  const counts: Sums<string> = new Map();
  for (const word of splitWords(text)) {
    const term = toTerm(word);
    if (term !== null) add(counts, term, 1);
  }
  return counts;
}

/** 1 for the same term, less for one that is close, 0 for another. */
function likeness(term: string, asked: string, isPrefix: boolean): number {
  if (term === asked) return 1;
  if (isPrefix && term.startsWith(asked))
    return (asPrefix * term.length) / (term.length + 0.3 * (term.length - asked.length));
  return asked.length > 5 && isOneTypo(asked, term) ? (asTypo * term.length) / (term.length + 1) : 0;
}

function add<Key>(sums: Sums<Key>, key: Key, amount: number): Sums<Key> {
  return sums.set(key, (sums.get(key) ?? 0) + amount);
}
