import { isOneTypo } from '../keywords/text/typo.ts';
import { type Held, type PackedIndex, unpackList } from './packed-index.ts';
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

/** The words in documents, ready to be asked. */
export interface WordIndex<Field extends string> {
  /** The documents that hold any of the words; the last may be one that is still being typed. */
  find(asked: readonly string[], isTyping?: boolean): FoundWords;
  /** Whether a document has a term in a field. */
  has(id: number, field: Field, term: string): boolean;
}

/**
 * An index of the words in documents, ranked by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009), each field on its own. Ours, since the library for it takes 5 kB, and that room holds a thousand more words of
 * the players, which find more.
 * @param packed what each document holds, its fields in the order of the boosts
 * @param boosts what a field counts
 */
export function createWordIndex<Field extends string>(
  packed: PackedIndex,
  boosts: Record<Field, number>,
  toTerm: Words['toTerm'],
): WordIndex<Field> {
  const fields = Object.keys(boosts) as Field[];
  const lists = packed.lists.split(' ');
  const places = new Map(packed.terms.split(' ').map((term, place) => [term, place]));
  const meanSizes = packed.sizes.map((sizes) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const known = new Map<string, { held: Held[]; weights: Sums<number> }>();

  const read = (term: string) => {
    const place = places.get(term);
    const list =
      known.get(term) ?? weigh(place === undefined ? [] : unpackList(lists[place] ?? '', fields.length));
    known.set(term, list);
    return list;
  };

  /** What a term counts in each of the documents that hold it. */
  const weigh = (held: Held[]) => {
    const byDocument: Sums<number> = new Map();
    for (const [place, field] of fields.entries()) {
      const sizes = packed.sizes[place] ?? [];
      const holders = held.filter(({ counts }) => counts[place]);
      const rarity = Math.log(1 + (sizes.length - holders.length + 0.5) / (holders.length + 0.5));
      for (const { id, counts } of holders) {
        const count = counts[place] ?? 0;
        const length = (sizes[id] ?? 0) / (meanSizes[place] ?? 1);
        const saturation = weights.repetition * (1 - weights.lengthShare + weights.lengthShare * length);
        const often = (count * (weights.repetition + 1)) / (count + saturation);
        add(byDocument, id, boosts[field] * rarity * (weights.presence + often));
      }
    }
    return { held, weights: byDocument };
  };

  const find: WordIndex<Field>['find'] = (words, isTyping = false) => {
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
        for (const [id, weight] of read(term).weights) add(held, id, share * weight);
      };
      const isKnown = places.has(asked);
      if (isKnown) take(asked, 1);
      // A word that stands in texts is no slip.
      if (isPrefix || !isKnown)
        for (const term of places.keys())
          if (term !== asked) take(term, likeness(term, asked, isPrefix, isKnown));
      for (const [id, score] of held) {
        add(scores, id, score);
        add(found, id, 1);
      }
    }
    for (const [id, score] of scores) scores.set(id, score * (found.get(id) ?? 0) ** weights.together);
    return { scores, terms };
  };
  const has: WordIndex<Field>['has'] = (id, field, term) =>
    read(term).held.some((each) => each.id === id && each.counts[fields.indexOf(field)]);
  return { find, has };
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
