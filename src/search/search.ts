import { variableOf } from '../keywords/template.ts';
import { slugify } from '../keywords/text/slug.ts';
import type { SearchData, SearchDocument } from './document.ts';
import { createHits } from './hits.ts';
import { createMarking } from './marks.ts';
import { createNameIndex, foldQuery, templateOf } from './names.ts';
import { createPageFinder } from './pages.ts';
import { createPastIndex } from './past.ts';
import { explain } from './reason.ts';
import type { Answer, SearchResult } from './result.ts';
import { add, highest, keepAbove, mostOf, reuseScores } from './scores.ts';
import { createSetIndex } from './sets.ts';
import { createSimilarNames } from './similar.ts';
import { createMeanings } from './synonyms.ts';
import { createTexts, type Indexes } from './texts.ts';
import * as weights from './weights.ts';
import { createWords } from './words.ts';

/** What a reader asks. */
export interface Search {
  /**
   * @returns what was typed finds: keywords, best first, and beside them, a few each, those that only earlier wordings find,
   *   and pages; nothing for nothing
   */
  (typed: string): Answer;
  /** The same without the texts, which take a while to read: what names, sets and pages tell, at once. */
  byNames(typed: string): Answer;
  /** Takes one more step of what a query would have to wait for; false where none was left. */
  readAhead(): boolean;
}

/**
 * Prepares the search. Names, former names and templates are the name index's, typing errors in them Fuse's, sets the set
 * index's, words in the text the word index's; an exact name stands above all, and what a keyword is called now above its former
 * name.
 */
export function createSearch(data: SearchData): Search {
  const { documents, synonyms, ...reading } = data;
  const words = createWords(reading);
  const findNames = createNameIndex(documents, words);
  const findSets = createSetIndex(documents, words);
  const findSimilar = createSimilarNames(documents);
  const texts = createTexts(documents, words);
  const meaningsOf = createMeanings(synonyms);
  const renames = documents.flatMap(({ nowName }, former) =>
    nowName ? [[former, documents.findIndex(({ name }) => name === nowName)] as const] : [],
  );
  const markHits = createMarking(words);
  const findPast = createPastIndex(documents, words, markHits);
  const findPages = createPageFinder(data);
  const newTextScores = reuseScores(documents.length);
  const newScores = reuseScores(documents.length);

  const answer = (typed: string, read: Indexes): Answer => {
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
    const { words: inWords, phrasesInMeanings, phrasesInRulings } = read;
    const inText = newTextScores();
    const direct = inWords.find(asked, true);
    add(inText, direct.scores);
    const meant = inWords.find(meaningsOf(asked));
    if (meant.terms.size > 0) add(inText, meant.scores, weights.meantShare);

    const scores = newScores();
    const best = mostOf(inText);
    if (best > 0) add(scores, inText, weights.bestText / best);
    add(scores, named);
    // Where texts say what else was asked, a name still tells of whom.
    if (best > 0) for (const id of findNames.among(asked)) scores[id] = (scores[id] ?? 0) + weights.nameAmong;
    add(scores, findSets(asked));
    for (const [id, { score }] of similar) scores[id] = (scores[id] ?? 0) + score;
    // What is said in words that tell nothing may stand anywhere.
    const among = best > 0 ? inText : null;
    add(scores, phrasesInMeanings(asked, among), weights.phraseInMeaning);
    add(scores, phrasesInRulings(asked, among), weights.phraseInRulings);
    for (const [former, now] of renames) {
      const score = Math.max(scores[former] ?? 0, scores[now] ?? 0);
      scores[now] = score;
      scores[former] = Math.min(scores[former] ?? 0, score - weights.underNewName);
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
    const total = keepAbove(scores, weights.leastScore);
    const shown = highest(scores, weights.mostResults);
    const beside = [...past].filter(([id]) => !shown.includes(id));
    return {
      keywords: shown.map((id) => {
        const byName = { isTyped: named[id] !== 0, similar: similar.get(id)?.name, number: name.number };
        const isSaid = () =>
          [direct, meant].some(({ terms }) =>
            [...terms.keys()].some((term) => inWords.has(id, 'said', term)),
          );
        const document = documents[id] as SearchDocument;
        return toResult(id, explain(document, { ...byName, isSaid }, quoted(id), hits, markHits));
      }),
      total,
      past: beside.slice(0, weights.mostBeside - pages.length).map(([id, { tell }]) => {
        const name = markHits(documents[id]?.name ?? '', hits.inWords).marked;
        return toResult(id, { name, reason: tell() });
      }),
      pastTotal: beside.length,
      pages,
      isOrder,
    };
  };
  return Object.assign((typed: string) => answer(typed, texts.all()), {
    byNames: (typed: string) => answer(typed, texts.none()),
    readAhead: () => texts.readAhead() || findSimilar.prepare(),
  });
}
