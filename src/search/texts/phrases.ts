import { onceEach } from '../../general/once.ts';
import { addAmong, mostOf, reuseScores, type Scores } from '../base/scores.ts';
import * as weights from '../base/weights.ts';
import { type Postings, textEnd } from './postings.ts';
import type { Stems } from './stems.ts';

/** Stands for a word that no text has. */
const unknown = -2;

/** Finds phrases in texts. */
export interface Phrases {
  /**
   * @param asked the words of a query
   * @param among scores of the texts to search; null for all
   * @returns how much of the query each text has in the same order, more where it has all of it; valid until the next
   *   query; null where the query has no pair of words
   */
  (asked: readonly string[], among: Scores | null): Scores | null;
  /** Whether words stand side by side in any of the texts. */
  stand(...run: readonly string[]): boolean;
}

/**
 * Prepares the search for pairs of adjacent words, which tell "when this unit is discarded" from "this unit …
 * discarded".
 * @param long the number of pairs from which on a text need not have all of them
 * @param allButOne the score of a text that has three or more words with one other among them, where no text has them
 *   exactly and they are no long phrase
 */
export function createPhraseIndex(
  { texts, line, owners, places, beginnings }: Postings,
  stems: Pick<Stems, 'numberOf'>,
  long: number,
  allButOne = 0,
): Phrases {
  const newScores = reuseScores(texts);

  const countOf = (stem: number) => (beginnings[stem + 1] as number) - (beginnings[stem] as number);
  /** The texts, in order, that have the stems in sequence, with at most `most` others among them. */
  const find = (run: readonly number[], most = 0) => {
    if (run.includes(unknown)) return [];
    const rarest = run.reduce((a, b) => (countOf(b) < countOf(a) ? b : a));
    const before = run.indexOf(rarest);
    const from = beginnings[rarest] as number;
    const holders: number[] = [];
    for (let index = from; index < from + countOf(rarest); index++) {
      const place = places[index] as number;
      const id = owners[place] as number;
      for (let others = 0; others <= most && holders.at(-1) !== id; others++)
        if (standAt(line, place - before - others, run, most)) holders.push(id);
    }
    return holders;
  };
  /** Cached `find`, for stems joined by spaces. */
  const findOnce = onceEach((asked: string) => find(asked.split(' ').map(Number)));
  const numberOf = (word: string) => stems.numberOf(word) ?? unknown;
  const score = (asked: readonly string[], among: Scores | null) => {
    const run = asked.map(numberOf);
    const pairs = new Set(run.slice(1).map((second, index) => `${run[index]} ${second}`));
    if (pairs.size === 0) return null;
    const scores = newScores();
    // A single pair scores half a phrase: too short to count as whole, unless only one text has it.
    const all = Math.max(2, pairs.size);
    for (const pair of pairs)
      for (const id of findOnce(pair)) if (!among || among[id]) scores[id] = (scores[id] as number) + 1 / all;
    const whole = findOnce(run.join(' '));
    if (pairs.size > 1 || whole.length < 2)
      for (const id of whole) if (scores[id]) scores[id] = weights.wholePhrase;
    if (whole.length > 0 || pairs.size < 2) return scores;
    const most = mostOf(scores);
    // Another word in place of one splits two of the pairs, one more word splits one.
    if (pairs.size >= long) {
      if (most > weights.leastOfPhrase) addAmong(scores, most, weights.mostOfPhrase * most ** 2);
    } else if (allButOne > 0 && most > (pairs.size - 1.5) / all)
      for (const id of find(run, 1)) if (scores[id]) scores[id] = allButOne;
    return scores;
  };
  return Object.assign(score, {
    stand: (...words: readonly string[]) => find(words.map(numberOf)).length > 0,
  });
}

/** Whether stems follow each other from a position on, with at most `most` others among them. */
function standAt(line: Int32Array, start: number, run: readonly number[], most: number): boolean {
  let at = 0;
  for (let place = start; at < run.length; place++)
    if (line[place] === run[at]) at++;
    else if (at === 0 || line[place] === textEnd || place - start - at >= most) return false;
  return true;
}
