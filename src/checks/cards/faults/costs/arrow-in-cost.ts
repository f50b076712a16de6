import { type CardFinding, finding } from '../../finding.ts';
import { arrows } from '../../text/clause.ts';
import { type KeywordUse, takesCost } from '../../text/keyword-use.ts';

/** A cost after the colon of a keyword, up to an arrow in the same sentence. */
const upToArrow = new RegExp(String.raw`^\s*[^\s|•\n.;"“”→§][^|•\n.;"“”→§]{0,150}?(${arrows})`);

/** In characters: how far after a colon an arrow is looked for. */
const farthest = 200;

/**
 * Finds an arrow within the cost that a keyword has as its argument, which pays for nothing else: `Upkeep: Pay 1 Force ->
 * Tap this unit.`
 */
export function findArrowInCost(text: string, use: KeywordUse): CardFinding[] {
  const { name, role, argumentEnd } = use;
  if (role === 'mentioned' || !takesCost(use)) return [];
  const [all = '', arrow = ''] = upToArrow.exec(text.slice(argumentEnd, argumentEnd + farthest)) ?? [];
  const end = argumentEnd + all.length;
  return all === '' ? [] : [finding('arrow-unexpected', { found: arrow, name }, end - arrow.length, end)];
}
