import type { CardCheck } from '../checked.ts';
import { endOfNumber, endsAbility } from '../text/after-name.ts';
import type { Row } from './cells.ts';
import { isCalled, isTextColumn } from './column-names.ts';

/** In characters: no column has a longer name. */
const longestColumnName = 40;

/**
 * Signs of a card's text, which no name of a column has: the end of a sentence, a cost, a stroke between abilities, a
 * number.
 */
const ofCard = /(?:\p{L}{4}|\d)[.!?]$|->|\p{L}\s?\||(?:^|\p{Ll} )[+-]?\d{1,2}$/u;

/** Whether the first row of a table names the columns, and is not a card. */
export function isHeader(names: readonly string[], check: CardCheck): boolean {
  return names.some(isCalled) || areLabels(names, check);
}

/** Whether none of the cells of a row holds what a card says; a number may be that of a column, `Ability 2`. */
export function areLabels(names: readonly string[], check: CardCheck): boolean {
  const isOfCard = (name: string) =>
    name.length > longestColumnName || ofCard.test(name) || beginsWithAbility(name, check);
  return !names.some((name) => name !== '' && !isTextColumn(name) && isOfCard(name));
}

/** Whether a cell or a line begins with an ability, rather than with a name that begins as a keyword does. */
export function beginsWithAbility(cell: string, check: CardCheck): boolean {
  return check(cell).mentions.some(
    ({ start, end }) => start === 0 && endsAbility(cell.slice(endOfNumber(cell, end))),
  );
}

/** Whether a row is the line under the header of a table in Markdown, or one between the rows of a drawn table. */
export function isRule({ cells }: Row): boolean {
  const said = cells.map(({ text }) => text.trim()).filter(Boolean);
  return (
    said.length > 0 &&
    said.every((text) => /^:?-+:?$|^=+$|^\+[-=+]+\+$|^-[-+]+-$|^[\u2500-\u257f]+$/.test(text))
  );
}
