import { arrows, asks, clauseOf, governs, isCost, longestCost } from '../../text/clause.ts';
import { type KeywordUse, offer } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { type ArrowFault, brokenArrow, missingArrow } from './arrow-fault.ts';

const beginsWithArrow = new RegExp(`^\\s*(?:${arrows})`);

/** A capitalised word, before which a name may have more such words: a unit that has the ability, `a Droid Pilot`. */
const endsInName = /\p{Lu}[\p{L}'’-]*\s$/u;

/** Finds an ability within a cost or after its colon: `Discard a card Evade 2`, `Tap: Evade 2`. */
export function abilityWithinCost(
  text: string,
  use: KeywordUse,
  argumentsOfCost: ReadonlySet<number>,
  colonsOfKeywords: ReadonlySet<number>,
): ArrowFault[] {
  const { role, name, shape, start, end, argumentEnd } = use;
  // Before an arrow it is part of the cost: `Tap a Pilot -> …`.
  if (beginsWithArrow.test(text.slice(argumentEnd, argumentEnd + 10))) return [];
  if (role === 'own' && fitsShape(text, end, shape))
    return colonAfterCost(text, start, argumentsOfCost, colonsOfKeywords);
  if (role !== 'mentioned' || text.slice(start, end) !== name || !fitsShape(text, end, shape)) return [];
  if (shape.hasPrefix && endsInName.test(textBefore(text, start, longestCost))) return [];
  const clause = clauseOf(textBefore(text, start, longestCost));
  const isPaid = /^\s?(?:Tap|[\p{Lu}\d]\S*\s+\S.*[\p{L}\p{N})])\s$/u.test(clause) && isCost(clause);
  return isPaid && !governs.test(clause.trimEnd()) ? [missingArrow(name, start, null)] : [];
}

/** Finds a colon between a cost and an ability that no sentence asks for or gives. */
function colonAfterCost(
  text: string,
  start: number,
  argumentsOfCost: ReadonlySet<number>,
  colonsOfKeywords: ReadonlySet<number>,
): ArrowFault[] {
  const before = textBefore(text, start, longestCost);
  const colon = /:[^\S\n]?$/.exec(before)?.[0];
  const clause = colon === undefined ? '' : clauseOf(before.slice(0, -colon.length)).trim();
  // After the colon of another keyword: `INSERT: Discard a card: Evade 2`.
  const cost = clause.split(':').at(-1)?.trim() ?? '';
  const costAt = before.lastIndexOf(cost) + start - before.length;
  // After a keyword a complete sentence belongs to it.
  const isOwn = argumentsOfCost.has(costAt) || (cost !== clause && /[.!?]$/.test(cost));
  const isPaid =
    /^\p{Lu}/u.test(cost) &&
    isCost(cost) &&
    !isOwn &&
    !/\b(?:additional|extra|fewer|gains?|gets?|gives?|ha(?:s|ve)|less|more|with)\b|[.!?]\p{Lu}/u.test(cost);
  if (colon === undefined || colonsOfKeywords.has(start - colon.length)) return [];
  if (!isPaid || asks.test(cost) || offer.test(clause)) return [];
  return [brokenArrow(text, ':', start - colon.length)];
}
