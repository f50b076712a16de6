import type { Synonym } from '../keywords/store/vocabulary.ts';
import type { SearchDocument } from './base/document.ts';
import type { FoundTerms } from './base/hits.ts';
import { add, keepAbove, liftAmong, mostOf, reuseScores, type Scores } from './base/scores.ts';
import * as weights from './base/weights.ts';
import type { Words } from './base/words.ts';
import { createNameIndex } from './names/names.ts';
import { createNamesTold } from './names/names-told.ts';
import { createSetIndex } from './names/sets.ts';
import type { Similar } from './names/similar.ts';
import { createQueryReader, isNumber } from './reading.ts';
import { createMeanings } from './synonyms.ts';
import type { Indexes } from './texts/texts.ts';

/** How well the documents answer one query, by their places; it holds until the next one. */
export interface Ranked {
  scores: Scores;
  /** How many of them answer it at all. */
  total: number;
  /** What was found, for who marks it in a text. */
  found: FoundTerms;
  /** What the names of each count, which were typed whole or as far as they go. */
  named: Scores;
  /** Those with a name that is like what was typed. */
  similar: ReadonlyMap<number, Similar>;
  /** Those that came with a set that was typed; null where none was. */
  ofSet: Scores | null;
  /** The number that was typed behind a name. */
  number: string | undefined;
  /** Whether players say any of what was asked of a document. */
  isSaid(id: number): boolean;
}

/** Ranks the documents. */
export interface Ranking {
  /** @param typed the words of the query */
  (query: string, typed: readonly string[], read: Indexes): Ranked;
  /** Makes ready, so that a query need not wait for it; false where it was. */
  prepare(): boolean;
}

/**
 * Prepares the ranking. Names, former names and templates are the name index's, slips in them the reader's, sets the
 * set index's, words in the text the word index's; an exact name stands above all, and what a keyword is called now
 * above its former name.
 */
export function createRanking(
  documents: readonly SearchDocument[],
  entries: readonly string[],
  synonyms: readonly Synonym[],
  words: Words,
): Ranking {
  const meaningsOf = createMeanings(synonyms);
  const told = createNamesTold(documents, entries, words);
  const readQuery = createQueryReader(documents, words, meaningsOf, told);
  const findNames = createNameIndex(documents, words);
  const findSets = createSetIndex(documents, words);
  const renames = documents.flatMap(({ nowName }, former) =>
    nowName ? [[former, documents.findIndex(({ name }) => name === nowName)] as const] : [],
  );
  const newTextScores = reuseScores(documents.length);
  const newScores = reuseScores(documents.length);

  const rank = (query: string, typed: readonly string[], indexes: Indexes): Ranked => {
    const { words: inWords, phrasesInMeanings, phrasesInRulings } = indexes;
    const { name, isWhole, similar, asked, direct, known, isStrange } = readQuery(query, typed, indexes);
    const { scores: named, among: beside, written } = findNames(name, known, isWhole);

    const inText = newTextScores();
    // Where nothing else that was asked stands anywhere, a number tells nothing either.
    const isOfNumbers = asked.every((word) => isNumber(words.toTerm(word) ?? '0'));
    const isTold = isOfNumbers || ![...direct.terms.values()].every(isNumber);
    if (isTold) add(inText, direct.scores);
    const meant = inWords.find(meaningsOf(asked));
    if (meant.terms.size > 0) add(inText, meant.scores, weights.meantShare);
    if (isStrange) inText.fill(0);
    for (const [id, { isWritten }] of beside)
      if (isWritten) addPoints(inText, id, told.lackOf(id, inWords) * weights.lackMadeUp);

    const scores = newScores();
    const best = mostOf(inText);
    if (best > 0) add(scores, inText, weights.bestText / best);
    // Where texts say what else was asked, a name still tells of whom.
    if (best > 0 || isStrange)
      for (const [id, naming] of beside) addPoints(scores, id, told.scoreOf(id, naming, inWords));
    add(scores, named);
    const ofSet = findSets(asked);
    add(scores, ofSet);
    for (const [id, { score }] of similar) addPoints(scores, id, score);
    // What is said in words that tell nothing may stand anywhere.
    const among = best > 0 || isStrange ? inText : null;
    add(scores, phrasesInMeanings(asked, among), weights.phraseInMeaning);
    add(scores, phrasesInRulings(asked, among), weights.phraseInRulings);
    liftAmong(scores, written, weights.placesOfNames);
    for (const [former, now] of renames) {
      const score = Math.max(scores[former] ?? 0, scores[now] ?? 0);
      scores[now] = score;
      scores[former] = Math.min(scores[former] ?? 0, score - weights.underNewName);
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
  return Object.assign(rank, { prepare: readQuery.prepare });
}

function addPoints(scores: Scores, id: number, points: number): void {
  scores[id] = (scores[id] ?? 0) + points;
}
