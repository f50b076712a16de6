/** Polyfills for what our code uses and browsers of 2023 lack. Modules that use it import this first. */
if (!('groupBy' in Map)) {
  Object.defineProperty(Map, 'groupBy', {
    value: <Key, Item>(
      items: Iterable<Item>,
      keyOf: (item: Item, index: number) => Key,
    ): Map<Key, Item[]> => {
      const groups = new Map<Key, Item[]>();
      let index = 0;
      for (const item of items) {
        const key = keyOf(item, index++);
        const group = groups.get(key);
        if (group) group.push(item);
        else groups.set(key, [item]);
      }
      return groups;
    },
  });
}

export {};
