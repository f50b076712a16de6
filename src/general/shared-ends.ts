/** How many items two rows, such as the characters of texts, have in common at their beginnings. */
export function sharedStart<Item>(
  one: ArrayLike<Item>,
  other: ArrayLike<Item>,
  isSame: (one: Item, other: Item) => boolean = Object.is,
): number {
  const shorter = Math.min(one.length, other.length);
  let count = 0;
  while (count < shorter && isSame(one[count] as Item, other[count] as Item)) count++;
  return count;
}

/** The same at their ends. */
export function sharedEnd<Item>(
  one: ArrayLike<Item>,
  other: ArrayLike<Item>,
  isSame: (one: Item, other: Item) => boolean = Object.is,
): number {
  const shorter = Math.min(one.length, other.length);
  const fromEnd = (row: ArrayLike<Item>, place: number) => row[row.length - 1 - place] as Item;
  let count = 0;
  while (count < shorter && isSame(fromEnd(one, count), fromEnd(other, count))) count++;
  return count;
}
