import type { Keyword, Revision, Source } from './model.ts';

/**
 * The current wording: that of the newest source that has the keyword.
 * @throws where the keyword has no history, which the reconciliation never produces
 */
export function currentRevision(keyword: Keyword): Revision {
  return revisionById(keyword, keyword.history.at(-1)?.revision ?? '');
}

/** @throws where the keyword never had a wording with this id */
export function revisionById(keyword: Keyword, id: string): Revision {
  const revision = keyword.revisions.find((candidate) => candidate.id === id);
  if (!revision) throw new Error(`${keyword.name} has no revision ${id}`);
  return revision;
}

/** Id of a source's wording of a keyword; undefined where it does not have the keyword. */
export function revisionIn({ history }: Keyword, source: string): string | undefined {
  return history.find((attestation) => attestation.source === source)?.revision;
}

/** The position of a source in the history of a keyword; -1 where it does not have the keyword. */
export function placeIn({ history }: Keyword, source: string): number {
  return history.findIndex((attestation) => attestation.source === source);
}

/**
 * The newest glossary, where it leaves out a keyword that only older sources have, and that kept its name; undefined anywhere else. A
 * glossary has all keywords that are in use.
 * @param sources oldest first, up to the one as of which is asked
 */
export function glossaryWithout<T extends Pick<Source, 'id' | 'kind'>>(
  { history, renamedTo }: Keyword,
  sources: readonly T[],
): T | undefined {
  const newest = sources.findLastIndex(({ kind }) => kind === 'glossary');
  const last = sources.findLastIndex(({ id }) => history.some(({ source }) => source === id));
  return renamedTo === null && last !== -1 && last < newest ? sources[newest] : undefined;
}

/**
 * The wording of a keyword in force as of a source, and the source that has it; undefined where none had it by then.
 * @param sourceIds oldest first
 */
export function heldAsOf(
  { history }: Keyword,
  source: string,
  sourceIds: readonly string[],
): Keyword['history'][number] | undefined {
  const last = sourceIds.indexOf(source);
  return history.findLast((attestation) => sourceIds.indexOf(attestation.source) <= last);
}

/** The wordings of a keyword in the order in which each was last in force; the current one is last. */
export function asTheyLastHeld({ revisions, history }: Keyword): Revision[] {
  const last = ({ id }: Revision) => history.findLastIndex(({ revision }) => revision === id);
  return revisions.toSorted((a, b) => last(a) - last(b));
}

/** A wording for as long as each source that has the keyword has it, and these sources, the oldest first. */
interface Period {
  revision: Revision;
  sources: string[];
}

/** The periods in which the wordings of a keyword were in force, oldest first; one that came back has two. */
export function periodsOf(keyword: Keyword): Period[] {
  const periods: Period[] = [];
  for (const { source, revision: id } of keyword.history) {
    const last = periods.at(-1);
    if (last?.revision.id === id) last.sources.push(source);
    else periods.push({ revision: revisionById(keyword, id), sources: [source] });
  }
  return periods;
}

/** The step from one wording to the next, and the source that first has the new one. */
interface Transition {
  from: string;
  to: string;
  source: string;
}

/** The steps from wording to wording, oldest first; there are two to a wording that came back. */
export function transitions(keyword: Keyword): Transition[] {
  return keyword.history.flatMap(({ source, revision }, index) => {
    const before = keyword.history[index - 1]?.revision;
    return before === undefined || before === revision ? [] : [{ from: before, to: revision, source }];
  });
}
