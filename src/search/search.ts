import { variableOf } from '../keywords/template.ts';
import { slugify } from '../keywords/text/slug.ts';
import type { SearchData, SearchDocument } from './document.ts';
import { createHits } from './hits.ts';
import { createMarking } from './marks.ts';
import { createNameIndex, foldQuery, templateOf } from './names.ts';
import { createPageFinder } from './pages.ts';
import { createPastIndex } from './past.ts';
import { createPhraseIndex } from './phrases.ts';
import { explain } from './reason.ts';
import type { Answer, SearchResult } from './result.ts';
import { createSetIndex } from './sets.ts';
import { createSimilarNames } from './similar.ts';
import { add, type Sums } from './sums.ts';
import { createMeanings } from './synonyms.ts';
import * as weights from './weights.ts';
import { createWordIndex } from './word-index.ts';
import { createWords } from './words.ts';

/**
 * Prepares the search. Names, former names, templates and typing errors in them are Fuse's, words in the text are
 * the word index's; an exact name stands above both, and what a keyword is called now above its former name.
 * @returns a function from what the reader typed to what it finds: keywords, best first, and beside them, a few each,
 *   those that only earlier wordings find, and pages; nothing for nothing
 */
export function createSearch(data: SearchData): (typed: string) => Answer {
  const { documents, synonyms, ...reading } = data;
  const words = createWords(reading);
  const rulingsOf = ({ parts: [, ...rulings], given = [] }: SearchDocument) =>
    [...rulings, ...given].join(' ');
  const findNames = createNameIndex(documents, words);
  const findSets = createSetIndex(documents, words);
  const findSimilar = createSimilarNames(documents);
  const findWords = createWordIndex(
    documents.map((document) => ({
      name: [document.name, ...(document.formerNames ?? [])].flatMap(words.termsOf),
      meaning: words.termsOf(document.parts[0] ?? ''),
      rulings: words.termsOf(rulingsOf(document)),
      said: document.said?.split(' ') ?? [],
      set: words.termsOf(document.set ?? ''),
    })),
    weights.fieldBoosts,
    words.toTerm,
  );
  const findMeaningPhrases = createPhraseIndex(
    documents.map(({ parts: [meaning = ''] }) => meaning),
    words,
  );
  const findRulingPhrases = createPhraseIndex(documents.map(rulingsOf), words);
  const meaningsOf = createMeanings(synonyms, words);
  const renames = documents.flatMap(({ nowName }, former) =>
    nowName ? [[former, documents.findIndex(({ name }) => name === nowName)] as const] : [],
  );
  const markHits = createMarking(words);
  const findPast = createPastIndex(documents, words, markHits);
  const findPages = createPageFinder(data);

  return (typed) => {
    const line = typed
      .slice(0, weights.longestQuery)
      .replace(/^\s*set:/i, '')
      .trim();
    const { pages, isOrder, rest } = findPages(line, typed.length >= weights.longestQuery);
    const query = rest.trim();
    const asked = words.split(query).map(({ word }) => word);
    if (asked.length === 0) return { keywords: [], total: 0, past: [], pastTotal: 0, pages, isOrder };
    const name = foldQuery(query);
    const named = findNames(name, asked);
    const similar = findSimilar(query, asked.length);
    const direct = findWords(asked, true);
    const meant = findWords(meaningsOf(asked));

    const scores: Sums<number> = new Map();
    const count = (found: Iterable<readonly [number, number]>, share = 1) => {
      for (const [id, score] of found) add(scores, id, score * share);
    };
    const inText: Sums<number> = new Map(direct.scores);
    for (const [id, score] of meant.scores) add(inText, id, score * weights.meantShare);
    const best = [...inText.values()].reduce((most, score) => Math.max(most, score), 0);
    count(inText, weights.bestText / best);
    count(named);
    count(findSets(asked));
    for (const [id, { score }] of similar) add(scores, id, score);
    count(findMeaningPhrases(asked), weights.phraseInMeaning);
    count(findRulingPhrases(asked), weights.phraseInRulings);
    for (const [former, now] of renames) {
      const score = Math.max(scores.get(former) ?? 0, scores.get(now) ?? 0);
      scores.set(now, score).set(former, Math.min(scores.get(former) ?? 0, score - weights.underNewName));
    }

    const found = { asked, askedName: name.words, terms: direct.terms, meant: meant.terms };
    const hits = createHits(found, words);
    const past = findPast(found);
    // What holds now tells more than what held once, but where that has all of the words.
    const quoted = (id: number) => (past.get(id)?.isWhole ? past.get(id) : undefined);
    const toResult = (id: number, { name, reason }: Pick<SearchResult, 'name' | 'reason'>): SearchResult => {
      const document = documents[id] as SearchDocument;
      const template = templateOf(document);
      const variable = markHits(variableOf(template, document.name), hits.inWords).marked;
      return { slug: slugify(document.name), name, variable, template, reason };
    };
    const ids = [...scores]
      .filter(([, score]) => score > weights.leastScore)
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .map(([id]) => id);
    const shown = ids.slice(0, weights.mostResults);
    const beside = [...past].filter(([id]) => !shown.includes(id));
    return {
      keywords: shown.map((id) => {
        const byName = { isTyped: named.has(id), similar: similar.get(id)?.name, number: name.number };
        return toResult(id, explain(documents[id] as SearchDocument, byName, quoted(id), hits, markHits));
      }),
      total: ids.length,
      past: beside.slice(0, weights.mostBeside - pages.length).map(([id, { tell }]) => {
        const name = markHits(documents[id]?.name ?? '', hits.inWords).marked;
        return toResult(id, { name, reason: tell() });
      }),
      pastTotal: beside.length,
      pages,
      isOrder,
    };
  };
}
