import { cardRules } from '../../../checks/cards/card-rules.ts';
import type { DocumentFinding } from '../../../checks/cards/document-findings.ts';
import { isCertain } from '../../../checks/cards/fix.ts';
import { type Severity, sentenceOf } from '../../../keywords/diagnostics/diagnostics.ts';
import type { Point } from '../../../keywords/text/point.ts';
import { inFigures } from '../../../keywords/text/said/counted.ts';

/** A finding in a document of cards, ready to be shown. */
export interface FindingRow
  extends Point,
    Pick<DocumentFinding, 'found' | 'replacement' | 'written' | 'segments'> {
  /** The card's name or number; null where that need not be said. */
  card: string | null;
  severity: Severity;
  message: string;
  /** Whether "replace all" includes it. */
  isCertain: boolean;
}

/**
 * Prepares findings for display.
 * @param cards how many cards the document has: a single one needs no number
 */
export function toFindingRows(findings: readonly DocumentFinding[], cards: number): FindingRow[] {
  return findings.map(({ rule, facts, place, card, number, ...finding }) => ({
    ...finding,
    ...place,
    card: card ?? (number !== null && cards > 1 ? `Card ${inFigures(number)}` : null),
    severity: cardRules[rule].severity,
    message: sentenceOf(cardRules, rule, facts),
    isCertain: finding.replacement !== null && isCertain(rule),
  }));
}
