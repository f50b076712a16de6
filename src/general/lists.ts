/** Adds a value to the list of a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Adds a value to the set of a key. */
export function addToSet<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

/** The items of a list with distinct keys; of those with the same key, the first. */
export function uniqueBy<Item>(list: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return list.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}

/** How often each item occurs, in order of first appearance. */
export function countEach<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** All runs of adjacent items: from each item on, shorter ones first. */
export function runsOf<Item>(row: readonly Item[]): Item[][] {
  return row.flatMap((_, start) => row.slice(start).map((_, rest) => row.slice(start, start + rest + 1)));
}

/**
 * The first index at which a test holds, found by halving; the length of the list where it never does.
 * @param test must hold for every item after the first for which it holds
 */
export function firstIndex<Item>(list: readonly Item[], test: (item: Item) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(list[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
