import type { SearchDocument } from './document.ts';
import type { Words } from './words.ts';

/** Words that ask about keywords, not what one does. */
const asking =
  /^(?:\d+|x|works?|against|rules?|rulings?|vs|versus|means?|meaning|keywords?|same|difference|between)$/;

/**
 * Finds the keywords that a query names: all of them where it holds nothing else ("how does Stealth work", "Stealth vs Bombard"), else
 * those that are written as their names are ("does Overkill ignore Shields").
 */
export function createNamedFinder(
  documents: readonly SearchDocument[],
  { split, toTerm }: Words,
): (asked: readonly string[]) => { named: Set<number>; isAll: boolean } {
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
    const words = asked.filter((word) => !asking.test(word) && tells(word));
    const rest = telling(words);
    const named = new Set<number>();
    const written = new Set<number>();
    let isAll = true;
    for (let at = 0; at < rest.length; ) {
      const length = lengths.find((count) => byWords.has(rest.slice(at, at + count).join(' '))) ?? 0;
      if (length === 0) isAll = false;
      else {
        const id = byWords.get(rest.slice(at, at + length).join(' ')) as number;
        named.add(id);
        // What a query begins with is as often what it wants done: "redirect damage".
        if (words[at] !== asked[0] && words.slice(at, at + length).join(' ') === asWritten[id])
          written.add(id);
      }
      at += length || 1;
    }
    return { named: isAll ? named : written, isAll };
  };
}
