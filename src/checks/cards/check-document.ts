import type { CardCheck, CheckedCardText } from './checked.ts';
import type { Card } from './document/card-document.ts';
import { readCards } from './document/read.ts';
import type { CardFinding } from './finding.ts';

/** A card with what it is called and what was found in it. */
export interface CheckedCard extends CheckedCardText {
  card: Card;
  /** Null where neither its document nor its text says it. */
  name: string | null;
}

/** Checks a card, with the name that it has. */
export function checkCard(card: Card, check: CardCheck): CheckedCard {
  const known = nameOf(card, check);
  const { name, mentions, findings } = check(card.text, known, { hasParts: card.hasParts });
  return {
    card,
    name: card.name ?? name ?? known,
    mentions,
    findings: card.isOfX ? findings.filter(isNotOfX) : findings,
  };
}

/**
 * Reads a document of cards, and checks them.
 * @param column name of the column with the text, where it is a table
 */
export function checkDocument(document: string, check: CardCheck, column?: string): CheckedCard[] {
  return readCards(document, check, column).cards.map((card) => checkCard(card, check));
}

/** Whether a finding is of anything but an X. */
function isNotOfX({ rule, facts }: CardFinding): boolean {
  return rule !== 'template-unfilled' || !('found' in facts) || !/X\W*$/.test(facts.found);
}

/** The name of a card, as its document has it; a title that is a keyword, or begins a list of them, is an ability. */
function nameOf({ name, title }: Card, check: CardCheck): string | null {
  if (name !== null || title === null) return name;
  // With anything else after the keyword, `Leap (B)`, it may well be a name.
  const isAbility = check(title).mentions.some(
    ({ start, end }) => start === 0 && /^(?:$|,| and\b)/.test(title.slice(end)),
  );
  return isAbility ? null : title;
}
