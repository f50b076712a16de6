import type { KeywordUse } from '../../text/keyword-use.ts';
import { createOverlapTest, skipBlanks } from '../../text/stretches.ts';
import type { ArrowFault } from './arrow-fault.ts';
import { findArrowSigns, findDashes } from './arrow-signs.ts';
import { findEmptyCosts, findEmptyEffects } from './empty-sides.ts';
import { findLostArrows } from './lost-arrows.ts';
import { findSecondArrows, withoutSecondArrows } from './second-arrows.ts';
import { findUnclearCosts } from './unclear-costs.ts';

/**
 * Finds arrows that are broken or lost, that have no cost before them or only a part of one, and that have no effect.
 * @param cardName what the card is called, with which a sentence may begin; null where nobody knows
 */
export function findArrowFaults(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null,
): ArrowFault[] {
  const signs = findArrowSigns(text, uses);
  const isInSign = createOverlapTest(signs);
  const dashes = findDashes(text, uses);
  // A broken arrow that is a letter as well is no part of its cost: `Pay 1 Force à Evade 2`.
  const afterSigns = new Set(signs.map(({ end }) => skipBlanks(text, end)));
  const lost = findLostArrows(text, uses, cardName).filter(
    ({ rule, start }) => rule !== 'arrow-missing' || !afterSigns.has(start),
  );
  // Of several faults at one place the last counts, which knows most.
  const faults = [
    ...new Map(
      [
        ...findSecondArrows(text, [...signs, ...dashes, ...lost]),
        ...signs,
        ...dashes,
        ...lost,
        ...findEmptyCosts(text, uses),
        ...findUnclearCosts(text, uses).filter((cost) => !isInSign(cost)),
        ...findEmptyEffects(text),
      ].map((fault) => [fault.start, fault]),
    ).values(),
  ];
  return withoutSecondArrows(text, faults, uses);
}
