import type { Traits } from '../../../../keywords/model.ts';
import { type CardFinding, finding } from '../../finding.ts';
import type { CurrentKeywords } from '../../names/current-keywords.ts';
import { arrows, beginsItem, paidSign } from '../../text/clause.ts';
import { alwaysPaid } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';

const afterCost = new RegExp(String.raw`[\p{L}\p{N}\])]\s*(?:${arrows})\s*$`, 'u');

/** Whether an arrow with a cost, or the end of one, stands before a place. */
function isPaidFor(text: string, start: number): boolean {
  return afterCost.test(textBefore(text, start, 20));
}

/** How long somebody gets an ability: `until end of turn`. */
const lasting = /\b(?:until|for (?:its|this)|this (?:attack|battle|turn))\b/;

/**
 * Finds a cost before an ability that is not activated: `Pay 1 Force -> Armor`. With more words the ability may be the
 * effect: `Pay 1 Force -> Armor until end of turn`.
 */
export function findUnexpectedCost(text: string, use: KeywordUse, mode: Traits['mode']): CardFinding[] {
  const { role, name, hasColon, start, argumentEnd } = use;
  if (role !== 'own' || mode === null || mode === 'activated') return [];
  const effect = hasColon ? (text.slice(argumentEnd, argumentEnd + 300).split(/[|•\n]/, 1)[0] ?? '') : '';
  const isWhole =
    (hasColon && !lasting.test(effect)) ||
    /^\s*(?:$|[.;|•*(\n"”])/.test(text.slice(argumentEnd, argumentEnd + 20));
  return isPaidFor(text, start) && isWhole
    ? [finding('cost-unexpected', { name, mode }, start, argumentEnd)]
    : [];
}

/** The end of an ability with a reminder at most, up to the next separator. */
const endsThere = /^\.?(?:\s*\([^()\n]*\))?\.?\s*(?:$|[|•\n])/;

/** Words of rulings that tell what an ability does when nothing is paid: `without an activation cost`. */
const costsNothing = /\bwithout an activation cost\b/;

/**
 * Finds activated abilities without a cost before them: `Armor | Evade 2`. A text of one ability alone may be a
 * question about it and no card, where nobody knows what it is called.
 * @param cardName what the card is called; null where nobody knows
 */
export function findUnpaid(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null,
  { modeOf, meaningsOf }: CurrentKeywords,
): CardFinding[] {
  const first = text.search(/\S/);
  const last = text.trimEnd().length;
  return uses.flatMap(({ slug, role, shape, start, end, argumentEnd }): CardFinding[] => {
    if (role !== 'own' || modeOf(slug) !== 'activated' || shape.hasColon) return [];
    const rest = endsThere.exec(text.slice(argumentEnd, argumentEnd + longestReminder))?.[0];
    const isWhole =
      rest !== undefined && beginsItem.test(textBefore(text, start, 20)) && fitsShape(text, end, shape);
    const isAll = cardName === null && start === first && argumentEnd + (rest?.length ?? 0) >= last;
    const mayCostNothing = () => meaningsOf(slug).rulings.some((ruling) => costsNothing.test(ruling));
    if (!isWhole || isAll || isPaidFor(text, start) || mayCostNothing()) return [];
    return [finding('cost-empty', { found: text.slice(start, argumentEnd) }, start, argumentEnd)];
  });
}

/** In characters: a reminder is hardly longer. */
const longestReminder = 400;

/** What is paid: after an arrow any action, after other signs only what is always a cost. */
const paid = String.raw`(?:(?:Pay\s+(?:\d+|X)\s+\p{L}+(?:\s\p{L}+)?|${paidSign})(?:,\s+(?=\p{L}|\[))?)+`;
const done = String.raw`(?:${alwaysPaid})(?:\s[^|•\n.;:"“>→§]{1,80})?`;

/** A cost in the place of an effect, with nothing after it. */
const afterAbility = new RegExp(
  String.raw`^[^\S\n]*(?:(?:${arrows})\s{0,3}(?<far>${paid}|${done})|[:,–—-]\s{1,3}(?<near>${paid}))(?=\.?\s*(?:$|[|•\n("”]))`,
  'u',
);

/** In characters: no cost is longer. */
const longestAfter = 150;

/** Finds a cost after its effect: `Evade 2 -> Pay 1 Force`. */
export function findCostAfter(text: string, use: KeywordUse, mode: Traits['mode']): CardFinding[] {
  const { role, shape, start, end, argumentEnd } = use;
  const mayBePaid = role === 'own' && (mode === null || mode === 'activated') && !shape.hasColon;
  if (!mayBePaid || !fitsShape(text, end, shape) || isPaidFor(text, start)) return [];
  const signStart = text[argumentEnd - 1] === ':' ? argumentEnd - 1 : argumentEnd;
  const { 0: all = '', groups = {} } =
    afterAbility.exec(text.slice(signStart, signStart + longestAfter)) ?? {};
  const found = groups.far ?? groups.near;
  if (found === undefined) return [];
  const costEnd = signStart + all.length;
  return [
    finding(
      'cost-behind',
      { found, name: text.slice(start, signStart).trim() },
      costEnd - found.length,
      costEnd,
    ),
  ];
}
