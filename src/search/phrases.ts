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

  /** The texts that hold two stems side by side. */
  const find = (first: number, second: number) => {
    const holders: number[] = [];
    for (let index = beginnings[first] ?? 0; index < (beginnings[first + 1] ?? 0); index++) {
      const place = places[index] as number;
      const id = owners[place] as number;
      if (line[place + 1] === second && holders.at(-1) !== id) holders.push(id);
    }
    return holders;
  };

  const numberOf = (word: string) => stems.numberOf(word) ?? word;
  /** The same of words, each as its stem or, where it has none, as it is. */
  const holdersOf = (first: number | string, second: number | string) => {
    if (typeof first === 'string' || typeof second === 'string') return [];
    const key = `${first} ${second}`;
    const holders = known.get(key) ?? find(first, second);
    known.set(key, holders);
    return holders;
  };
  const score = (asked: readonly string[], among: Scores | null) => {
    const pairs = pairsOf(asked.map(numberOf));
    if (pairs.length === 0) return null;
    const scores = newScores();
    for (const [first, second] of pairs)
      for (const id of holdersOf(first, second)) if (!among || among[id]) scores[id] = (scores[id] ?? 0) + 1;
    // One pair alone is half a phrase: too short to be whole.
    const all = Math.max(2, pairs.length);
    for (let id = 0; id < scores.length; id++) {
      const count = scores[id] ?? 0;
      if (count > 0) scores[id] = count === all ? weights.wholePhrase : count / all;
    }
    return scores;
  };
  return Object.assign(score, {
    stand: (first: string, second: string) => holdersOf(numberOf(first), numberOf(second)).length > 0,
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
