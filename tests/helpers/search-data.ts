import type { Marked } from '../../src/search/base/marks.ts';
import { type Searched, toSearchData } from '../../src/search/data/data.ts';
import { reconcileSeeds, seedSources, seedVocabulary } from './content.ts';

/** What the search is given of the seeds, or of what is to take the place of a part of them. */
export function searchDataOf(more: Partial<Searched> = {}): ReturnType<typeof toSearchData> {
  const seeds = { keywords: reconcileSeeds(), sources: seedSources, vocabulary: seedVocabulary };
  return toSearchData({ ...seeds, given: [], ...more });
}

/** A text with what is marked in brackets. */
export function inBrackets({ text, marks }: Marked): string {
  return marks.reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}
