import { beginsWithNothing, emptyEffect } from '../../text/after-name.ts';
import { arrows, longestCost, wholeCost } from '../../text/clause.ts';
import { alwaysPaid } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { foundIn, type Stretch, textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { type ArrowFault, brokenArrow } from './arrow-fault.ts';
import { leadsToAnyArrow } from './arrow-signs.ts';

/** An arrow where an ability begins. */
const withoutCost = new RegExp(`(?<=^|[|•:;*“\\n]|(?<!\\S)"|[.!?] )\\s{0,8}(?:${arrows})`, 'g');

/** A whole ability that is only what is always a cost: `| Pay 2 Force |`. */
const costAlone = new RegExp(
  String.raw`(?<=(?:^|[|•"“]|(?<!,)\n)\s{0,3})${wholeCost}(?=\s{0,3}(?:$|\|(?!>)|[•"”]))`,
  'gu',
);

/** Words that lead to a list of what is done, each an item of its own. */
const leadsToList = /:\s*(?:$|[|•–—-])|\bcost\s*[|•:]\s*$/i;

/** A quotation that gives no ability and begins at the end of a text: `may "Pay 2 Force" or …`. */
const quotes = /(?<!\b(?:gains?|gets?|ha(?:s|ve))\s)["“]$/i;

/** In characters: how far before an item the words that lead to its list are looked for. */
const longestList = 500;

/** Whether a cost may be an item of a list, `Choose one: • Pay 2 Force • Discard a card.`, or is only spoken of. */
function isChoice(text: string, { start, end }: Stretch): boolean {
  const before = textBefore(text, start, longestList);
  return leadsToList.test(before) || (quotes.test(before) && /["”]/.test(text[end] ?? ''));
}

/** An arrow without an effect. */
const toNothing = new RegExp(`(?:${arrows})(?=${emptyEffect})`, 'g');

/** Finds arrows that have no cost before them, but nothing or an ability. */
export function findEmptyCosts(text: string, uses: readonly KeywordUse[]): ArrowFault[] {
  const alone = foundIn(text, withoutCost).map(({ found, start }) => withoutItsCost(text, found, start));
  return [...alone, ...uses.flatMap((use) => arrowAfterAbility(text, use))];
}

/** Finds arrows and costs with no effect after them. */
export function findEmptyEffects(text: string): ArrowFault[] {
  const costsAlone = foundIn(text, costAlone).filter(
    (each) => each.found.length < text.trim().length && !isChoice(text, each),
  );
  return [...foundIn(text, toNothing), ...costsAlone].map(
    (each): ArrowFault => ({ ...each, rule: 'effect-empty', replacement: null }),
  );
}

/** The fault of an arrow that pays for nothing. */
function withoutItsCost(text: string, written: string, index: number): ArrowFault {
  return { ...brokenArrow(text, written, index), rule: 'cost-empty', replacement: null };
}

/** The beginning of an ability, up to its name. */
const beginsAbility = new RegExp(`(?:^|[|•\\n"“]|${arrows})\\s*$`);

/** An arrow after an ability. */
const arrowAfter = new RegExp(`^\\s*(?<sign>${arrows})\\s*`);

/** What is always a cost; after an ability it is another finding, unless it leads to an effect. */
const beginsCost = new RegExp(`^(?:Pay|${alwaysPaid})\\b|^\\[`);

/** Finds an arrow after an ability, which is no cost: `Armor -> Evade 2`. */
function arrowAfterAbility(text: string, { role, start, end, argumentEnd, shape }: KeywordUse): ArrowFault[] {
  const { 0: all, groups = {} } = arrowAfter.exec(text.slice(argumentEnd, argumentEnd + 10)) ?? {};
  const isWhole = role === 'own' && !shape.hasColon && fitsShape(text, end, shape);
  if (all === undefined || !isWhole || !beginsAbility.test(textBefore(text, start, 20))) return [];
  const rest = text.slice(argumentEnd + all.length, argumentEnd + longestCost);
  if (beginsWithNothing.test(rest) || (beginsCost.test(rest) && !leadsToAnyArrow.test(rest))) return [];
  return [withoutItsCost(text, groups.sign ?? '', argumentEnd)];
}
