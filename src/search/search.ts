import { once } from '../general/once.ts';
import { slugify } from '../keywords/text/slug.ts';
import type { SearchData } from './base/document.ts';
import type { Answer } from './base/result.ts';
import { unpackSynonyms } from './base/sent-synonyms.ts';
import * as weights from './base/weights.ts';
import { createWords } from './base/words.ts';
import { unpackDocuments } from './data/packed.ts';
import { createSimilarNames } from './names/similar.ts';
import { createPageFinder } from './pages/pages.ts';
import { createRanking } from './ranking.ts';
import { createResults } from './results.ts';
import { createTexts, type Indexes } from './texts/texts.ts';

/** Answers the queries of a reader. */
export interface Search {
  /**
   * @returns the keywords that match what was typed, best first, and a few each of those that only earlier wordings
   *   match and of pages; nothing for an empty query
   */
  (typed: string): Answer;
  /** Answers from names, sets and pages alone, at once, without the texts, which take a while to read. */
  byNames(typed: string): Answer;
  /** Does one more step of the preparation that a query would have to wait for; false where none was left. */
  readAhead(): boolean;
}

/** A number added to something, as a text or a card has it: "-1 to hit", "add 2 to dice". */
const added = /(?<!\S)(?:[+-]|(?:add|minus|plus|subtract) )\d+(?= (?:from|to) )/gi;

/**
 * Prepares the search from what the build wrote (`data/data.ts`).
 *
 * What is typed becomes results in four steps; `base/` has what all of them share.
 *
 * 1. `pages/` takes out of the line what orders a page or names one, such as a source or the code of a wording.
 * 2. `reading.ts` reads the rest twice: as an attempt at a name, with its number, and as words, in which names and words
 *    of the texts take the place of typos. What a reader is still typing is none.
 * 3. `ranking.ts` scores each keyword: for its names and its set (`names/`), and for the words and phrases of its texts
 *    (`texts/`), in the weights of `base/`.
 * 4. `results.ts` takes the best, and those that only earlier wordings match; `reason.ts` says why each was found.
 *
 * The texts take a while to be read: until then, only names are asked.
 */
export function createSearch(data: SearchData): Search {
  const synonyms = unpackSynonyms(data.synonyms);
  const words = createWords({ ...data, readings: unpackSynonyms(data.readings) });
  const sent = unpackDocuments(data, words);
  const { documents } = sent;
  const texts = createTexts(sent, synonyms, words);
  const findPages = createPageFinder({ ...data, documents });
  const findSimilar = createSimilarNames(documents);
  const rank = createRanking(documents, sent.lexicon.entries, synonyms, words, findSimilar);
  const toResults = createResults(documents, words);

  const names = once(() => documents.map(({ name }) => `-${slugify(name)}-`));
  const namesAny = (text: string) => {
    const said = `-${slugify(text)}-`;
    return names().some((name) => said.includes(name));
  };

  const answer = (typed: string, read: Indexes): Answer => {
    const line = typed
      .slice(0, weights.longestQuery)
      // Full-width letters and digits, as keyboards for other scripts type them.
      .normalize('NFKC')
      // A card's number typed without a space: `evade2`. What may be the beginning of a code stays.
      .replace(/(?<![\p{L}\d])(?=\p{L}*[g-z])(\p{L}{3,})(?=\d{1,2}(?!\w))/giu, '$1 ')
      .replace(/^\s*set:/i, (all) => (namesAny(all) ? all : ''))
      // Of a card's line with a cost, only what is paid for.
      .replace(/^.*(?:[-=]>|[→⇒§])(?=.*\p{L})/u, '')
      .replace(/^([^:]*:)(.*)/s, (all, paid, got) => (namesAny(got) && !namesAny(paid) ? got : all))
      .trim();
    const { pages, isOrder, rest } = findPages(line, typed.length >= weights.longestQuery);
    // What is added to something is not the face of a die.
    const query = rest.trim().replace(added, 'add x');
    const asked = words.split(query).map(({ word }) => word);
    if (asked.length === 0) return { keywords: [], total: 0, past: [], pastTotal: 0, pages, isOrder };
    const results = toResults(rank(query, asked, read), weights.mostBeside - pages.length);
    return { ...results, pages, isOrder };
  };
  return Object.assign((typed: string) => answer(typed, texts.all()), {
    byNames: (typed: string) => answer(typed, texts.none()),
    readAhead: () => texts.readAhead() || findSimilar.prepare(),
  });
}
