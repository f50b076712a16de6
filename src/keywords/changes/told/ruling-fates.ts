import type { PartChange, PartStatus } from '../../model.ts';
import { followsOn } from '../../wording/passages.ts';
import { sideOf } from '../compare/segments.ts';
import { passageStatusOf } from './passages.ts';

/**
 * What became of the rulings of a change, to be counted: a part that only follows on the one before it is of the same
 * ruling, and one that gained or lost such a part was reworded, since that is how the comparison shows it.
 */
export function fatesOfRulings(rulings: readonly PartChange[]): PartStatus[] {
  const groups: PartStatus[][] = [];
  /** The ruling of the new wording that the next part may follow on. */
  let current: PartStatus[] | undefined;
  /** Where that of the old wording is continued. */
  let continued: PartStatus[] | undefined;
  for (const { status, moved, segments } of rulings) {
    const old = sideOf(segments, '-');
    const isJoint = followsOn(sideOf(segments, status === 'removed' ? '-' : '+'));
    const joined = isJoint ? (status === 'removed' ? continued : current) : undefined;
    const group: PartStatus[] = joined ?? [];
    if (!joined) groups.push(group);
    group.push(status);
    if (status !== 'removed') current = group;
    const leads = continued === undefined || !followsOn(old);
    if (status !== 'added' && !moved && leads) continued = group;
  }
  return groups.map(passageStatusOf);
}
