import { onceEach } from '../general/once.ts';
import { slugify } from '../keywords/text/slug.ts';
import { variableOf } from '../keywords/wording/template.ts';
import { type SearchDocument, templateOf } from './base/document.ts';
import { createHits } from './base/hits.ts';
import { createMarking } from './base/marks.ts';
import type { Answer, SearchResult } from './base/result.ts';
import { highest } from './base/scores.ts';
import * as weights from './base/weights.ts';
import type { Words } from './base/words.ts';
import type { Ranked } from './ranking.ts';
import { explain } from './reason.ts';
import { createPastIndex } from './texts/past.ts';

/** The keywords of an answer. */
type Results = Pick<Answer, 'keywords' | 'total' | 'past' | 'pastTotal'>;

/**
 * Prepares the results that a reader is shown: the best keywords, each with the matches in it and why it was found.
 * @returns a function from a ranking, and the number of results allowed beside the best, to the results
 */
export function createResults(
  documents: readonly SearchDocument[],
  words: Words,
): (ranked: Ranked, mostBeside: number) => Results {
  const markHits = createMarking(words);
  const findPast = createPastIndex(documents, words, markHits);
  const headAt = onceEach((id: number) => {
    const document = documents[id] as SearchDocument;
    const template = templateOf(document);
    return { slug: slugify(document.name), template, variable: variableOf(template, document.name) };
  });

  return ({ scores, total, found, named, similar, ofSet, number, isSaid }, mostBeside) => {
    const hits = createHits(found, words);
    const past = findPast(found);
    const toResult = (id: number, told: Pick<SearchResult, 'name' | 'reason'>): SearchResult => {
      const head = headAt(id);
      return { ...head, variable: markHits(head.variable, hits.inWords).marked, ...told };
    };
    const shown = highest(scores, weights.mostResults);
    const beside = [...past].filter(([id]) => !shown.includes(id));
    return {
      keywords: shown.map((id) => {
        const grounds = {
          isTyped: named[id] !== 0,
          similar: similar.get(id)?.name,
          isOfSet: Boolean(ofSet?.[id]),
          number,
          isSaid: isSaid(id),
        };
        // A current text tells more than a former one, except where the former one has all of the words.
        const quoted = past.get(id)?.isWhole ? past.get(id) : undefined;
        return toResult(id, explain(documents[id] as SearchDocument, grounds, quoted, hits, markHits));
      }),
      total,
      past: beside.slice(0, mostBeside).map(([id, { tell }]) => {
        const name = markHits(documents[id]?.name ?? '', hits.inWords).marked;
        return toResult(id, { name, reason: tell() });
      }),
      pastTotal: beside.length,
    };
  };
}
