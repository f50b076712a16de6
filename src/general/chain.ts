/** An item and what follows it, one after another, each once: the chain ends where nothing follows, or it would repeat. */
export function chainFrom<Item>(first: Item, nextOf: (item: Item) => Item | undefined): Item[] {
  const chain = new Set([first]);
  // What is added to a set while it is gone through has its turn, too.
  for (const item of chain) {
    const next = nextOf(item);
    if (next !== undefined) chain.add(next);
  }
  return [...chain];
}

/** Whether what follows an item, one after another, is in the end the item itself. */
export function leadsBack<Item>(first: Item, nextOf: (item: Item) => Item | undefined): boolean {
  return nextOf(chainFrom(first, nextOf).at(-1) as Item) === first;
}
