import { onceFor } from '../../general/once.ts';
import type { Keyword } from '../../keywords/model.ts';
import { isSameWording } from '../../keywords/wording/same-wording.ts';
import { lostIn, toRows } from './rows.ts';

/** The current glossary in the format of the glossary source: the name, a tab, the template in bold, the text. */
export function toTsv(keywords: readonly Keyword[]): string {
  return toRows(keywords)
    .map(({ keyword, revision }) => `${keyword.name}\t**${revision.template}:** ${revision.text}\n`)
    .join('');
}

/**
 * Names of the keywords that the format cannot represent: it reads asterisks and underscores around words as
 * emphasis, and a tab as the end of a column. All others can be parsed back exactly.
 */
export const lostInTsv = onceFor((keywords: readonly Keyword[]): readonly string[] =>
  lostIn(toTsv(keywords), 'glossary', keywords, (read, { revision }) => isSameWording(read, revision)),
);

/** What is said of the file where it is offered: what is in it, and whose text it cannot hold. */
export function sayTsv(keywords: readonly Keyword[]): string {
  const lost = lostInTsv(keywords);
  const says = 'the current glossary in the format of the glossary source: name, tab, template in bold, text';
  return lost.length === 0
    ? says
    : `${says}; read again, it would lose signs of ${lost.join(', ')}: the CSV has the whole text`;
}
