import type { SearchDocument } from './document.ts';
import { letters, type PackedIndex } from './packed-index.ts';
import { add, type Sums } from './sums.ts';
import type { Words } from './words.ts';

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

/** Packs the terms of earlier wordings that stand in nothing which holds now, for each text of the past in its order. */
export function packPast(documents: readonly SearchDocument[], { termsOf }: Words): PackedIndex {
  const texts = documents.flatMap((document) => {
    const now = new Set(document.past ? nowOf(document).flatMap(termsOf) : []);
    return (document.past ?? []).map(({ text }) => ({
      terms: termsOf(text).filter((term) => !now.has(term)),
    }));
  });
  return packIndex(texts, ['terms']);
}

/** Everything that holds of a keyword now. */
function nowOf({ name, afterName = '', template = '', parts, given = [] }: SearchDocument): string[] {
  return [name, afterName, template, ...parts, ...given];
}
