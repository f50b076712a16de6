import type { FactsOf } from '../../keywords/diagnostics/diagnostics.ts';
import type { Segment } from '../../keywords/model.ts';
import type { Point } from '../../keywords/text/point.ts';
import type { CardRule, cardRules, DocumentRule } from './card-rules.ts';
import type { CheckedCard } from './checked.ts';
import type { DocumentFault } from './document/card-document.ts';

/** Something that a set designer should look at, at its place in a document of cards. */
export interface DocumentFinding<Id extends CardRule | DocumentRule = CardRule | DocumentRule> {
  rule: Id;
  facts: FactsOf<typeof cardRules, Id>;
  place: Point;
  /** What the card is called that it is about; null where it is about none, or nobody knows that. */
  card: string | null;
  /** Which of the document's cards that is, counted from 1; null likewise where it is about none. */
  number: number | null;
  /** What stands there, as the document writes it; nothing where the document is at fault. */
  found: string;
  /** What to write instead, where that is known, and how the document writes that. */
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

/** A message on a card with its name in front, where it has one. */
export function withCard(card: string | null, message: string): string {
  return card ? `${card}: ${message}` : message;
}

/** Orders places as they stand in a document. */
function inDocumentOrder(a: Point, b: Point): number {
  return a.line - b.line || a.column - b.column;
}
