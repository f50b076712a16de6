/**
 * The first index for which a test holds, that holds for all behind it too; the length of the list where it holds for
 * none.
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
