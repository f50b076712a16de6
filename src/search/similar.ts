import Fuse from 'fuse.js/min-basic';
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
 * Prepares the search for names, former names and templates with typing errors in them, which is Fuse's.
 * @returns a function from a query and its number of words to each document with a name like it, by its place
 */
export function createSimilarNames(
  documents: readonly SearchDocument[],
): (query: string, wordCount: number) => Map<number, Similar> {
  const prepare = () =>
    new Fuse(documents, {
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
  let fuse: ReturnType<typeof prepare> | undefined;
  return (query, wordCount) => {
    if (wordCount > weights.mostSimilarWords || query.length > weights.longestSimilarQuery) return new Map();
    if (query.length < weights.shortestSimilarQuery) return new Map();
    // The first letter of a visit does not wait for it.
    fuse ??= prepare();
    return new Map(
      fuse.search(query).map(({ refIndex, item, score = 1, matches = [] }) => {
        const former = matches.every(({ key }) => key === 'formerNames') ? matches[0]?.value : undefined;
        return [refIndex, { name: former ?? item.name, score: (1 - score) ** 2 * weights.similarName }];
      }),
    );
  };
}
