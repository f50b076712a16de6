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
