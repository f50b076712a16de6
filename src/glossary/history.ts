import type { Keyword, Revision } from './model.ts';

/**
 * The wording that holds now: that of the newest source which names the keyword.
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

/** One wording giving way to the next, and the source that first has the new one. */
export interface Transition {
  from: string;
  to: string;
  source: string;
}

/** The steps from wording to wording, oldest first; a wording that came back is stepped to twice. */
export function transitions(keyword: Keyword): Transition[] {
  return keyword.history.flatMap(({ source, revision }, index) => {
    const before = keyword.history[index - 1]?.revision;
    return before === undefined || before === revision ? [] : [{ from: before, to: revision, source }];
  });
}
