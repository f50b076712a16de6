import type { SearchDocument } from './document.ts';
import { fillers } from './orders.ts';
import type { Words } from './words.ts';

/** Words that ask about keywords, not what one does, besides those that stand between names. */
const asking = /^(?:\d+|x|works?|against|rules?|rulings?|keywords?|same|difference)$/;

/** What a verb has behind it, and a name has not: "redirect the attack". */
const object = /^(?:an?|the|this|that|these|those|my|your|his|her|its|their|it|them|one|another|all|each)$/;

/**
 * Finds the keywords that a query names, in any form ("is he stunned"), and tells whether it holds nothing else ("how does Stealth work",
 * "Stealth vs Bombard"), and which stand there as their names are written ("does Overkill ignore Shields").
 */
export function createNamedFinder(
  documents: readonly SearchDocument[],
  { split, toTerm }: Words,
): (asked: readonly string[]) => { named: Map<number, { isWritten: boolean }>; isAll: boolean } {
  // By their stems: "parried" names Parry.
  const telling = (words: readonly string[]) => words.flatMap((word) => toTerm(word) ?? []);
  const byWords = new Map(
    documents.map(({ name }, id) => [telling(split(name).map(({ word }) => word)).join(' '), id]),
  );
  const tells = (word: string) => toTerm(word) !== null;
  const asWritten = documents.map(({ name }) =>
    split(name)
      .map(({ word }) => word)
      .filter(tells)
      .join(' '),
  );
  const lengths = [...new Set([...byWords.keys()].map((name) => name.split(' ').length))].sort(
    (a, b) => b - a,
  );
  return (asked) => {
    const places = [...asked.keys()].filter((place) => {
      const word = asked[place] as string;
      return !asking.test(word) && !fillers.has(word) && tells(word);
    });
    const words = places.map((place) => asked[place] as string);
    const rest = telling(words);
    const named = new Map<number, { isWritten: boolean }>();
    let isAll = true;
    for (let at = 0; at < rest.length; ) {
      const isName = (count: number) =>
        at + count <= rest.length && byWords.has(rest.slice(at, at + count).join(' '));
      const length = lengths.find(isName) ?? 0;
      if (length === 0) isAll = false;
      else {
        const id = byWords.get(rest.slice(at, at + length).join(' ')) as number;
        const behind = asked[(places[at + length - 1] as number) + 1] ?? '';
        const isWritten = words.slice(at, at + length).join(' ') === asWritten[id] && !object.test(behind);
        if (isWritten || !named.has(id)) named.set(id, { isWritten });
      }
      at += length || 1;
    }
    return { named, isAll };
  };
}
