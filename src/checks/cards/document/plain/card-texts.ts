import type { Stretch } from '../../text/stretches.ts';

/** A line of plain text, and the offset at which it begins. */
export interface PlainLine {
  text: string;
  index: number;
}

/** A card's text in plain text, and what the card is called. */
export interface CardText extends Stretch {
  name: string | null;
  title: string | null;
}

/** The card texts of a document. */
export interface CardTexts {
  texts: CardText[];
  /** How many named cards have no text. */
  textless: number;
}
