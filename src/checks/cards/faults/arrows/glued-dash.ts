import { arrows, longestCost, sentenceStart } from '../../text/clause.ts';
import { offer } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';

/** A sentence that certainly begins here; after a hyphen, another word with a capital letter may be half of a word. */
export const sentenceAfterDash = new RegExp(`^["“]?${sentenceStart}`, 'u');

/** A list mark at the end of a text. */
const listMark = /[-–—]\s*$/;

/** An arrow later in the same ability, or a dash that may be one. */
const leadsToArrowOrDash = new RegExp(String.raw`^[^|•\n"“”]{0,200}?(?:${arrows}|\s[-–—]\s)`);

/** Whether a dash lacks a blank on one side or both. */
export function isGluedDash(dash: string): boolean {
  return !/^\s.*\s$/s.test(dash);
}

/** Whether a dash after a payment may be a list mark, or stand for another sign than the arrow, which comes later. */
export function mayBelongElsewhere(text: string, paidAt: number, effectAt: number): boolean {
  const before = textBefore(text, paidAt, longestCost);
  const isListed = listMark.test(before) || offer.test(before);
  return isListed || leadsToArrowOrDash.test(text.slice(effectAt, effectAt + longestCost));
}
