import { variableOf } from '../keywords/template.ts';
import { slugify } from '../keywords/text/slug.ts';
import type { SearchData, SearchDocument } from './document.ts';
import { createHits } from './hits.ts';
import { createMarking } from './marks.ts';
import { createNameIndex, foldQuery, templateOf } from './names.ts';
import { createPhraseIndex } from './phrases.ts';
import { explain } from './reason.ts';
import type { SearchResult } from './result.ts';
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
 * @returns a function from what the reader typed to the keywords, best first, ten at most; none for nothing
 */
export function createSearch({
  documents,
  synonyms,
  ...reading
}: SearchData): (typed: string) => SearchResult[] {
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

  return (typed) => {
    const query = typed
      .slice(0, weights.longestQuery)
      .replace(/^\s*set:/i, '')
      .trim();
    const asked = words.split(query).map(({ word }) => word);
    if (asked.length === 0) return [];
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

    const hits = createHits({ asked, askedName: name.words, terms: direct.terms, meant: meant.terms }, words);
    return [...scores]
      .filter(([, score]) => score > weights.leastScore)
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, weights.mostResults)
      .map(([id]) => {
        const document = documents[id] as SearchDocument;
        const template = templateOf(document);
        const found = { isTyped: named.has(id), similar: similar.get(id)?.name };
        return {
          slug: slugify(document.name),
          template,
          variable: markHits(variableOf(template, document.name), hits.inWords).marked,
          ...explain(document, found, hits, markHits),
        };
      });
  };
}
