import type { Revision } from '../../model.ts';
import { foldEditorial } from '../../text/editorial.ts';
import { meaningOf } from '../../wording/meaning.ts';

/** Fewest words of a meaning to compare: two keywords may well share a shorter one, or nearly. */
export const fewestWords = 10;

/** Most meanings that are compared with one, so that a column of one repeated text takes no longer than others. */
export const mostCompared = 50;

/** The meaning of a wording, regardless of spelling. */
export function comparedMeaning(wording: Revision): string {
  return foldEditorial(meaningOf(wording));
}
