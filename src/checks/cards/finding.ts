import type { FactsOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { Segment } from '../../keywords/model.ts';
import type { CardRule, cardRules } from './card-rules.ts';
import type { Quoted, Stretch } from './text/stretches.ts';

/** A finding in the text of a card. */
export interface CardFinding<Id extends CardRule = CardRule> extends Stretch {
  rule: Id;
  /** The facts for the rule's sentence. */
  facts: FactsOf<typeof cardRules, Id>;
  /** The replacement, where it is known. */
  replacement: string | null;
  /** The difference between reminder text and the current meaning. */
  segments: Segment[] | null;
}

/**
 * Makes a finding from a rule, the facts for its sentence and two offsets.
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

/** Makes a function that turns a quoted stretch into a finding. */
export function quotedFinding(
  rule:
    | 'ability-doubled'
    | 'bracket-open'
    | 'keyword-unknown'
    | 'quotation-open'
    | 'separator-inside'
    | 'template-unfilled',
) {
  return ({ found, start, end }: Quoted): CardFinding => finding(rule, { found }, start, end);
}
