import Fuse from 'fuse.js/min-basic';
import { onceEach } from '../../general/once.ts';
import { namesOf, type SearchDocument, templateOf } from '../base/document.ts';
import * as nameWeights from '../base/name-weights.ts';
import * as weights from '../base/weights.ts';
import { createPreselection } from './letter-pairs.ts';
import { madeFrom } from './name-likeness.ts';
import { foldName } from './names.ts';
import { lettersOf, weighSlips } from './slips.ts';

/** A name that resembles what was typed. */
export interface Similar {
  /** The keyword's name or a former one. */
  name: string;
  score: number;
}

/** Finds names that resemble what was typed. */
export interface SimilarNames {
  /**
   * @param typed the words of an attempt at a name
   * @param isUnknown whether no text has a word: one that occurs in a text is no typo
   * @returns each document with a similar name, by its index
   */
  (typed: readonly string[], isUnknown: (word: string) => boolean): Map<number, Similar>;
  /** Prepares the index ahead of the first query; false where that was done before. */
  prepare(): boolean;
}

/** One form of a document's name, and the score of a full likeness to it. */
interface Form {
  id: number;
  letters: string;
  wordCount: number;
  name: string;
  share: number;
}

/**
 * Prepares the search for names, former names and words of templates despite typos, after a preselection of those that
 * share most with what was typed. `slips.ts` decides what each typo costs; Fuse is slower, and asked only about names
 * with few enough typos.
 */
export function createSimilarNames(documents: readonly SearchDocument[]): SimilarNames {
  let preselect: ReturnType<typeof createPreselection> | undefined;
  const prepare = () => {
    if (preselect) return false;
    preselect = createPreselection(
      documents.map((document) => [...namesOf(document), templateOf(document)]),
      nameWeights.mostComparedNames,
    );
    return true;
  };
  const formsAt = onceEach((id: number) => formsOf(documents[id] as SearchDocument, id));
  const findMade = (word: string) => {
    const isOrigin = madeFrom(word);
    if (!isOrigin) return [];
    return documents.flatMap((document, id) => {
      const origin = namesOf(document).find(isOrigin);
      return origin === undefined ? [] : [[id, origin] as const];
    });
  };
  const find = (typed: readonly string[], isUnknown: (word: string) => boolean) => {
    const similar = new Map<number, Similar>();
    const letters = lettersOf(typed);
    const { length } = letters;
    if (typed.length > nameWeights.mostSimilarWords || length > nameWeights.longestSimilarQuery)
      return similar;
    if (length < nameWeights.shortestSimilarQuery) return similar;
    prepare();
    const most = typed.some(isUnknown) ? length * nameWeights.mostSlips : 0;
    const near = [...(preselect?.(typed.join(' ')) ?? [])].flatMap(formsAt).flatMap((form) => {
      // A query with more words than the name only counts where nothing else differs: "over kill".
      const mostHere = typed.length > form.wordCount ? 0 : most;
      const slips = weighSlips(letters, form.letters, mostHere);
      return slips <= mostHere ? [{ ...form, slips }] : [];
    });
    for (const { id, name, share, slips } of likeOf(near, letters)) {
      const score = (1 - slips / length) ** 2 * share * nameWeights.similarName;
      if (score > (similar.get(id)?.score ?? 0)) similar.set(id, { name, score });
    }
    if (most > 0)
      for (const [id, name] of findMade(typed.join(' ')))
        similar.set(id, { name, score: nameWeights.derivedName });
    return similar;
  };
  return Object.assign(find, { prepare });
}

/** The names of a document, and the later words of its name and template, which may be typed alone. */
function formsOf(document: SearchDocument, id: number): Form[] {
  const { name, formerNames = [] } = document;
  const form = (words: readonly string[], told: string, share: number) => ({
    id,
    letters: lettersOf(words),
    wordCount: words.length,
    name: told,
    share,
  });
  const later = foldName(templateOf(document)).words.slice(1);
  return [
    form(foldName(name).words, name, 1),
    ...formerNames.map((former) => form(foldName(former).words, former, nameWeights.similarShare)),
    ...later
      .filter((word) => word.length >= weights.shortestWithin)
      .map((word) => form([word], name, nameWeights.similarShare)),
  ];
}

/** Forms that resemble what was typed, the most similar first. */
function likeOf<T extends Form>(forms: readonly T[], letters: string): T[] {
  const options = { keys: ['letters'], ignoreLocation: true, threshold: nameWeights.similarThreshold };
  return forms.length > 0 ? new Fuse(forms, options).search(letters).map(({ item }) => item) : [];
}
