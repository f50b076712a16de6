import { indexBySlug } from '../by-slug.ts';
import { currentRevision, revisionById, transitions } from '../history.ts';
import type { Change, Keyword, Revision } from '../model.ts';
import { compareAcrossRename, compareWordings } from './compare.ts';
import { type Changes, indexChanges } from './lookup.ts';

/**
 * The changes of a keyword from each of its wordings to each that held after it, which may be one that came back, and,
 * where it was renamed, from each of its wordings to each of its successor's, the one that holds last.
 */
export function allChanges(keyword: Keyword, successor: Keyword | undefined): Change[] {
  const held = keyword.history.map(({ revision }) => revision);
  const steps = held.flatMap((from, index) =>
    held.slice(index + 1).flatMap((to) => (to === from ? [] : { from, to })),
  );
  const once = new Map(steps.map((step) => [`${step.from} ${step.to}`, step]));
  const own = [...once.values()].map(({ from, to }) =>
    compareWordings(revisionById(keyword, from), revisionById(keyword, to)),
  );
  const across = (successor ? currentLast(successor) : []).flatMap((to) =>
    keyword.revisions.map((from) => compareAcrossRename(from, to)),
  );
  return [...own, ...across];
}

function currentLast(keyword: Keyword): Revision[] {
  const current = currentRevision(keyword);
  return [...keyword.revisions.filter((revision) => revision !== current), current];
}

/** The changes of all keywords. */
export function compareAll(keywords: readonly Keyword[]): Changes {
  const bySlug = indexBySlug(keywords);
  return indexChanges(
    keywords.map((keyword) => [keyword.slug, allChanges(keyword, bySlug.get(keyword.renamedTo ?? ''))]),
  );
}

/**
 * The changes of a keyword that happened, oldest first, and last the step from the wording that holds to its
 * successor's.
 */
export function changesThatHappened(keyword: Keyword, changes: Changes): Change[] {
  const current = currentRevision(keyword).id;
  const renamed = changes.of(keyword.slug).filter(({ kind, from }) => kind === 'renamed' && from === current);
  return [
    ...transitions(keyword).flatMap(({ from, to }) => changes.between(keyword.slug, from, to) ?? []),
    ...renamed.slice(-1),
  ];
}
