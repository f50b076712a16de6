import { foundIn } from '../../text/stretches.ts';
import { plainCell, type Row, type Tables } from '../cells.ts';

/** A tag of a table, of HTML or of a forum. */
const tag = /[<[](\/?(?:caption|col|colgroup|table|tbody|tfoot|thead|t[dhr]))(?=[\s=>\]/])[^<>[\]]*[>\]]/gi;

/**
 * Reads the tables of a page or a forum: `<tr><td>Quill</td><td>Leap 2</td></tr>`.
 * @returns null where there is none, one within another, or one without its end
 */
export function tablesOfTags(document: string): Tables | null {
  const firsts: number[] = [];
  const rows: Row[] = [];
  const apart: string[] = [];
  /** Where a cell begins, or what stands in none. */
  let begin = 0;
  let isInCell = false;
  let isInTable = false;
  for (const { captured, start, end } of foundIn(document, tag)) {
    const name = captured.toLowerCase();
    if (name === 'table' && isInTable) return null;
    if (name !== 'table' && !isInTable) continue;
    if (isInCell) rows.at(-1)?.cells.push(plainCell(document, begin, start));
    else apart.push(document.slice(begin, start));
    begin = end;
    isInCell = name === 'td' || name === 'th';
    isInTable = name !== '/table';
    if (name === 'table') firsts.push(rows.length);
    // The first cell may stand there without its row.
    if (name === 'tr' || (isInCell && rows.length === firsts.at(-1))) rows.push({ cells: [], start });
  }
  apart.push(document.slice(begin));
  return firsts.length > 0 && !isInTable ? { firsts, rows, apart } : null;
}
