import type { SearchDocument } from '../base/document.ts';
import { createHits, type FoundTerms } from '../base/hits.ts';
import { excerptOf, type MarkHits } from '../base/marks.ts';
import type { Candidate } from '../base/result.ts';
import type { Words } from '../base/words.ts';
import { createPostings, textEnd } from './postings.ts';
import { createStems } from './stems.ts';
import { createWordIndex } from './word-index.ts';

/** A text of an earlier wording, as the reason for which a keyword is found. */
interface PastReason extends Candidate {
  /** Whether it has every word of the query. */
  isWhole: boolean;
}

/** What of a query only earlier wordings match: by document index, the text that matches most of it. */
export type FoundPast = ReadonlyMap<number, PastReason>;

/**
 * Prepares the search of earlier wordings. It has an index of its own, so that former texts never change the ranking
 * of current ones, and only indexes words that no current text has.
 * @returns a function from what a query found in current texts to what it finds in former ones, each matching more
 *   than half of the query
 */
export function createPastIndex(
  documents: readonly SearchDocument[],
  words: Words,
  markHits: MarkHits,
): (found: FoundTerms) => FoundPast {
  const { toTerm } = words;
  const stems = createStems(words);
  const texts = documents.flatMap((document, id) => {
    const { past = [] } = document;
    const now = new Set(past.length > 0 ? stems.read(nowOf(document)) : []);
    return past.map((each) => ({
      id,
      ...each,
      terms: stems.read([each.text]).filter((term) => !now.has(term)),
    }));
  });
  const line = texts.flatMap(({ terms }) => [...terms, textEnd]);
  const { find } = createWordIndex(
    { terms: createPostings(line, stems.terms.length) },
    { terms: 1 },
    stems,
    words,
  );

  return (now) => {
    const { scores, terms } = find(now.asked, true);
    if (terms.size === 0) return new Map();
    const { inWords } = createHits({ ...now, terms: new Map([...terms, ...now.terms]) }, words);
    const all = new Set(now.asked.map(toTerm).filter((term) => term !== null)).size;
    const best = new Map<number, PastReason>();
    const held = new Map<number, Set<number>>();
    for (const [index, { id, text, wordings }] of texts.entries()) {
      if (!scores[index]) continue;
      const { marked, weight } = markHits(text, inWords);
      if (weight <= all / 2) continue;
      held.set(id, new Set([...(held.get(id) ?? []), ...wordings]));
      if (weight <= (best.get(id)?.weight ?? 0)) continue;
      best.set(id, {
        weight,
        isWhole: weight === all,
        tell: () => ({
          kind: 'past',
          wordings: held.get(id)?.size ?? 0,
          excerpt: excerptOf(marked),
          ...marked,
        }),
      });
    }
    return new Map([...best].sort(([, a], [, b]) => b.weight - a.weight));
  };
}

/** Every current text of a keyword. */
function nowOf({ name, afterName = '', template = '', parts, given = [] }: SearchDocument): string[] {
  return [name, afterName, template, ...parts, ...given];
}
