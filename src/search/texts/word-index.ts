import { onceEach } from '../../general/once.ts';
import { reuseScores, type Scores } from '../base/scores.ts';
import * as weights from '../base/weights.ts';
import type { Words } from '../base/words.ts';
import { createHolders, weighTerm } from './holders.ts';
import type { Postings } from './postings.ts';
import type { Stems } from './stems.ts';

/** The score of each document for some words, and the terms that were found. */
export interface FoundWords {
  scores: Scores;
  /** The terms of the index that were found, each with the query term that found it. */
  terms: Map<string, string>;
}

/** The words in documents, ready to be searched. */
export interface WordIndex<Field extends string> {
  /**
   * Scores the documents that have any of the words; the last may still be incomplete. The scores are valid until the
   * next call.
   */
  find(asked: readonly string[], isTyping?: boolean): FoundWords;
  /** The documents that have all of the terms in these fields. */
  holding(terms: readonly string[], fields: readonly Field[]): Set<number>;
  /** Whether a word is a stop word, or occurs in any document. */
  knows(word: string): boolean;
  /** Whether a document has a term in a field. */
  has(id: number, field: Field, term: string): boolean;
}

/**
 * Indexes the words in documents, ranked by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009), each field on its own. Written here because the library takes 5 kB, room for a thousand more words of
 * players, which find more.
 * @param postings where the stems occur in each field
 * @param boosts the weight of each field
 */
export function createWordIndex<Field extends string>(
  postings: Record<Field, Postings>,
  boosts: Record<Field, number>,
  stems: Stems,
  { toTerm }: Pick<Words, 'toTerm'>,
): WordIndex<Field> {
  const fields = Object.keys(boosts) as Field[];
  const byField = fields.map((field) => createHolders(postings[field], stems));
  const count = byField[0]?.sizes.length ?? 0;
  const places = new Map<string, number>();
  for (const [number, term] of stems.terms.entries())
    if (term !== null && byField.some(({ isHeld }) => isHeld(number))) places.set(term, number);
  const newScores = reuseScores(count);
  // How many of the query's words each document has, and the one counted last.
  const found = new Uint16Array(count);
  const counted = new Uint16Array(count);

  const holdersIn = (field: Field, term: string) =>
    byField[fields.indexOf(field)]?.of(places.get(term) ?? -1).ids ?? [];
  const boostsByField = fields.map((field) => boosts[field]);
  const weigh = onceEach((term: string) => weighTerm(places.get(term) ?? -1, byField, boostsByField));

  const find: WordIndex<Field>['find'] = (words, isTyping = false) => {
    const terms = new Map<string, string>();
    const last = words.at(-1);
    const telling = new Set(words.map(toTerm).filter((term) => term !== null));
    const scores = newScores();
    found.fill(0);
    counted.fill(0);
    let turn = 0;
    for (const asked of telling) {
      turn++;
      const isPrefix =
        isTyping && asked.length >= weights.shortestBeginning && asked === (last && toTerm(last));
      const take = (term: string, share: number) => {
        terms.set(term, asked);
        const weighed = weigh(term);
        for (let index = 0; index < weighed.ids.length; index++) {
          const id = weighed.ids[index] as number;
          scores[id] = (scores[id] as number) + share * (weighed.weights[index] as number);
          if (counted[id] === turn) continue;
          counted[id] = turn;
          found[id] = (found[id] as number) + 1;
        }
      };
      if (places.has(asked)) take(asked, 1);
      if (isPrefix)
        for (const term of places.keys())
          if (term !== asked && term.startsWith(asked))
            take(term, (weights.asPrefix * asked.length) / term.length);
    }
    if (telling.size > 1)
      for (let id = 0; id < found.length; id++)
        if ((found[id] as number) > 1)
          scores[id] = (scores[id] as number) * (found[id] as number) ** weights.together;
    return { scores, terms };
  };
  const holding: WordIndex<Field>['holding'] = (terms, among) => {
    const [first, ...others] = terms.map((term) => new Set(among.flatMap((field) => holdersIn(field, term))));
    return new Set([...(first ?? [])].filter((id) => others.every((ids) => ids.has(id))));
  };
  const knows: WordIndex<Field>['knows'] = (word) => {
    const term = toTerm(word);
    return term === null || places.has(term);
  };
  const has: WordIndex<Field>['has'] = (id, field, term) => holdersIn(field, term).includes(id);
  return { find, holding, knows, has };
}
