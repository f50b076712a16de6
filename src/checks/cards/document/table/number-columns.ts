import { type Cell, joinCells, type Row } from '../cells.ts';
import { keywordName, numberNames } from '../column-names.ts';

/** Names of the column with an ability, and of that with its number. */
const calledAbility = new RegExp(`${keywordName}|abilit(?:y|ies)`, 'i');
const calledNumber = new RegExp(String.raw`(?:^|[\s_-])(?:${numberNames})(?:[\s_-]*\d+)?$`, 'i');

/** A number, or nothing, as for an ability that has none. */
const number = /^\s*(?:[-+]?\d{1,2})?\s*$/;

/**
 * Makes a function that reads the text of a row in a column, with the number of an ability that stands in the column after it: “Leap”
 * and “2” are “Leap 2”.
 * @param columns the names of the columns
 */
export function textWithNumber(columns: readonly string[], rows: readonly Row[]) {
  const areNumbers = columns.map(
    (name, at) =>
      isNumberOf(name, columns[at - 1] ?? '') &&
      rows.every(({ cells }) => number.test(cells[at]?.text ?? '')),
  );
  return ({ cells }: Row, column: number): Cell | undefined => {
    const [cell, next] = cells.slice(column, column + 2);
    const isNumbered = areNumbers[column + 1] && next?.text.trim();
    return cell && next && isNumbered && /\p{L}\s*$/u.test(cell.text) ? joinCells([cell, next], ' ') : cell;
  };
}

/** Whether a column is that of an ability's number, and not of the card's or of its price: `keyword_1`, `value_1`. */
function isNumberOf(name: string, ability: string): boolean {
  if (!calledAbility.test(ability) || !calledNumber.test(name)) return false;
  const [place] = /\d+$/.exec(ability) ?? [];
  const isItsOwn = place !== undefined && place === /\d+$/.exec(name)?.[0];
  return isItsOwn || /^x$/i.test(name) || name.toLowerCase().startsWith(ability.toLowerCase());
}
