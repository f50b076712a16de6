import { escapePattern } from '../../../../keywords/text/pattern.ts';
import { asks, clauseBegin, governs, isCost, sentenceStart } from '../../text/clause.ts';
import { offer } from '../../text/keyword-use.ts';
import { createOverlapTest } from '../../text/stretches.ts';
import { type ArrowFault, brokenArrow, missingArrow, toldOnly } from './arrow-fault.ts';
import { mayBeSentence } from './certain-arrows.ts';

/** Any verb with its object, for a pattern: after a sign it may begin an effect as well, `Disrupt a pen`. */
const anyVerb = String.raw`\p{Lu}\p{Ll}+\s(?:an?|another|each|that|the|this|up|your|\d{1,2}|X)\s`;

/** A verb with its object that begins no sentence for certain, since a name may begin so too: `Guard the Gate`. */
const otherVerb = new RegExp(`^(?!${sentenceStart})${anyVerb}`, 'u');

/**
 * Makes a pattern for a sentence within a cost, right after its words or with a sign between. Another cost may stand
 * before: `[tap], `.
 * @param another what may begin a sentence as well, after a sign
 */
const withinCostOr = (another: string) =>
  new RegExp(
    String.raw`(?<=${clauseBegin})(?<cost>(?:(?:\[\p{L}+\]|\p{Lu}\p{Ll}+),\s)?\p{Lu}\p{Ll}+(?:\s[^|•\n;:.!?"“”>→§()=]{1,150}?[\p{L}\p{N}\]])??)(?:(?:\s?(?<sign>[:=])|[^\S\n](?<dash>--?|[–—]))[^\S\n](?=${anyVerb}|${sentenceStart}${another})|[^\S\n](?=${sentenceStart}))`,
    'gu',
  );
const withinCost = withinCostOr('');

/**
 * The pattern for a sentence within a cost, which may also begin with the card's name. Only texts that have the name
 * get a pattern of their own, since making one takes long.
 */
function withinCostIn(text: string, own: string): RegExp {
  const isSaid = own !== '' && text.includes(own);
  return isSaid ? withinCostOr(String.raw`|${escapePattern(own)}\s\p{Ll}`) : withinCost;
}

/**
 * Finds sentences within a cost: `Discard a card Draw 2 cards.` Another dash after a found one separates two
 * abilities: `Pay 2 Force - Equip - The Jedi gets …`.
 */
export function sentencesWithinCosts(
  text: string,
  colonsOfKeywords: ReadonlySet<number>,
  afterPayment: readonly ArrowFault[],
  own: string,
): ArrowFault[] {
  const isTold = createOverlapTest(afterPayment);
  const pattern = withinCostIn(text, own);
  return [...text.matchAll(pattern)].flatMap(({ 0: all, index, groups = {} }): ArrowFault[] => {
    const { cost = '', sign = groups.dash } = groups;
    if (
      isTold({ start: index, end: index + cost.length }) ||
      !isCost(cost) ||
      governs.test(cost) ||
      (sign && (asks.test(cost) || offer.test(cost)))
    )
      return [];
    const signAt = sign ? text.indexOf(sign, index + cost.length) : -1;
    if (colonsOfKeywords.has(signAt)) return [];
    const start = index + all.length;
    if (sign) {
      const fault = brokenArrow(text, sign, signAt);
      const isInDoubt = otherVerb.test(text.slice(start, start + 60)) || mayBeSentence(text, cost, index);
      return [toldOnly(fault, isInDoubt)];
    }
    const found = /^\p{L}+/u.exec(text.slice(start, start + 20))?.[0] ?? '';
    // The lost sign may be one between two abilities; a doubled word is another finding.
    const isOwn = own !== '' && text.startsWith(own, start);
    return found === cost || isOwn ? [] : [missingArrow(found, start, null)];
  });
}
