import { addTo } from '../../general/lists.ts';
import type { SearchDocument } from '../base/document.ts';
import { fillers } from '../base/fillers.ts';
import { initialsOf, shortestCode } from '../base/initials.ts';
import * as nameWeights from '../base/name-weights.ts';
import type { Scores } from '../base/scores.ts';
import type { Words } from '../base/words.ts';

/** Shorter beginnings match too many names of sets by chance. */
const shortestBegun = 4;

/** Words around the name of a set: "which keywords came with …", "… set". */
const around = /^(?:which|c[ao]mes?|sets?|keywords?|cards?)$/;

/** How a set is asked for: by its name, whole or in its distinctive words ("revenge of sith"), or by its initials. */
interface SetName {
  forms: string[];
  codes: string[];
  ids: number[];
}

/**
 * Prepares the search for sets: a set's name, typed in full or in part, or its initials finds the keywords that came
 * with it.
 * @returns a function from the words of a query to the score of each document of a set that they name; null where they
 *   name none
 */
export function createSetIndex(
  documents: readonly SearchDocument[],
  { split }: Words,
): (asked: readonly string[]) => Scores | null {
  const members = new Map<string, number[]>();
  for (const [id, { set = '' }] of documents.entries()) if (set !== '') addTo(members, set, id);
  const sets = [...members].map(([set, ids]): SetName => {
    const words = split(set).map(({ word }) => word);
    const withoutThe = words[0] === 'the' ? words.slice(1) : words;
    return {
      forms: [words, tellingOf(words)].map((form) => form.join(' ')).filter(Boolean),
      codes: [words, withoutThe].map(initialsOf),
      ids,
    };
  });
  return (asked) => {
    const typed = [asked, tellingOf(asked)].map((words) => words.join(' '));
    let scores: Scores | null = null;
    for (const set of sets) {
      const score = Math.max(...typed.map((each) => scoreOf(set, each)));
      if (score === 0) continue;
      scores ??= new Float64Array(documents.length);
      for (const id of set.ids) scores[id] = score;
    }
    return scores;
  };
}

function scoreOf({ forms, codes }: SetName, typed: string): number {
  if (forms.includes(typed)) return nameWeights.wholeSet;
  if (typed.length >= shortestCode && codes.includes(typed)) return nameWeights.wholeSet;
  const isBegun = typed.length >= shortestBegun && forms.some((form) => form.startsWith(typed));
  return isBegun ? nameWeights.beginningOfSet : 0;
}

function tellingOf(words: readonly string[]): string[] {
  return words.filter((word) => !fillers.has(word) && !around.test(word));
}
