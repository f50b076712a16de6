import type { SearchDocument } from './document.ts';
import { addTo } from './lists.ts';
import type { Scores } from './scores.ts';
import * as weights from './weights.ts';
import type { Words } from './words.ts';

/** So few letters begin too many names of sets by chance. */
const shortestBeginning = 4;

/**
 * Prepares the search for sets: the name of one, typed whole or as far as it goes, finds the keywords that came with it.
 * @returns a function from the words of a query to the score of each document of a set that they name; null where they name none
 */
export function createSetIndex(
  documents: readonly SearchDocument[],
  { split }: Words,
): (asked: readonly string[]) => Scores | null {
  const members = new Map<string, number[]>();
  for (const [id, { set = '' }] of documents.entries()) {
    const name = split(set)
      .map(({ word }) => word)
      .join(' ');
    addTo(members, name, id);
  }
  return (asked) => {
    const typed = asked.join(' ');
    let scores: Scores | null = null;
    for (const [name, ids] of members) {
      const isBegun = typed.length >= shortestBeginning && name.startsWith(typed);
      const score = name === typed ? weights.wholeSet : isBegun ? weights.beginningOfSet : 0;
      if (score === 0) continue;
      scores ??= new Float64Array(documents.length);
      for (const id of ids) scores[id] = score;
    }
    return scores;
  };
}
