import { reuseScores, type Scores } from './scores.ts';
import type { Stems } from './stems.ts';
import * as weights from './weights.ts';

/** Stands behind each text: no word has it. */
const end = -1;

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
 * @param texts each as the numbers of its stems
 */
export function createPhraseIndex(texts: readonly (readonly number[])[], stems: Stems): Phrases {
  const line = new Int32Array(texts.reduce((length, text) => length + text.length + 1, 0)).fill(end);
  const owners = new Int32Array(line.length);
  let filled = 0;
  for (const [id, text] of texts.entries()) {
    owners.fill(id, filled, filled + text.length);
    // Words that tell nothing stand beside others, too.
    for (const each of text) line[filled++] = each < 0 ? ~each : each;
    filled++;
  }
  const { places, beginnings } = sortPlaces(line, stems.terms.length);
  const known = new Map<string, number[]>();
  const newScores = reuseScores(texts.length);

  const countOf = (stem: number) => (beginnings[stem + 1] ?? 0) - (beginnings[stem] ?? 0);
  /** The texts that hold stems side by side, in their order. */
  const find = (run: readonly number[]) => {
    const rarest = run.reduce((a, b) => (countOf(b) < countOf(a) ? b : a));
    const before = run.indexOf(rarest);
    const from = beginnings[rarest] ?? 0;
    const holders: number[] = [];
    for (let index = from; index < from + countOf(rarest); index++) {
      const start = (places[index] as number) - before;
      let at = 0;
      while (at < run.length && line[start + at] === run[at]) at++;
      const id = owners[start] as number;
      if (at === run.length && holders.at(-1) !== id) holders.push(id);
    }
    return holders;
  };
  const numberOf = (word: string) => stems.numberOf(word) ?? word;
  /** The same of words, each as its stem or, where it has none, as it is. */
  const holdersOf = (run: readonly (number | string)[]) => {
    if (!run.every((stem) => typeof stem === 'number')) return [];
    const key = run.join(' ');
    const holders = known.get(key) ?? find(run);
    known.set(key, holders);
    return holders;
  };
  const score = (asked: readonly string[], among: Scores | null) => {
    const run = asked.map(numberOf);
    const pairs = pairsOf(run);
    if (pairs.length === 0) return null;
    const scores = newScores();
    let most = 0;
    for (const pair of pairs)
      for (const id of holdersOf(pair)) {
        if (among && !among[id]) continue;
        const count = (scores[id] ?? 0) + 1;
        scores[id] = count;
        most = Math.max(most, count);
      }
    // One pair alone is half a phrase: too short to be whole.
    const all = Math.max(2, pairs.length);
    for (let id = 0; id < scores.length; id++) scores[id] = (scores[id] ?? 0) / all;
    if (most === all)
      for (const id of holdersOf(run)) if ((scores[id] ?? 0) > 0) scores[id] = weights.wholePhrase;
    return scores;
  };
  return Object.assign(score, {
    stand: (first: string, second: string) => holdersOf([first, second].map(numberOf)).length > 0,
  });
}

/**
 * The places of each stem in a line, those of one behind those of another, so that only they need be looked at.
 * @param count how many stems there are; those of a number begin at the beginning of that number, and end at that of
 *   the next
 */
function sortPlaces(line: Int32Array, count: number) {
  const beginnings = new Int32Array(count + 1);
  for (let place = 0; place < line.length; place++) {
    const stem = line[place] as number;
    if (stem !== end) beginnings[stem + 1] = (beginnings[stem + 1] ?? 0) + 1;
  }
  for (let stem = 0; stem < count; stem++)
    beginnings[stem + 1] = (beginnings[stem + 1] ?? 0) + (beginnings[stem] ?? 0);
  const next = beginnings.slice();
  const places = new Int32Array(beginnings[count] ?? 0);
  for (let place = 0; place < line.length; place++) {
    const stem = line[place] as number;
    if (stem === end) continue;
    places[next[stem] ?? 0] = place;
    next[stem] = (next[stem] ?? 0) + 1;
  }
  return { places, beginnings };
}

/** What stands side by side, each pair once. */
function pairsOf<T>(row: readonly T[]): [T, T][] {
  const pairs = row.slice(1).map((second, index): [string, [T, T]] => {
    const first = row[index] as T;
    return [`${first} ${second}`, [first, second]];
  });
  return [...new Map(pairs).values()];
}
