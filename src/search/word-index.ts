import { isOneTypo } from '../keywords/text/typo.ts';
import { add, type Sums } from './sums.ts';
import * as weights from './weights.ts';
import type { Words } from './words.ts';

/** What words found: how well each document answers, and what was found of them. */
export interface FoundWords {
  /** By the place of the document. */
  scores: Sums<number>;
  /** The terms of the index that were found, each with the term that asked for it. */
  terms: Map<string, string>;
}

/**
 * An index of the words in documents, ranked by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009), each field on its own. Ours, since the library for it takes 5 kB, and that room holds a thousand more words of
 * the players, which find more.
 * @param documents the terms of each field, each as often as it stands there
 * @param boosts what a field counts
 * @returns a function from words to the documents that hold any; the last word may be one that is still being typed
 */
export function createWordIndex<Field extends string>(
  documents: readonly Record<Field, readonly string[]>[],
  boosts: Record<Field, number>,
  toTerm: Words['toTerm'],
): (asked: readonly string[], isTyping?: boolean) => FoundWords {
  const index = new Map<string, Sums<number>>();
  for (const field of Object.keys(boosts) as Field[])
    for (const { term, id, weight } of weighTerms(documents.map((document) => document[field]))) {
      const byDocument = index.get(term) ?? new Map();
      index.set(term, add(byDocument, id, boosts[field] * weight));
    }

  return (words, isTyping = false) => {
    const scores: Sums<number> = new Map();
    const found: Sums<number> = new Map();
    const terms = new Map<string, string>();
    const last = words.at(-1);
    for (const asked of new Set(words.map(toTerm))) {
      if (asked === null) continue;
      const isPrefix =
        isTyping && asked.length >= weights.shortestBeginning && asked === (last && toTerm(last));
      const held: Sums<number> = new Map();
      const take = (term: string, share: number) => {
        if (share === 0) return;
        terms.set(term, asked);
        for (const [id, weight] of index.get(term) ?? []) add(held, id, share * weight);
      };
      const isKnown = index.has(asked);
      if (isKnown) take(asked, 1);
      // A word that stands in texts is no slip.
      if (isPrefix || !isKnown)
        for (const term of index.keys())
          if (term !== asked) take(term, likeness(term, asked, isPrefix, isKnown));
      for (const [id, score] of held) {
        add(scores, id, score);
        add(found, id, 1);
      }
    }
    for (const [id, score] of scores) scores.set(id, score * (found.get(id) ?? 0) ** weights.together);
    return { scores, terms };
  };
}

/** What each term counts in each of the texts that hold it. */
function weighTerms(lists: readonly (readonly string[])[]): { term: string; id: number; weight: number }[] {
  const texts = lists.map((terms) => {
    const counts: Sums<string> = new Map();
    for (const term of terms) add(counts, term, 1);
    return counts;
  });
  const meanSize = texts.reduce((sum, { size }) => sum + size, 0) / texts.length;
  const holders: Sums<string> = new Map();
  for (const terms of texts) for (const term of terms.keys()) add(holders, term, 1);
  return texts.flatMap((terms, id) => {
    const saturation =
      weights.repetition * (1 - weights.lengthShare + (weights.lengthShare * terms.size) / meanSize);
    return [...terms].map(([term, count]) => {
      const held = holders.get(term) ?? 0;
      const rarity = Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
      const often = (count * (weights.repetition + 1)) / (count + saturation);
      return { term, id, weight: rarity * (weights.presence + often) };
    });
  });
}

/** What a term counts that is not the one that was asked for: less than 1 for one that is close, 0 for another. */
function likeness(term: string, asked: string, isPrefix: boolean, isKnown: boolean): number {
  if (isPrefix && term.startsWith(asked)) {
    const missing = term.length - asked.length;
    return (weights.asPrefix * term.length) / (term.length + weights.perMissingLetter * missing);
  }
  return !isKnown && asked.length >= weights.shortestSlip && isOneTypo(asked, term)
    ? (weights.asTypo * term.length) / (term.length + 1)
    : 0;
}
