import { capitalise } from '../../../../keywords/text/capitalise.ts';
import { escapePattern } from '../../../../keywords/text/pattern.ts';
import {
  arrows,
  asks,
  capitalVerbs,
  clauseBegin,
  costVerbs,
  governs,
  isCost,
  longestCost,
  paidSign,
  sentenceStart,
  wholeCost,
} from '../../text/clause.ts';
import { costUnits, countedUnits, currency, verbs, verbsOfCard } from '../../text/game-words.ts';
import { type KeywordUse, offer, takesCost } from '../../text/keyword-use.ts';
import { createOverlapTest, foundIn, skipBlanks, textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { withoutPrinting } from '../../text/title.ts';
import { abilityWithinCost } from './ability-within-cost.ts';
import { type ArrowFault, brokenArrow, missingArrow, toldOnly } from './arrow-fault.ts';
import { mayBeSentence } from './certain-arrows.ts';
import { isGluedDash, mayBelongElsewhere, sentenceAfterDash } from './glued-dash.ts';

/** What is paid; another capitalised word may begin the effect: `Pay 2 Deploy Quill to …`. */
const whatIsPaid = String.raw`(?:(?:\p{Ll}+(?!\p{L})|${currency}(?!\p{Ll}))(?:\s+(?:${countedUnits}))?|\p{Lu}\p{Ll}+\s+(?:${countedUnits}))`;

/** An amount of something, without a word that continues a sentence. */
const soMuch = String.raw`(?:\d+|X)\s+(?:more\s+)?(?!(?:additional|and|during|extra|for|less|more|or|to)\b)${whatIsPaid}`;

/** One cost of several: `Pay 3 Force`, `Pay 3`, `[tap]`, or any word before a colon. */
const eachPaid = String.raw`(?:Pay\s+${soMuch}|Pay\s+(?:\d+|X)(?=\s+\p{Lu})|${paidSign}|\[\p{L}+\](?=,\s*Pay\b)|\p{Lu}\p{Ll}+(?=:))`;

/** Complete costs where an ability can begin: `Pay 3 Force`, `[tap], Pay 2 build points`, `Tap`. */
const payments = new RegExp(
  String.raw`(?<=${clauseBegin}|,\s(?=Pay\s))(?:${eachPaid}|\p{Lu}\p{Ll}+(?=,))(?:,?\s*(?:${eachPaid}|${soMuch}))*`,
  'gu',
);

/** A sign between a cost and its effect, with the spaces around it, or a word; or nothing at all. */
const between =
  /^(?:[^\S\n]+(?<word>and|for|then|to)[^\S\n]+|[^\S\n]*(?<sign>[:=,;])[^\S\n]*|[^\S\n]*(?<dash>--?|[–—])[^\S\n]*|[^\S\n]+|)(?=["“]?\p{Lu}|(?<=:[^\S\n]{0,2})\p{Ll})/u;

/** Whether a text begins with what is done, without its capital letter, `draw a card.`, and with no more of a cost. */
function isSmallSentence(text: string): boolean {
  return /^\p{Ll}+\s+[\p{L}\d+]/u.test(text) && !leadsToArrow.test(text);
}

/** The beginning of a sentence that is an effect: `Draw a card.`, `Equip`, `The attacking unit gets …`. */
const sentence = /^["“]?\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,3}(?=\s+[\p{Ll}\p{N}+]|\s*(?:$|[|.]))/u;

/** An amount at the end of a cost, which does not say of what. */
const endsInAmount = /(?:\d|X)$/;

/** An amount of one word in small letters at the end of a cost, which is no unit of costs. */
const endsInWord = new RegExp(String.raw`(?:\d|X)\s+(?:more\s+)?(?!(?:${costUnits})$)\p{Ll}+$`, 'u');
const endsInVerb = new RegExp(String.raw`(?:\d|X)\s+(?:more\s+)?(?:${verbs})$`);

/** Two words or more up to the end of an ability, with no arrow: `Deploy Quill to the marsh.` */
const wholeEffect = /^\p{Lu}\p{Ll}+\s\p{L}[^|•\n>→§"”]{0,150}(?:$|[|•\n"”])/u;

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
  const afterPayment = lostAfterPayment(text, uses, argumentsOfCost, own);
  return [
    ...commasAfterCosts(text, uses),
    ...uses.flatMap((use) => abilityWithinCost(text, use, argumentsOfCost, colonsOfKeywords)),
    ...sentencesWithinCosts(text, colonsOfKeywords, afterPayment, own),
    ...afterPayment,
  ];
}

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

/** A verb that is a cost alone: `Tap`. */
const cardVerb = `(?:${verbsOfCard.map(capitalise).join('|')})`;

/** A whole cost where an ability can begin, with a comma and a capital letter after it: `Discard a card, Draw 2 cards.` */
const commaAfter = new RegExp(
  String.raw`(?<=${clauseBegin})(?:(?:(?:${paidSign}|${cardVerb}),\s)?${wholeCost}|${cardVerb}|${costVerbs}\s[^|•\n;:,.!?"“”()>→§]{1,120}),\s(?=\p{Lu})`,
  'gu',
);

/** The beginning of an effect, which is no other cost. */
const beginsEffect = new RegExp(String.raw`^(?!(?:Pay|${costVerbs})\s)${sentenceStart}`, 'u');

/** The end of an ability that stands alone after a cost. */
const endsAlone = /^\.?\s*(?:$|[|•\n("”])/;

const leadsToArrow = new RegExp(String.raw`^[^|•\n"“”]{0,200}?(?:${arrows})`);

/** More of a list of what is done: another verb with a capital letter, or a joining word. */
const goesOnAsList = new RegExp(
  String.raw`^[^|•\n.;"“”]{0,150},\s(?:and|or|then|Gain|${costVerbs}|${capitalVerbs})\s`,
);

/** The end of what leads to a list or is an effect: `Choose one: `, `Choose one - `. */
const afterLead = /(?::|(?<!\p{L})\p{Ll}+\s[-–—])\s*$/u;

/** Finds commas in place of an arrow, after a cost that no other cost follows. */
function commasAfterCosts(text: string, uses: readonly KeywordUse[]): ArrowFault[] {
  const byStart = new Map(uses.map((use) => [use.start, use]));
  const ends = new Set(uses.map(({ argumentEnd }) => argumentEnd));
  return foundIn(text, commaAfter).flatMap(({ found, start, end }): ArrowFault[] => {
    const rest = text.slice(end, end + longestCost + 10);
    const use = byStart.get(end);
    const isAbility =
      use !== undefined &&
      fitsShape(text, use.end, use.shape) &&
      endsAlone.test(text.slice(use.argumentEnd, use.argumentEnd + 20));
    if (!(isAbility || beginsEffect.test(rest)) || leadsToArrow.test(rest)) return [];
    if (goesOnAsList.test(rest) || afterLead.test(textBefore(text, start, 10))) return [];
    // Of two abilities both may be what is lost: `Lose Leap 2, Vault`.
    if (isAbility && ends.has(start + found.lastIndexOf(','))) return [];
    return [toldOnly(brokenArrow(text, ',', start + found.lastIndexOf(',')))];
  });
}

/**
 * Finds sentences within a cost: `Discard a card Draw 2 cards.` Another dash after a found one separates two
 * abilities: `Pay 2 Force - Equip - The Jedi gets …`.
 */
function sentencesWithinCosts(
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

/** Finds effects right after a complete cost, with nothing or another sign between. */
function lostAfterPayment(
  text: string,
  uses: readonly KeywordUse[],
  argumentsOfCost: ReadonlySet<number>,
  own: string,
): ArrowFault[] {
  const byStart = new Map(uses.map((use) => [use.start, use]));
  const withColon = new Map(uses.filter(({ hasColon }) => hasColon).map((use) => [use.end, use]));
  return foundIn(text, payments).flatMap((all): ArrowFault[] => {
    const { start: paidAt } = all;
    // The word before the colon of a keyword is its name: "Pay 2 Force Vault: Rest".
    const named = withColon.get(all.end);
    const paid = named ? text.slice(paidAt, named.start).trimEnd().replace(/,$/, '') : all.found;
    const end = paidAt + paid.length;
    const { 0: gap, groups = {} } = between.exec(text.slice(end, end + 20)) ?? {};
    if (gap === undefined || argumentsOfCost.has(paidAt) || !isCost(paid) || asks.test(paid)) return [];
    const start = end + gap.length;
    const sign = groups.sign ?? groups.dash ?? groups.word;
    const isGlued = groups.dash !== undefined && isGluedDash(gap);
    if (isGlued && mayBelongElsewhere(text, paidAt, start)) return [];
    const use = byStart.get(start);
    const isAbility = use !== undefined && fitsShape(text, use.end, use.shape);
    // A sign in brackets may be the type of a card; and where a page lost the arrow, several spaces are left of it.
    const isDoubtful = sign === ',' || sign === ';' || groups.word !== undefined;
    const isCertain = isCost(paid.replace(/[[\]]/g, '')) && !isDoubtful && (sign || gap.length <= 1);
    const isSentence =
      (isGlued ? sentenceAfterDash : sentence).test(text.slice(start, start + 100)) ||
      (sign === ':' && isSmallSentence(text.slice(start, start + longestCost + 10))) ||
      (own !== '' && text.startsWith(`${own} `, start));
    const isBare = endsInAmount.test(paid);
    const isEffect =
      isCertain &&
      isSentence &&
      (!isBare || (!use && wholeEffect.test(text.slice(start, start + longestCost))));
    if ((!isAbility || isBare) && !isEffect) return [];
    // What is paid may be the verb of an effect: "Pay 2 untap Quill".
    const isOwn = own !== '' && text.startsWith(own, start);
    const mayBeVerb = endsInVerb.test(paid) || (isOwn && endsInWord.test(paid));
    // Without what is paid, after a word that goes on, or within one word, nobody knows what else was lost.
    const isWhole = !isBare && !governs.test(paid);
    const isClear = gap !== '' && isWhole && !named && (sign !== undefined || !mayBeVerb);
    if (sign) {
      return [toldOnly(brokenArrow(text, sign, text.indexOf(sign, end)), !isClear)];
    }
    const said = use && text.slice(use.start, use.end);
    const found = said ?? /^["“]?[\p{L}'’-]+/u.exec(text.slice(start, start + 60))?.[0] ?? '';
    return [missingArrow(found, start, isClear ? `-> ${found}` : null)];
  });
}
