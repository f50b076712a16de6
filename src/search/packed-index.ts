import { add, type Sums } from './sums.ts';

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

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Packs what documents hold.
 * @param documents the terms of each field, each as often as it stands there
 * @param fields in the order in which whoever unpacks it knows them; at most 26
 */
export function packIndex<Field extends string>(
  documents: readonly Record<Field, readonly string[]>[],
  fields: readonly Field[],
): PackedIndex {
  const held = new Map<string, Map<number, string>>();
  const sizes = fields.map((field, place) =>
    documents.map((document, id) => {
      const counts: Sums<string> = new Map();
      for (const term of document[field]) add(counts, term, 1);
      for (const [term, count] of counts) {
        const byDocument = held.get(term) ?? new Map();
        held.set(term, byDocument.set(id, (byDocument.get(id) ?? '') + letters.charAt(place).repeat(count)));
      }
      return counts.size;
    }),
  );
  const sorted = [...held].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    lists: sorted.map(([, byDocument]) => packList(byDocument)).join(' '),
    sizes,
  };
}

function packList(byDocument: ReadonlyMap<number, string>): string {
  const ids = [...byDocument.keys()].sort((a, b) => a - b);
  return ids.map((id, index) => `${id - (ids[index - 1] ?? -1)}${byDocument.get(id)}`).join('');
}

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
