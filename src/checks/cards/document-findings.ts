import type { FactsOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { Segment } from '../../keywords/model.ts';
import type { Point } from '../../keywords/text/point.ts';
import type { CardRule, cardRules, DocumentRule } from './card-rules.ts';
import type { CheckedCard } from './check-document.ts';
import type { DocumentFault } from './document/card-document.ts';

/** A finding, at its place in a document of cards. */
export interface DocumentFinding<Id extends CardRule | DocumentRule = CardRule | DocumentRule> {
  rule: Id;
  facts: FactsOf<typeof cardRules, Id>;
  place: Point;
  /** The name of the card; null where the finding is about no card, or the name is not known. */
  card: string | null;
  /** The position of the card in the document, from 1; null where the finding is about no card. */
  number: number | null;
  /** What stands there, as the document writes it; empty where the document itself is at fault. */
  found: string;
  /** The replacement, where that is known, and the same as the document writes it. */
  replacement: string | null;
  written: string | null;
  /** How reminder text differs from what the keyword means now. */
  segments: Segment[] | null;
}

/** All that was found in a document and its cards, in the order in which it stands there. */
export function findingsIn(
  faults: readonly DocumentFault[],
  checked: readonly CheckedCard[],
): DocumentFinding[] {
  const ofDocument = faults.map((fault) => ({
    ...fault,
    card: null,
    number: null,
    found: '',
    replacement: null,
    written: null,
    segments: null,
  }));
  const ofCards = checked.flatMap(({ card, name, findings }, index) =>
    findings.map(({ rule, facts, start, end, replacement, segments }) => ({
      rule,
      facts,
      replacement,
      segments,
      place: card.pointOf(start),
      card: name,
      number: index + 1,
      found: card.written(card.text.slice(start, end), start),
      written: replacement === null ? null : card.written(replacement, start),
    })),
  );
  return [...ofDocument, ...ofCards].sort((a, b) => inDocumentOrder(a.place, b.place));
}

/** A message with the name of its card before it, where it has one. */
export function withCard(card: string | null, message: string): string {
  return card ? `${card}: ${message}` : message;
}

/** Orders places as they stand in a document. */
function inDocumentOrder(a: Point, b: Point): number {
  return a.line - b.line || a.column - b.column;
}
