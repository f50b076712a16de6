import type { CardCheck } from '../../checked.ts';
import { plainCell, type Row } from '../cells.ts';
import { hasText } from '../column-names.ts';
import { areLabels } from '../header.ts';

/** A line of the document, and where it stands there. */
export interface Line {
  text: string;
  start: number;
}

/** The names of columns, set apart by several spaces. */
const label = /\S+(?: \S+)*/g;

/**
 * Reads the rows of a table whose columns are set apart by spaces, each beginning below its name: `Quill   Leap 2`.
 * @param header the line with the names of the columns
 * @param wanted name of the column with the text
 * @returns null where a line below has other columns, or nothing in the first one, as where a text goes on
 */
export function spacedRows(
  document: string,
  header: Line,
  check: CardCheck,
  wanted: string | undefined,
): Row[] | null {
  if (/\t/.test(header.text)) return null;
  const names = [...header.text.matchAll(label)];
  const said = names.map(([name]) => name);
  if (said.length < 2 || !hasText(said, wanted) || !areLabels(said, check)) return null;
  const columns = names.map(({ index }) => index);
  const rows: Row[] = [];
  for (const { 0: text, index } of document.slice(header.start).matchAll(/[^\r\n]+/g)) {
    if (text.trim() === '') continue;
    if (!fits(text, columns)) return null;
    const start = header.start + index;
    const cells = columns.map((from, at) => {
      const cell = text.slice(from, columns[at + 1]).trimEnd();
      return plainCell(document, start + from, start + from + cell.length);
    });
    rows.push({ cells, start });
  }
  return rows.length > 1 ? rows : null;
}

/** Whether a line has something in the first column, and in each other one only what begins there. */
function fits(line: string, columns: readonly number[]): boolean {
  const [first = 0, ...others] = columns;
  const isApart = (at: number) => /^ ?$/.test(line.charAt(at - 1)) && line.charAt(at) !== ' ';
  return (
    line.slice(0, others[0]).trim() !== '' &&
    line.charAt(first) !== ' ' &&
    others.every((at, index) => isApart(at) || line.slice(at, others[index + 1]).trim() === '')
  );
}
