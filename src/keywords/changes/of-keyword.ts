import { indexBySlug } from '../../general/by-slug.ts';
import { uniqueBy } from '../../general/lists.ts';
import { currentRevision, revisionById, transitions } from '../history.ts';
import type { Change, Keyword, Revision } from '../model.ts';
import { toldRenames } from '../renames/told-renames.ts';
import { compareAcrossRename, compareWordings } from './compare/compare.ts';
import { type Changes, indexChanges } from './lookup.ts';
import { successorsOf } from './wordings.ts';

/**
 * The changes of a keyword from each of its wordings to each later one, including one that came back, and to the last
 * wording of each successor.
 * @param successors the keywords that ever replaced it, the current one last
 */
export function allChanges(keyword: Keyword, successors: readonly Keyword[]): Change[] {
  const held = keyword.history.map(({ revision }) => revision);
  const steps = held.flatMap((from, index) =>
    held.slice(index + 1).flatMap((to) => (to === from ? [] : { from, to })),
  );
  const own = uniqueBy(steps, ({ from, to }) => `${from} ${to}`).map(({ from, to }) =>
    compareWordings(revisionById(keyword, from), revisionById(keyword, to)),
  );
  const across = successors
    .flatMap(currentLast)
    .flatMap((to) => keyword.revisions.map((from) => compareAcrossRename(from, to)));
  return [...own, ...across];
}

function currentLast(keyword: Keyword): Revision[] {
  const current = currentRevision(keyword);
  return [...keyword.revisions.filter((revision) => revision !== current), current];
}

/**
 * The changes of all keywords.
 * @param sourceIds oldest first
 */
export function compareAll(keywords: readonly Keyword[], sourceIds: readonly string[]): Changes {
  const bySlug = indexBySlug(keywords);
  const renames = toldRenames(keywords, sourceIds);
  const renamesOf = Map.groupBy(renames, ({ from }) => from);
  const changesOf = (keyword: Keyword) =>
    allChanges(keyword, successorsOf(keyword, bySlug, renamesOf.get(keyword.slug) ?? []));
  return indexChanges(
    keywords.map((keyword) => [keyword.slug, changesOf(keyword)]),
    renames,
  );
}

/** The step from the current wording of a keyword to its successor's; undefined where it was not renamed. */
export function changeToSuccessor(keyword: Keyword, changes: Changes): Change | undefined {
  if (keyword.renamedTo === null) return undefined;
  const current = currentRevision(keyword).id;
  return changes.of(keyword.slug).findLast(({ kind, from }) => kind === 'renamed' && from === current);
}

/**
 * The changes of a keyword that took place, oldest first, and last the step from its current wording to its
 * successor's.
 */
export function changesThatHappened(keyword: Keyword, changes: Changes): Change[] {
  const across = changeToSuccessor(keyword, changes);
  return [
    ...transitions(keyword).flatMap(({ from, to }) => changes.between(keyword.slug, from, to) ?? []),
    ...(across ? [across] : []),
  ];
}
