import { addTo } from '../../general/lists.ts';

/** The distinct pairs of adjacent letters in a text. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase();
  const pairs = new Set<string>();
  for (let at = 1; at < letters.length; at++) pairs.add(letters.slice(at - 1, at + 1));
  return pairs;
}

/**
 * Prepares a quick preselection for a closer comparison: of many texts, those that share most letter pairs with the
 * query. It bounds the time of the comparison, however many texts there are.
 * @param texts the forms of each text
 * @param most how many are chosen; all, where there are no more
 * @returns a function from a query to the indexes of the chosen texts, in order
 */
export function createPreselection(
  texts: readonly (readonly string[])[],
  most: number,
): (query: string) => Iterable<number> {
  if (texts.length <= most) return () => texts.keys();
  const holders = new Map<string, number[]>();
  for (const [place, forms] of texts.entries())
    for (const pair of new Set(forms.flatMap((form) => [...pairsOf(form)]))) addTo(holders, pair, place);
  return (query) => {
    const shared = new Uint8Array(texts.length);
    for (const pair of pairsOf(query))
      for (const place of holders.get(pair) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    const having = new Uint32Array(256);
    for (const count of shared) having[count] = (having[count] ?? 0) + 1;
    let least = having.length;
    let above = 0;
    while (least > 1 && above < most) above += having[--least] ?? 0;
    let tooMany = Math.max(0, above - most);
    // Of those that tie at the threshold, the last ones are dropped.
    const chosen: number[] = [];
    for (let place = shared.length - 1; place >= 0; place--) {
      const count = shared[place] ?? 0;
      if (count < least || (count === least && tooMany-- > 0)) continue;
      chosen.push(place);
    }
    return chosen.reverse();
  };
}
