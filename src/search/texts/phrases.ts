import { onceEach } from '../../keywords/once.ts';
import { reuseScores, type Scores } from '../scores.ts';
import * as weights from '../weights.ts';
import type { Postings } from './postings.ts';
import type { Stems } from './stems.ts';

/** The phrases in texts, ready to be asked. */
export interface Phrases {
  /**
   * @param asked the words of a query
   * @param among which of the texts are asked, by a score; null: all
   * @returns how much of the query each text holds as it was asked, more where it is whole, until the next query; null
   *   where none can, since there is no pair
   */
  (asked: readonly string[], among: Scores | null): Scores | null;
  /** Whether two words stand side by side in any of the texts. */
  stand(first: string, second: string): boolean;
}

/**
 * Prepares the search for words that stand side by side, two and two: they tell "when this unit is discarded" from
 * "this unit … discarded".
 */
export function createPhraseIndex(
  { texts, line, owners, places, beginnings }: Postings,
  stems: Pick<Stems, 'numberOf'>,
): Phrases {
  const newScores = reuseScores(texts);

  const countOf = (stem: number) => (beginnings[stem + 1] as number) - (beginnings[stem] as number);
  /** The texts, in their order, that hold stems side by side, which are given with a blank between them. */
  const find = onceEach((asked: string) => {
    const run = asked.split(' ').map(Number);
    const rarest = run.reduce((a, b) => (countOf(b) < countOf(a) ? b : a));
    const before = run.indexOf(rarest);
    const from = beginnings[rarest] as number;
    const holders: number[] = [];
    for (let index = from; index < from + countOf(rarest); index++) {
      const start = (places[index] as number) - before;
      let at = 0;
      while (at < run.length && line[start + at] === run[at]) at++;
      const id = owners[start] as number;
      if (at === run.length && holders.at(-1) !== id) holders.push(id);
    }
    return holders;
  });
  const numberOf = (word: string) => stems.numberOf(word) ?? word;
  /** The same of words, each as its stem or, where it has none, as it is. */
  const holdersOf = (run: readonly (number | string)[]) =>
    run.every((stem) => typeof stem === 'number') ? find(run.join(' ')) : [];
  const score = (asked: readonly string[], among: Scores | null) => {
    const run = asked.map(numberOf);
    const pairs = pairsOf(run);
    if (pairs.length === 0) return null;
    const scores = newScores();
    // One pair alone is half a phrase: too short to be whole, but where a single text has it.
    const all = Math.max(2, pairs.length);
    for (const pair of pairs)
      for (const id of holdersOf(pair))
        if (!among || among[id]) scores[id] = (scores[id] as number) + 1 / all;
    const whole = holdersOf(run);
    if (pairs.length > 1 || whole.length < 2)
      for (const id of whole) if (scores[id]) scores[id] = weights.wholePhrase;
    return scores;
  };
  return Object.assign(score, {
    stand: (first: string, second: string) => holdersOf([first, second].map(numberOf)).length > 0,
  });
}

/** What stands side by side, each pair once. */
function pairsOf<T>(row: readonly T[]): [T, T][] {
  const pairs = row.slice(1).map((second, index): [string, [T, T]] => {
    const first = row[index] as T;
    return [`${first} ${second}`, [first, second]];
  });
  return [...new Map(pairs).values()];
}
