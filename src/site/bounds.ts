import type { GivenRuling, Keyword, Revision, Source } from '../keywords/model.ts';
import { dateInWords } from '../keywords/text/said/day.ts';
import { writtenDownOn } from '../publish/came-in.ts';

/**
 * What is known of the age of a source without a date, for use inside a sentence: it cannot be older than the last
 * addition that it names. Only a list names additions; the order of the sources is never turned into a date.
 * @param sources all sources: for a keyword of several lists, nobody noted which of them gives its date
 */
export function boundsOf(
  source: Source,
  keywords: readonly Keyword[],
  sources: readonly Pick<Source, 'id' | 'kind'>[],
): string {
  if (source.kind !== 'list') return 'undated';
  const lists = new Set(sources.filter(({ kind }) => kind === 'list').map(({ id }) => id));
  const held = keywords.filter(({ history }) => history.some((attested) => attested.source === source.id));
  const isOwn = ({ history }: Keyword) =>
    history.filter((attested) => lists.has(attested.source)).length === 1;
  const last = lastDateOf(held.filter(isOwn));
  if (last === undefined) return 'undated';
  return `undated; not before ${dateInWords(last)}${last === lastDateOf(held) ? ', its last addition' : ''}`;
}

function lastDateOf(keywords: readonly Keyword[]): string | undefined {
  return keywords
    .flatMap(({ introduction }) => introduction?.date ?? [])
    .sort()
    .at(-1);
}

/**
 * What is known of the day of a wording, as the end of a sentence: when the first source that has it was published,
 * and when that was added here.
 */
export function sayDayOf(
  revision: Pick<Revision, 'sources'>,
  sources: readonly Pick<Source, 'id' | 'published' | 'recorded'>[],
): string {
  const { published = null, recorded = null } = sources.find(({ id }) => id === revision.sources[0]) ?? {};
  const day = published ? `published ${dateInWords(published)}` : 'undated';
  return recorded ? `${day}, recorded here ${dateInWords(recorded)}` : day;
}

/**
 * The last day on which anything was added, according to the content itself: a source, or a ruling.
 * This is the age that a printed sheet may truthfully state: the day of the build or of printing says nothing about
 * the texts, and a document's day of publication not when it was added.
 * @returns null where nobody noted any
 */
export function lastDayOf(
  sources: readonly Pick<Source, 'recorded'>[],
  givenRulings: readonly Pick<GivenRuling, 'date' | 'recorded'>[] = [],
): string | null {
  const days = [...sources.map(({ recorded }) => recorded), ...givenRulings.map(writtenDownOn)];
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}
