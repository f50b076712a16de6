import type { Keyword, Revision } from './model.ts';
import { slugify } from './text/slug.ts';

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

/** Id of the wording that a source has of a keyword; undefined where it does not hold the keyword. */
export function revisionIn({ history }: Keyword, source: string): string | undefined {
  return history.find((attestation) => attestation.source === source)?.revision;
}

/** Where a source stands in the history of a keyword; -1 where it does not hold the keyword. */
export function placeIn({ history }: Keyword, source: string): number {
  return history.findIndex((attestation) => attestation.source === source);
}

/**
 * The wording of a keyword that held as of a source, and the source that has it; undefined where none had the keyword.
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

/** The wordings of a keyword, the one that holds now last and before it the one that it took the place of. */
export function asTheyLastHeld({ revisions, history }: Keyword): Revision[] {
  const last = ({ id }: Revision) => history.findLastIndex(({ revision }) => revision === id);
  return revisions.toSorted((a, b) => last(a) - last(b));
}

/**
 * The keyword that holds now for this one: itself, or where one rename after another leads. The reconciliation makes no
 * circle of renames; in files that somebody forged one ends where it began.
 */
export function currentKeyword(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Keyword {
  const passed = [keyword];
  for (;;) {
    const current = passed.at(-1) as Keyword;
    const next = bySlug.get(current.renamedTo ?? '');
    if (!next || passed.includes(next)) return current;
    passed.push(next);
  }
}

/** Whether two keywords are one, by renames: the same holds now for both. */
export function areOneNow(one: Keyword, other: Keyword, bySlug: ReadonlyMap<string, Keyword>): boolean {
  return currentKeyword(one, bySlug) === currentKeyword(other, bySlug);
}

/**
 * Whether the wordings of a keyword are compared with those of the one that holds now for it: where that is itself, or
 * took its place; across two renames nothing is compared.
 */
export function isComparedWith(keyword: Keyword, now: Keyword): boolean {
  return keyword === now || keyword.renamedTo === now.slug;
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

/**
 * The keywords that renames join, each behind those that it took the place of; one that was never renamed stands alone.
 */
export function familyOf(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Keyword[] {
  const family = new Set<Keyword>();
  const passed = new Set<Keyword>();
  const takeIn = (newer: Keyword) => {
    // In files that somebody forged renames may lead in a circle.
    if (passed.has(newer)) return;
    passed.add(newer);
    for (const name of newer.formerNames) {
      const older = bySlug.get(slugify(name));
      if (older?.renamedTo === newer.slug) takeIn(older);
    }
    family.add(newer);
  };
  takeIn(currentKeyword(keyword, bySlug));
  return [...family];
}
