import type { Keyword, Source } from '../keywords/model.ts';
import { dateInWords } from './labels.ts';

/**
 * What is known of the age of a source that carries no date, to stand inside a sentence: it cannot be older than the
 * last addition that it names. Only the list names additions; the order of the sources is never turned into a date.
 */
export function boundsOf(source: Source, keywords: readonly Keyword[]): string {
  if (source.kind !== 'list') return 'undated';
  const dates = keywords
    .filter(({ history }) => history.some((attestation) => attestation.source === source.id))
    .flatMap(({ introduction }) => introduction?.date ?? []);
  const last = dates.sort().at(-1);
  return last ? `undated; not before ${dateInWords(last)}, its last addition` : 'undated';
}
