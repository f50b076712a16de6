/** What each key has added up to: scores by the place of a document, counts by term. */
export type Sums<Key> = Map<Key, number>;

/** Adds to the sum of a key, and gives the sums back. */
export function add<Key>(sums: Sums<Key>, key: Key, amount: number): Sums<Key> {
  return sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** Puts a value into the list of a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
