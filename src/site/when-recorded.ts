import type { Source } from '../keywords/model.ts';
import { dateInWords } from '../keywords/text/said/day.ts';
import { lastDayOf } from './bounds.ts';

/** Sentences on when the changes of sources were added, as far as anybody noted it. */
export function sayWhenRecorded(sources: readonly Pick<Source, 'recorded' | 'published'>[]): string {
  const last = lastDayOf(sources);
  const isOneDay = sources.every(({ recorded }) => recorded === last);
  return [
    last && `${isOneDay ? 'All of it' : 'The last of it'} was recorded here on ${dateInWords(last)}.`,
    sayWhenPublished(sources),
  ]
    .filter(Boolean)
    .join(' ');
}

function sayWhenPublished(sources: readonly Pick<Source, 'published'>[]): string {
  if (sources.some(({ published }) => published !== null))
    return 'Where a source has a date of its own, it is shown below.';
  return sources.length === 1
    ? 'Its source has no date of its own.'
    : 'The sources have no dates of their own: only their order is known.';
}
