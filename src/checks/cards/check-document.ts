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
 *
 * What somebody saved or pasted becomes findings in six steps; each folder has a step, or what a step is made of, and
 * imports only from those named before it in CONTRIBUTING.md.
 *
 * 1. `document/` cuts the document into cards. Its `read` asks one reader after the other: of `data/` in all forms, of
 *    tables (`table/`), and last of plain text (`plain/`), which reads anything. Each card knows where its characters
 *    stand in the document, and how that writes them.
 * 2. `copied/` reads the text of a card as it was meant: without markup, list marks and fields, a broken line as one,
 *    two abilities that ran together with a sign between. From here to the fifth step, places are those in this text.
 * 3. `text/` tells the head of the card from its abilities, and `names/` finds the keywords in these: as they are called,
 *    miswritten or misspelt, and not where a word is part of another name. Each becomes a use: an ability of the card,
 *    one that it gives, or a word of a sentence, with its number and its colon.
 * 4. `faults/` holds each use against its template (`keyword/`), and finds what is wrong with `costs/`, `arrows/` and
 *    `neighbours/`; `meaning/` holds a reminder against what its keyword means now, and finds a meaning without a name.
 * 5. `as-written.ts` moves what was found to the text as it was written, and `document-findings.ts` from there to the
 *    document, in whose order it is told; `card-rules.ts` has the words.
 * 6. `fix.ts` writes what is certain into a copy, and asks for the check once more.
 *
 * The second step to the fourth are those of one text, prepared in `check.ts` once for all of them.
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
