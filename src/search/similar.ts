import Fuse from 'fuse.js/min-basic';
import { createChoice } from './alike.ts';
import type { SearchDocument } from './document.ts';
import { isBegunWithSlip, madeFrom } from './name-likeness.ts';
import { fold, templateOf } from './names.ts';
import * as weights from './weights.ts';

/** That a name is like what was typed. */
export interface Similar {
  /** The keyword's name or a former one. */
  name: string;
  score: number;
}

/** The search for names that are like what was typed. */
export interface SimilarNames {
  /** @returns each document with a name like a query of so many words, by its place */
  (query: string, wordCount: number): Map<number, Similar>;
  /** Makes ready, so that a query need not wait for it; false where it was. */
  prepare(): boolean;
}

/**
 * Prepares the search for names, former names and templates with typing errors in them, which is Fuse's. Of very many it is
 * asked of those that share most with what was typed.
 */
export function createSimilarNames(documents: readonly SearchDocument[]): SimilarNames {
  let choose: ReturnType<typeof createChoice> | undefined;
  const prepare = () => {
    if (choose) return false;
    choose = createChoice(documents.map(namesOf), weights.mostComparedNames);
    return true;
  };
  const findMade = (query: string) => {
    const isOrigin = madeFrom(query);
    if (!isOrigin) return [];
    return documents.flatMap(({ name, formerNames = [] }, id) => {
      const origin = [name, ...formerNames].find(isOrigin);
      return origin === undefined ? [] : [[id, origin] as const];
    });
  };
  // What was made for all of them serves every key.
  let whole: ReturnType<typeof createFuse> | undefined;
  const find = (query: string, wordCount: number) => {
    if (wordCount > weights.mostSimilarWords || query.length > weights.longestSimilarQuery) return new Map();
    if (query.length < weights.shortestSimilarQuery) return new Map();
    prepare();
    const places = [...(choose?.(query) ?? [])];
    const isWhole = places.length === documents.length;
    const fuse = (isWhole && whole) || createFuse(places.map((place) => documents[place] as SearchDocument));
    if (isWhole) whole = fuse;
    const isGuess = wordCount === 1 && query.length <= weights.longestGuess;
    const found = isGuess
      ? fuse.search(query).filter(({ item }) => namesOf(item).some((name) => isNear(query, name)))
      : fuse.search(query);
    const similar = new Map(
      found.map(({ refIndex, item, score = 1, matches = [] }) => {
        const former = matches.every(({ key }) => key === 'formerNames') ? matches[0]?.value : undefined;
        const likeness = { name: former ?? item.name, score: (1 - score) ** 2 * weights.similarName };
        return [places[refIndex] as number, likeness];
      }),
    );
    for (const [id, name] of findMade(query)) similar.set(id, { name, score: weights.derivedName });
    return similar;
  };
  return Object.assign(find, { prepare });
}

function namesOf(document: SearchDocument): string[] {
  return [document.name, ...(document.formerNames ?? []), templateOf(document)];
}

/** Whether a name has a word that begins as was typed, but for one slip. */
function isNear(query: string, name: string): boolean {
  const { slug } = fold(query);
  return fold(name).words.some((word) => word.startsWith(slug) || isBegunWithSlip(slug, word));
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
