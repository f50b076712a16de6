import type { CardCheck } from '../../checked.ts';
import type { Row } from '../cells.ts';
import { hasText } from '../column-names.ts';
import { areLabels } from '../header.ts';
import { plainName } from '../heading.ts';
import { tablesOfTags } from './tagged-table.ts';
import { tablesOfAsciiDoc, tablesOfLatex } from './typeset-table.ts';

/**
 * Reads the rows of the tables of a page, a forum or a typeset text, where a card stands in each row: the first row of
 * each table names the columns, the same for all. A table may as well show one card, a row for each of its values.
 * @param wanted name of the column with the text
 * @returns null where no tables are so, or anything around them names a keyword, which would be lost
 */
export function rowsOfMarkup(document: string, check: CardCheck, wanted: string | undefined): Row[] | null {
  const tables = tablesOfTags(document) ?? tablesOfAsciiDoc(document) ?? tablesOfLatex(document);
  if (!tables) return null;
  const { firsts, rows, apart } = tables;
  const isSilent = (text: string) => text.trim() === '' || check(text).mentions.length === 0;
  const namesOf = (index: number) => rows[index]?.cells.map(({ text }) => plainName(text)) ?? [];
  const names = namesOf(0);
  const isNamed = names.length > 1 && hasText(names, wanted) && areLabels(names, check);
  const isSame = firsts.every((first) => namesOf(first).join('\n') === names.join('\n'));
  // A row of one cell is a heading among the cards.
  const ofCards = rows.filter(({ cells: [first, second] }) => second || (first && !isSilent(first.text)));
  const isEven = ofCards.every(({ cells }) => cells.length === names.length);
  return isNamed && isSame && isEven && apart.every(isSilent) ? ofCards : null;
}
