import { currentRevision } from '../../history.ts';
import type { Keyword } from '../../model.ts';
import { currentKeyword } from '../../renames/family.ts';
import type { Passage } from '../../wording/passages.ts';
import type { Changes } from '../lookup.ts';
import { passageSince, sinceOf } from '../since.ts';

const past = { changed: 'no longer holds', spelling: 'holds in another spelling' } as const;

/**
 * What became of a wording, as its picture, its description and copies of its text say it: `Wording 1a2b3c4d: no longer
 * holds`. Null where it holds now.
 */
export function sayFate(
  keyword: Keyword,
  id: string,
  changes: Changes,
  bySlug: ReadonlyMap<string, Keyword>,
): string | null {
  const since = sinceOf(keyword, id, changes);
  if (since !== 'same') return sayOf(id, past[since]);
  const now = currentKeyword(keyword, bySlug);
  return now === keyword ? null : sayOf(id, renamedTo(now));
}

/**
 * What became of a wording, as a quotation of one of its passages says it. Null where the words of the passage still
 * hold, whatever else in the wording was changed: whoever reads the quotation would take them for out of date.
 */
export function sayPassageFate(
  keyword: Keyword,
  id: string,
  passage: Passage,
  changes: Changes,
  bySlug: ReadonlyMap<string, Keyword>,
): string | null {
  const change = changes.since(keyword, id);
  return change && passageSince(change, passage) === null ? null : sayFate(keyword, id, changes, bySlug);
}

/** Whether a line says of a wording what became of it, in these words and truly; it claims nothing of the game. */
export function saysFate(line: string, bySlug: ReadonlyMap<string, Keyword>): boolean {
  const id = /^Wording ([0-9a-f]{8}): /.exec(line)?.[1];
  if (id === undefined) return false;
  const keyword = [...bySlug.values()].find(({ revisions }) => revisions.some((one) => one.id === id));
  if (!keyword) return false;
  const now = currentKeyword(keyword, bySlug);
  const isCurrent = currentRevision(keyword).id === id;
  if (isCurrent && now === keyword) return false;
  const fates = isCurrent ? [renamedTo(now)] : Object.values(past);
  return fates.some((fate) => line === `${sayOf(id, fate)}.`);
}

function sayOf(id: string, fate: string): string {
  return `Wording ${id}: ${fate}`;
}

function renamedTo({ name }: Keyword): string {
  return `since renamed, now ${name}`;
}
