import { heldAsOf, transitions } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import type { Changes } from './lookup.ts';

/** A change that took place, and the source that brought it. */
export interface Step {
  keyword: Keyword;
  /** The keyword that the new wording belongs to: another one after a rename. */
  holder: Keyword;
  change: Change;
  /** Id of the source. */
  source: string;
}

/**
 * The history of a keyword as the sources report it: from wording to wording, and last each rename, with the wordings
 * that both names had then. A rename stays the same whatever newer sources say, so that readers are told of it once.
 * @param sourceIds oldest first
 */
export function stepsOf(
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
  sourceIds: readonly string[],
): Step[] {
  const renames = changes.renamesOf(keyword.slug).flatMap(({ to, source }) => {
    const holder = bySlug.get(to);
    const held = (of: Keyword) => heldAsOf(of, source, sourceIds)?.revision ?? '';
    return holder ? [{ from: held(keyword), to: held(holder), source, holder }] : [];
  });
  const steps = [...transitions(keyword).map((step) => ({ ...step, holder: keyword })), ...renames];
  return steps.flatMap(({ from, to, source, holder }) => {
    const change = changes.between(keyword.slug, from, to);
    return change ? [{ keyword, holder, change, source }] : [];
  });
}
