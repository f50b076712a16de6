/** Creates a value when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Caches a function of one key; its values must not be undefined.
 * @param most how many keys are kept before all are forgotten
 */
export function onceEach<Key, Value>(
  make: (key: Key) => Value,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      if (made.size >= most) made.clear();
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/**
 * Caches a value derived from an object, for as long as the object lives.
 * @param make must be pure; the object must not change
 */
export function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = kept.get(thing) ?? make(thing);
    kept.set(thing, made);
    return made;
  };
}
