import { cardRules } from '../../checks/cards/card-rules.ts';
import type { DocumentFinding } from '../../checks/cards/document-findings.ts';
import { isCertain } from '../../checks/cards/fix.ts';
import { type Severity, sentenceOf } from '../../keywords/diagnostics/diagnostics.ts';
import { inFigures } from '../../keywords/text/counted.ts';
import type { Point } from '../../keywords/text/point.ts';

/** Something that was found in a document of cards, ready to be shown. */
export interface FindingRow
  extends Point,
    Pick<DocumentFinding, 'found' | 'replacement' | 'written' | 'segments'> {
  /** What the card is called, or which one it is; null where that needs no saying. */
  card: string | null;
  severity: Severity;
  message: string;
  /** Whether it is replaced together with all others of which that holds. */
  isCertain: boolean;
}

/**
 * Makes findings ready to be shown.
 * @param cards how many there are in the document: one alone needs no number
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
