/** What each key has added up to: scores by the place of a document, counts by term. */
export type Sums<Key> = Map<Key, number>;

/** Adds to the sum of a key, and gives the sums back. */
export function add<Key>(sums: Sums<Key>, key: Key, amount: number): Sums<Key> {
  return sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** The keys of the highest sums, the highest first; of equal ones the lower key. */
export function highest(sums: Iterable<readonly [number, number]>, most: number): number[] {
  const top: (readonly [number, number])[] = [];
  const isAbove = ([key, sum]: readonly [number, number], [other, least]: readonly [number, number]) =>
    sum > least || (sum === least && key < other);
  for (const each of sums) {
    const last = top.at(-1);
    if (top.length === most && last && !isAbove(each, last)) continue;
    const place = top.findIndex((other) => isAbove(each, other));
    top.splice(place === -1 ? top.length : place, 0, each);
    top.length = Math.min(top.length, most);
  }
  return top.map(([key]) => key);
}

/** Puts a value into the list of a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
