/** Creates a value when it is first asked for, and keeps it, so that a first key press does not wait for it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Caches a function of one key; its values must not be undefined. */
export function onceEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/**
 * Makes something of a thing when it is first asked for, and keeps it as long as the thing is there.
 * @param make must give the same whenever it is asked; the thing is not changed
 */
export function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = kept.get(thing) ?? make(thing);
    kept.set(thing, made);
    return made;
  };
}
