import type { FactsOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { Segment } from '../../keywords/model.ts';
import type { CardRule, cardRules } from './card-rules.ts';
import type { Quoted, Stretch } from './text/stretches.ts';

/** Something that a set designer should look at, in a stretch of the card's text. */
export interface CardFinding<Id extends CardRule = CardRule> extends Stretch {
  rule: Id;
  /** What the rule's sentence tells. */
  facts: FactsOf<typeof cardRules, Id>;
  /** What to write there instead, where that is known. */
  replacement: string | null;
  /** How reminder text differs from what the keyword means now. */
  segments: Segment[] | null;
}

/**
 * Makes a finding: which rule is broken, what its sentence must be told, from which offset to which.
 * @param replacement what to write instead; null where nobody can tell
 */
export function finding<Id extends CardRule>(
  rule: Id,
  facts: FactsOf<typeof cardRules, Id>,
  start: number,
  end: number,
  replacement: string | null = null,
): CardFinding<Id> {
  return { rule, facts, start, end, replacement, segments: null };
}

/** What makes a finding of what stands there alone. */
export function quotedFinding(
  rule: 'ability-doubled' | 'bracket-open' | 'keyword-unknown' | 'quotation-open' | 'template-unfilled',
) {
  return ({ found, start, end }: Quoted): CardFinding => finding(rule, { found }, start, end);
}
