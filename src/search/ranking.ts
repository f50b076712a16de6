import type { Synonym } from '../keywords/store/vocabulary.ts';
import type { SearchDocument } from './base/document.ts';
import type { FoundTerms } from './base/hits.ts';
import * as nameWeights from './base/name-weights.ts';
import { add, keepAbove, liftAmong, mostOf, reuseScores, type Scores } from './base/scores.ts';
import * as weights from './base/weights.ts';
import type { Words } from './base/words.ts';
import { createNameIndex } from './names/names.ts';
import { createNamesTold } from './names/names-told.ts';
import { createSetIndex } from './names/sets.ts';
import type { Similar, SimilarNames } from './names/similar.ts';
import { createQueryReader, isNumber } from './reading.ts';
import { createMeanings } from './synonyms.ts';
import type { Indexes } from './texts/texts.ts';

/** How well each document answers one query; valid until the next query. */
export interface Ranked {
  scores: Scores;
  /** How many documents answer it at all. */
  total: number;
  /** What was found, for marking it in texts. */
  found: FoundTerms;
  /** The score of each document for names that were typed, in full or in part. */
  named: Scores;
  /** Documents with a name that resembles what was typed. */
  similar: ReadonlyMap<number, Similar>;
  /** Documents of a set that was typed; null where none was. */
  ofSet: Scores | null;
  /** The number that was typed after a name. */
  number: string | undefined;
  /** Whether players use any of the query's words for a document. */
  isSaid(id: number): boolean;
}

/**
 * Prepares the ranking. The name index scores names, former names and templates, the query reader finds typos in them,
 * the set index finds sets and the word index texts. An exact name ranks above everything, a current name above a
 * former one.
 * @returns a function of a query and its words
 */
export function createRanking(
  documents: readonly SearchDocument[],
  entries: readonly string[],
  synonyms: readonly Synonym[],
  words: Words,
  findSimilar: SimilarNames,
): (query: string, typed: readonly string[], indexes: Indexes) => Ranked {
  const meaningsOf = createMeanings(synonyms);
  const told = createNamesTold(documents, entries, words);
  const readQuery = createQueryReader(documents, words, meaningsOf, told, findSimilar);
  const findNames = createNameIndex(documents, words);
  const findSets = createSetIndex(documents, words);
  const renames = documents.flatMap(({ nowName }, former) =>
    nowName ? [[former, documents.findIndex(({ name }) => name === nowName)] as const] : [],
  );
  const newTextScores = reuseScores(documents.length);
  const newScores = reuseScores(documents.length);

  return (query, typed, indexes) => {
    const { words: inWords, phrasesInMeanings, phrasesInRulings } = indexes;
    const { name, isWhole, similar, asked, direct, known, isStrange } = readQuery(query, typed, indexes);
    const { scores: named, among: beside, written } = findNames(name, known, isWhole);

    const inText = newTextScores();
    // Where nothing else in the query occurs anywhere, a number tells nothing either.
    const isOfNumbers = asked.every((word) => isNumber(words.toTerm(word) ?? '0'));
    const isTold = isOfNumbers || ![...direct.terms.values()].every(isNumber);
    if (isTold) add(inText, direct.scores);
    const meant = inWords.find(meaningsOf(asked));
    if (meant.terms.size > 0) add(inText, meant.scores, weights.meantShare);
    if (isStrange) inText.fill(0);
    for (const [id, { isWritten }] of beside)
      if (isWritten) addPoints(inText, id, told.lackOf(id, inWords) * nameWeights.lackMadeUp);

    const scores = newScores();
    const best = mostOf(inText);
    if (best > 0) add(scores, inText, weights.bestText / best);
    // Where texts answer the rest of the query, a name still says which keyword is meant.
    if (best > 0 || isStrange)
      for (const [id, naming] of beside) addPoints(scores, id, told.scoreOf(id, naming, inWords));
    add(scores, named);
    const ofSet = findSets(asked);
    add(scores, ofSet);
    for (const [id, { score }] of similar) addPoints(scores, id, score);
    // A query of common words alone may match anywhere.
    const among = best > 0 || isStrange ? inText : null;
    add(scores, phrasesInMeanings(asked, among), weights.phraseInMeaning);
    add(scores, phrasesInRulings(asked, among), weights.phraseInRulings);
    liftAmong(scores, written, nameWeights.placesOfNames);
    for (const [former, now] of renames) {
      const score = Math.max(scores[former] ?? 0, scores[now] ?? 0);
      scores[now] = score;
      scores[former] = Math.min(scores[former] ?? 0, score - nameWeights.underNewName);
    }
    const terms = [...direct.terms, ...meant.terms];
    return {
      scores,
      total: keepAbove(scores, weights.leastScore),
      found: { asked, askedName: name.words, terms: direct.terms, meant: meant.terms },
      named,
      similar,
      ofSet,
      number: name.number,
      isSaid: (id) => terms.some(([term]) => inWords.has(id, 'said', term)),
    };
  };
}

function addPoints(scores: Scores, id: number, points: number): void {
  scores[id] = (scores[id] ?? 0) + points;
}
