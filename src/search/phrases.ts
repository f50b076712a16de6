import { reuseScores, type Scores } from './scores.ts';
import type { Stems } from './stems.ts';
import * as weights from './weights.ts';

/** Stands behind each text: no word has it. */
const end = -1;

/**
 * Prepares the search for words that stand side by side, two and two: they tell "when this unit is discarded" from
 * "this unit … discarded".
 * @param texts each as the numbers of its stems
 * @returns a function from the words of a query, and which of the texts are asked (by a score; null: all), to how much
 *   of it each text holds as it was asked, more where it is whole, until the next query; null where none can, since
 *   there is no pair
 */
export function createPhraseIndex(
  texts: readonly (readonly number[])[],
  stems: Stems,
): (asked: readonly string[], among: Scores | null) => Scores | null {
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

  return (asked, among) => {
    const pairs = pairsOf(asked.map((word) => stems.numberOf(word) ?? word));
    if (pairs.size === 0) return null;
    const scores = newScores();
    for (const [key, [first, second]] of pairs) {
      if (typeof first === 'string' || typeof second === 'string') continue;
      const holders = known.get(key) ?? find(first, second);
      known.set(key, holders);
      for (const id of holders) if (!among || among[id]) scores[id] = (scores[id] ?? 0) + 1;
    }
    // One pair alone is half a phrase: too short to be whole.
    const all = Math.max(2, pairs.size);
    for (let id = 0; id < scores.length; id++) {
      const count = scores[id] ?? 0;
      if (count > 0) scores[id] = count === all ? weights.wholePhrase : count / all;
    }
    return scores;
  };
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
function pairsOf<T>(row: readonly T[]): Map<string, [T, T]> {
  return new Map(
    row.slice(1).map((second, index) => {
      const first = row[index] as T;
      return [`${first} ${second}`, [first, second]];
    }),
  );
}
