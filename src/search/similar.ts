import Fuse from 'fuse.js/min-basic';
import { createChoice } from './alike.ts';
import type { SearchDocument } from './document.ts';
import { templateOf } from './names.ts';
import * as weights from './weights.ts';

/** That a name is like what was typed. */
export interface Similar {
  /** The keyword's name or a former one. */
  name: string;
  score: number;
}

/**
 * Prepares the search for names, former names and templates with typing errors in them, which is Fuse's. Of very many it is
 * asked of those that share most with what was typed.
 * @returns a function from a query and its number of words to each document with a name like it, by its place
 */
export function createSimilarNames(
  documents: readonly SearchDocument[],
): (query: string, wordCount: number) => Map<number, Similar> {
  const prepare = () =>
    createChoice(
      documents.map((document) => [document.name, ...(document.formerNames ?? []), templateOf(document)]),
      weights.mostComparedNames,
    );
  let choose: ReturnType<typeof prepare> | undefined;
  // What was made for all of them serves every key.
  let whole: ReturnType<typeof createFuse> | undefined;
  return (query, wordCount) => {
    if (wordCount > weights.mostSimilarWords || query.length > weights.longestSimilarQuery) return new Map();
    if (query.length < weights.shortestSimilarQuery) return new Map();
    // The first letter of a visit does not wait for it.
    choose ??= prepare();
    const places = [...choose(query)];
    const isWhole = places.length === documents.length;
    const fuse = (isWhole && whole) || createFuse(places.map((place) => documents[place] as SearchDocument));
    if (isWhole) whole = fuse;
    return new Map(
      fuse.search(query).map(({ refIndex, item, score = 1, matches = [] }) => {
        const former = matches.every(({ key }) => key === 'formerNames') ? matches[0]?.value : undefined;
        const similar = { name: former ?? item.name, score: (1 - score) ** 2 * weights.similarName };
        return [places[refIndex] as number, similar];
      }),
    );
  };
}

function createFuse(documents: readonly SearchDocument[]) {
  return new Fuse(documents, {
    keys: [
      { name: 'name', weight: weights.similarKeys.name },
      { name: 'formerNames', weight: weights.similarKeys.formerNames },
      { name: 'template', weight: weights.similarKeys.template, getFn: templateOf },
    ],
    includeScore: true,
    includeMatches: true,
    distance: weights.similarDistance,
    threshold: weights.similarThreshold,
  });
}
