/** Which terms stand where, as a reader fetches it and uses it as it comes: nothing is built, and a list is read when it is asked for. */
export interface PackedIndex {
  /** All terms, with a space between. */
  terms: string;
  /** Who holds each of them: `3bb1a` is the third document, twice in the second field, and the next one, once in the first. */
  lists: string;
  /** How many different terms each document has, field by field. */
  sizes: number[][];
}

/** That a document holds a term, and how often in each field. */
export interface Held {
  id: number;
  counts: number[];
}

/** One for each field. */
export const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Reads one list of a packed index of so many fields. */
export function unpackList(list: string, fields: number): Held[] {
  let id = -1;
  return [...list.matchAll(/(\d+)([a-z]+)/g)].map(([, step, standing = '']) => {
    id += Number(step);
    const counts = Array.from({ length: fields }, () => 0);
    for (const letter of standing)
      counts[letters.indexOf(letter)] = (counts[letters.indexOf(letter)] ?? 0) + 1;
    return { id, counts };
  });
}
