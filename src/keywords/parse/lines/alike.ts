/**
 * Fewest similar lines or texts that are no coincidence: two may each be a slip, three are the work of a program or a
 * page.
 */
export const fewestAlike = 3;

/**
 * The items of a list that recur.
 * @param wayOf what recurring items have in common
 * @param least how often they occur at least
 */
export function recurringIn<Item>(
  list: readonly Item[],
  wayOf: (item: Item) => unknown,
  least: number,
): Item[] {
  return [...Map.groupBy(list, wayOf).values()].filter(({ length }) => length >= least).flat();
}

/**
 * A text with every number replaced by 0, since what a program or a page adds to lines may differ in numbers alone.
 */
export function regardlessOfNumbers(text: string): string {
  return text.replace(/\d+/g, '0');
}
