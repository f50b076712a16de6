import { type Ability, fitsShape, type TemplateShape } from './ability.ts';
import { arrows, clauseOf, isCost } from './clause.ts';

/** An arrow that is not written as one, or has no cost in front of it. */
export interface ArrowFault {
  rule: 'arrow-broken' | 'arrow-missing' | 'cost-empty';
  /** The sign that stands there; where the arrow is missing, the ability that follows at once. */
  found: string;
  start: number;
  end: number;
}

/** What was meant for an arrow, between a cost and what it pays for. */
const broken =
  /(?<=[\p{L}\p{N}\].)] ?)[^\S\n]*(?:=\s?>|~>|[—–]>|>-+|-{3,}>|->>|>>|-\s->|->\s>|-+>(?:\s*-+>)+|[➔➜⇒\uf0e0])[^\S\n]*(?=["“[\p{L}])/gu;

/** What was meant for one where a cost stands in front of it, and may be another sign elsewhere. */
const doubtful = /(?<=[\p{L}\p{N}\].)])[^\S\n]+(?:>|<-|à)[^\S\n]+(?=[\p{L}["“])/gu;

const proper = new RegExp(`(?<=^|[|•:;*"“\\n]|[.!?] )\\s{0,8}(?:${arrows})`, 'g');

/** Finds arrows that are broken, and those in front of which the cost is missing. */
export function findArrowFaults(
  text: string,
  abilities: readonly Ability[],
  shapeOf: (slug: string) => TemplateShape,
): ArrowFault[] {
  const ofCosts = [...text.matchAll(doubtful)].filter(({ index }) => isCost(clauseBefore(text, index)));
  const signs = [...text.matchAll(broken), ...ofCosts].map(
    ({ 0: sign, index }): ArrowFault => toFault('arrow-broken', sign, index),
  );
  const dashes = abilities.flatMap((ability, index) =>
    dashBefore(text, ability, abilities[index - 1], shapeOf(ability.slug)),
  );
  const lost = abilities.flatMap((ability) => lostBefore(text, ability, shapeOf(ability.slug)));
  const empty = [...text.matchAll(proper)].map(({ 0: sign, index }) => toFault('cost-empty', sign, index));
  return [...signs, ...dashes, ...lost, ...empty];
}

/** A dash between a cost and an ability with its number: the point of the arrow was lost. One that begins a line is of a list. */
function dashBefore(
  text: string,
  { start, number }: Ability,
  previous: Ability | undefined,
  { hasNumber }: TemplateShape,
): ArrowFault[] {
  const before = text.slice(Math.max(0, start - 200), start);
  const sign = /[^\S\n](?:--?|[—–])[^\S\n]+$/.exec(before)?.[0];
  if (!sign || (hasNumber && number === null)) return [];
  const cost =
    before
      .slice(0, before.length - sign.length)
      .split(/[|•\n;"“:*]|[.!?]\s/)
      .at(-1) ?? '';
  // Behind another ability a dash goes on with a list.
  const namesAbility = (previous?.end ?? 0) > start - sign.length - cost.length;
  const isPaid = isCost(cost) && !/(?:^|\s)[-–]\s/.test(cost) && !namesAbility;
  return isPaid ? [toFault('arrow-broken', sign, start - sign.length)] : [];
}

/** What is paid, and nothing else but a colon: `Pay 3 Force`, `[tap], Pay 2 build points`. */
const paid =
  /^\s*(?:\[\p{L}+\],?\s*)?(?:Pay\s+(?:\d+|X)\s+(?!(?:and|during|for|less|more|or|to)\b)\p{L}+(?:\s+(?:counters?|points?|tokens?))?)\s*(:?)\s*$|^\s*\[\p{L}+\]\s*(:?)\s*$/u;

/** An ability right behind what is paid, with nothing or a colon between. */
function lostBefore(text: string, { name, start, end }: Ability, shape: TemplateShape): ArrowFault[] {
  const [all, behindPaid, behindSign] = paid.exec(clauseBefore(text, start)) ?? [];
  const colon = behindPaid || behindSign;
  if (all === undefined || !fitsShape(text, end, shape)) return [];
  if (colon) return [toFault('arrow-broken', colon, text.lastIndexOf(colon, start))];
  return [{ rule: 'arrow-missing', found: name, start, end: start + name.length }];
}

/** What was said before an offset since the last mark that ends an ability or a sentence. */
function clauseBefore(text: string, offset: number): string {
  return clauseOf(text.slice(Math.max(0, offset - 200), offset));
}

function toFault(rule: 'arrow-broken' | 'cost-empty', sign: string, index: number): ArrowFault {
  const start = index + (sign.length - sign.trimStart().length);
  return { rule, found: sign.trim(), start, end: start + sign.trim().length };
}
