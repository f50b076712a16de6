import { type KeywordUse, takesCost } from '../../text/keyword-use.ts';
import { skipBlanks } from '../../text/stretches.ts';
import { withoutPrinting } from '../../text/title.ts';
import { abilityWithinCost } from './ability-within-cost.ts';
import type { ArrowFault } from './arrow-fault.ts';
import { commasAfterCosts } from './comma-after-cost.ts';
import { effectsAfterCosts } from './effect-after-cost.ts';
import { sentencesWithinCosts } from './sentence-within-cost.ts';

/** In characters: a longer name begins no sentence. */
const longestOwn = 100;

/**
 * Finds costs with nothing between them and their effect, or a sign that is no arrow.
 * @param cardName what the card is called, with which a sentence may begin; null where nobody knows
 */
export function findLostArrows(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null,
): ArrowFault[] {
  const called = withoutPrinting(cardName);
  const own = called.length > longestOwn ? '' : called;
  // The argument of a keyword may be a cost, and has no effect: `Upkeep: Pay 1 Force`.
  const argumentsOfCost = new Set(
    uses.filter(takesCost).map(({ argumentEnd }) => skipBlanks(text, argumentEnd)),
  );
  // The colon of a keyword does not separate a cost from its effect: `Tap Quill Toll: …`.
  const colonsOfKeywords = new Set(
    uses.filter(({ hasColon }) => hasColon).map(({ argumentEnd }) => argumentEnd - 1),
  );
  const afterPayment = effectsAfterCosts(text, uses, argumentsOfCost, own);
  return [
    ...commasAfterCosts(text, uses),
    ...uses.flatMap((use) => abilityWithinCost(text, use, argumentsOfCost, colonsOfKeywords)),
    ...sentencesWithinCosts(text, colonsOfKeywords, afterPayment, own),
    ...afterPayment,
  ];
}
