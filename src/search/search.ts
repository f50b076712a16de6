import Fuse from 'fuse.js/min-basic';
import { stemmer } from 'stemmer';
import { slugify } from '../keywords/text/slug.ts';
import type { SearchData, SearchDocument } from './document.ts';
import { namedAlone, nameScore, namesOf, setScore, templateOf } from './names.ts';
import { reasonFor } from './reason.ts';
import { createWordIndex } from './word-index.ts';
import { splitWords } from './words.ts';

/** One keyword found, and why. */
export interface SearchResult {
  slug: string;
  name: string;
  template: string;
  /** "formerly Elude", "now Precision", or the part of the text that holds the words; null where the name is why. */
  reason: string | null;
}

const mostResults = 10;

/** A query of more words than this, with what stands for X, is no attempt at a name. */
const longestName = 3;

/**
 * Prepares the search. Names, former names, templates and typing errors in them are Fuse's, words in the text are
 * the word index's; an exact name stands above both, and what a keyword is called now above its former name.
 * @returns a function from what the reader typed to the keywords, best first, ten at most; none for nothing
 */
export function createSearch({ documents, synonyms }: SearchData): (query: string) => SearchResult[] {
  const fuse = new Fuse(documents, {
    keys: [
      { name: 'name', weight: 3 },
      { name: 'formerNames', weight: 2 },
      { name: 'template', weight: 1, getFn: templateOf },
    ],
    includeScore: true,
    ignoreLocation: false,
    distance: 40,
    threshold: 0.4,
  });
  const textScores = createWordIndex(
    documents.map(
      ({ name, formerNames = [], parts: [meaning = '', ...rulings], given = [], said = '', set = '' }) => ({
        name: [name, ...formerNames].join(' '),
        meaning,
        rulings: [...rulings, ...given].join(' '),
        said,
        set,
      }),
    ),
    { name: 1, meaning: 2.5, rulings: 0.25, said: 3.4, set: 1.2 },
  );
  const phrases = synonyms.flatMap(({ say, mean }) =>
    say.map((said) => ({ said: splitWords(said), mean: splitWords(mean) })),
  );
  const pairs = documents.map(({ parts: [meaning = '', ...rulings], given = [] }) => ({
    meaning: wordPairs(splitWords(meaning)),
    rulings: wordPairs(splitWords([...rulings, ...given].join(' '))),
  }));

  const names = documents.map(namesOf);
  const renames = documents.flatMap(({ nowName }, former) =>
    nowName ? [[former, documents.findIndex(({ name }) => name === nowName)] as const] : [],
  );

  return (query) => {
    const words = splitWords(query.replace(/^\s*set:/i, ''));
    if (words.length === 0) return [];
    const scores = new Map<number, number>();
    const add = (id: number, score: number) => scores.set(id, (scores.get(id) ?? 0) + score);
    for (const [id, own] of names.entries()) add(id, nameScore(own, query) + setScore(own, words));
    for (const id of namedAlone(names, words)) add(id, 20);
    if (words.length <= longestName)
      for (const { refIndex, score = 1 } of fuse.search(query)) add(refIndex, (1 - score) ** 2 * 15);
    const asked = [...wordPairs(words)];
    for (const [id, { meaning, rulings }] of pairs.entries())
      add(id, phraseScore(asked, meaning, 3) + phraseScore(asked, rulings, 1));
    const found = textScores(words, true);
    const meant = phrases.flatMap(({ said, mean }) => (includesRun(words, said) ? mean : []));
    for (const [id, score] of textScores(meant)) found.set(id, (found.get(id) ?? 0) + score * 0.3);
    const best = Math.max(...found.values());
    for (const [id, score] of found) add(id, (score / best) * 5);
    for (const [former, now] of renames) {
      const score = Math.max(scores.get(former) ?? 0, scores.get(now) ?? 0);
      scores.set(now, score).set(former, Math.min(scores.get(former) ?? 0, score - 0.01));
    }
    return [...scores]
      .filter(([, score]) => score > 0.4)
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, mostResults)
      .map(([id]) => toResult(documents[id] as SearchDocument, query, words));
  };
}

/** Each two words that stand side by side: they tell "when this unit is discarded" from "this unit … discarded". */
function wordPairs(words: readonly string[]): Set<string> {
  const stems = words.map((word) => stemmer(word));
  return new Set(stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`));
}

/** More for each pair that is held, and twice for a phrase that stands there whole. */
function phraseScore(asked: readonly string[], held: ReadonlySet<string>, weight: number): number {
  const share = asked.filter((pair) => held.has(pair)).length / Math.max(2, asked.length);
  return share === 1 ? 2 * weight : share * weight;
}

function includesRun(words: readonly string[], run: readonly string[]): boolean {
  return (
    run.length > 0 && words.some((_, start) => run.every((word, index) => words[start + index] === word))
  );
}

function toResult(document: SearchDocument, query: string, words: readonly string[]): SearchResult {
  const { name } = document;
  return {
    slug: slugify(name),
    name,
    template: templateOf(document),
    reason: reasonFor(document, query, words),
  };
}
