import { cardRules } from '../../checks/cards/card-rules.ts';
import type { DocumentFinding } from '../../checks/cards/document/document-findings.ts';
import { type Severity, sentenceOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { Point } from '../../keywords/text/point.ts';

/** Something that was found in a document of cards, ready to be shown. */
export interface FindingRow
  extends Point,
    Pick<DocumentFinding, 'card' | 'found' | 'replacement' | 'written' | 'segments'> {
  severity: Severity;
  message: string;
}

/** Makes a finding ready to be shown. */
export function toFindingRow({ rule, facts, place, ...finding }: DocumentFinding): FindingRow {
  const { severity } = cardRules[rule];
  return { ...finding, ...place, severity, message: sentenceOf(cardRules, rule, facts) };
}
