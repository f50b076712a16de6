import type { Mention } from '../../keywords/names/name-finder.ts';
import type { CardFinding } from './finding.ts';

/**
 * A keyword that a card names, and what stands after the name for X, as the card writes it; null where nothing does.
 */
export interface CardMention extends Mention {
  number: string | null;
  /** Whether it stands in a note, which speaks of what the card does and does nothing itself. */
  isInNote: boolean;
}

/** A card's text with what was found in it. */
export interface CheckedCardText {
  /** What the card is called, where its text begins with that; null where it does not. */
  name: string | null;
  /** Every keyword that it names, by the slug of the keyword that holds now. */
  mentions: readonly CardMention[];
  findings: readonly CardFinding[];
}

/**
 * Checks a card's text.
 * @param name what the card is called, which may stand for the unit; without it each line may be a card of its own
 * @param options `hasParts`: the text is of several cells, as of two sides, and one ability may stand in each
 */
export type CardCheck = (
  text: string,
  name?: string | null,
  options?: { hasParts?: boolean | undefined },
) => CheckedCardText;
