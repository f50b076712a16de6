/** Makes something when it is first asked for, and keeps it: a first key waits for nothing that few queries need. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
