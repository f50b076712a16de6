import { arrows, costVerbs, longestCost, paidSign } from '../../text/clause.ts';
import { costUnits, currency } from '../../text/game-words.ts';
import { textBefore } from '../../text/stretches.ts';
import type { ArrowFault } from './arrow-fault.ts';

/** An amount of what is paid. */
const amount = String.raw`(?:\d+|X)\s+(?:${currency}|${costUnits})\b`;

/** A cost at the beginning of a clause that is hardly an effect, as “Draw a card” is, or its sign at the end. */
const surelyPaid = new RegExp(
  String.raw`^\s*(?:\[\p{L}{1,20}\],\s*)?(?:(?:Pay|Add|${costVerbs})\b|${paidSign}|${amount})|${paidSign}\s*$`,
  'iu',
);

/** A cost that is no sentence without its effect: `Pay 2 moss`, `[tap]`, `Tap`. */
const neverSentence = new RegExp(String.raw`^\s*(?:Pay\b|Tap\s*$)|${paidSign}\s*$`, 'iu');

/**
 * Whether a sign after a clause that is a cost may end a sentence as well: one that is not certainly a cost, or stands
 * after another sentence, `Draw a card. Put it down: Turn one.`
 */
export function mayBeSentence(text: string, clause: string, start: number): boolean {
  const isAfterOther = /[.!?]\s*$/.test(textBefore(text, start, 5));
  return !isSurelyPaid(clause) || (isAfterOther && !neverSentence.test(clause));
}

/** What is paid, before which a sign stands within a cost, `Pay 2 > Force`, or for a comma: `[tap] > Pay 2 moss`. */
const beginsPayment = new RegExp(String.raw`^\s*(?:(?:Pay|${currency}|${costUnits})\b|${paidSign})`);

/** A word at the end of a clause that ends none: `Choose a`. */
export const needsMore =
  /\b(?:an?|and|any|by|each|for|from|gains?|gets?|in|its|of|on|or|other|than|the|their|this|to|with(?:out)?|your)\s*$/i;

/** Whether a clause is a cost, and is so certainly that a sign after it can only be its arrow. */
export function isSurelyPaid(clause: string): boolean {
  return surelyPaid.test(clause);
}

/** A word of the effect before its arrow, which stands there with its comma: `Pay 2 moss Also, ->`. */
const effectBefore = new RegExp(
  String.raw`Pay\s(?:\d+|X)\s(?:more\s)?(?:${currency}|${costUnits})\s\p{Lu}\p{L}*$`,
  'u',
);

/**
 * Whether a sign that may be an arrow may as well be another: a full stop typed with shift, `Draw a card> Rest.`, one
 * before a stroke, `Draw a card.> Leap 2`, or one too many within a sentence, `Put a > counter on it`.
 */
export function mayBeOther(text: string, { found, start, end }: ArrowFault, clause: string): boolean {
  const after = text.slice(end, end + longestCost);
  const isWithinSentence = /^\s*\p{Ll}/u.test(after) || needsMore.test(clause);
  const isGlued = !/\s/.test(text.charAt(start - 1)) && !neverSentence.test(clause);
  if (found === '.>') return isGlued;
  if (found.startsWith(',')) return effectBefore.test(clause);
  const isBeforeCost = beginsPayment.test(after);
  return found.length === 1 && (isWithinSentence || isBeforeCost || isGlued || !isSurelyPaid(clause));
}

/** An angle bracket that is open at the end of a text: `<Tap`. */
export const openAngle = /[<＜][^<>＜＞|\n]*$/;

/** What closes it, with an arrow after it. */
const closedBeforeArrow = new RegExp(`^[>＞]\\s?(?:${arrows})$`);

/** Whether the first point of a sign closes a bracket, and the rest is an arrow: `<Tap> ->`. */
export function isBracketAndArrow(text: string, { found, start }: ArrowFault): boolean {
  return closedBeforeArrow.test(found) && openAngle.test(textBefore(text, start, longestCost));
}
