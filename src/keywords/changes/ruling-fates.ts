import type { PartChange, PartStatus } from '../model.ts';
import { followsOn } from '../wording/passages.ts';
import { passageStatusOf } from './passages.ts';
import { sideOf } from './segments.ts';

/**
 * What became of the rulings of a change, to be counted: of each part by itself, but of a ruling that gained or lost a
 * part which only follows on it, once that it was reworded, since that is how the comparison shows it.
 */
export function fatesOfRulings(rulings: readonly PartChange[]): PartStatus[] {
  const groups: PartStatus[][] = [];
  /** The ruling of the new wording that the next part may follow on. */
  let current: PartStatus[] | undefined;
  /** Where that of the old wording is continued; null where it was removed. */
  let continued: PartStatus[] | null | undefined;
  for (const { status, moved, segments } of rulings) {
    const old = sideOf(segments, '-');
    const isJoint = followsOn(sideOf(segments, status === 'removed' ? '-' : '+'));
    const joined = isJoint ? (status === 'removed' ? continued : current) : undefined;
    const group: PartStatus[] = joined ?? [];
    if (!joined) groups.push(group);
    group.push(status);
    if (status !== 'removed') current = group;
    const leads = continued === undefined || !followsOn(old);
    if (status !== 'added' && !moved && leads) continued = status === 'removed' ? null : group;
  }
  return groups.flatMap((group) => (new Set(group).size === 1 ? group : passageStatusOf(group)));
}
