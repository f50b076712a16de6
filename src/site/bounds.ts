import type { GivenRuling, Keyword, Source } from '../keywords/model.ts';
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

/**
 * The last day that the content itself gives: of a source's publication or its coming in, or of a ruling given outside.
 * It is what a sheet of paper may truly say of its age: the day of the build or of printing tells nothing of the texts.
 * @returns null where none gives any
 */
export function lastDayOf(
  sources: readonly Pick<Source, 'published' | 'recorded'>[],
  givenRulings: readonly Pick<GivenRuling, 'date'>[] = [],
): string | null {
  const days = [
    ...sources.flatMap(({ published, recorded }) => [published, recorded]),
    ...givenRulings.map(({ date }) => date),
  ];
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}
