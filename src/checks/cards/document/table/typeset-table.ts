import { type Found, foundIn } from '../../text/stretches.ts';
import { type Cell, plainCell, type Row, type Tables } from '../cells.ts';

/** The line before and after a table of AsciiDoc. */
const fence = /(?<=^|[\r\n])\|===(?=[^\S\r\n]*(?:[\r\n]|$))/g;

/** The sign before each cell of AsciiDoc; one of the text has a backslash before it. */
const bar = /(?<!\\)\|/g;

/** The beginning and the end of a table of LaTeX. */
const environment = /\\(?:begin|end)\{(?:longtable|tabular[xy]?)\*?\}/g;

/** What stands before the first row of a table of LaTeX: its width and its columns, `{llp{8cm}}`. */
const layout = /^(?:\s*(?:\[[^[\]\n]*\]|\{(?:[^{}\n]|\{[^{}\n]*\})*\}))*/;

/** The end of a row of LaTeX, and the sign between two cells. */
const rowEnd = /\\\\(?:\[[^[\]\n]*\])?/g;
const ampersand = /(?<!\\)&/g;

/** The lines that LaTeX draws between rows. */
const rules = /^(?:\s*\\(?:bottomrule|endfirsthead|endhead|hline|midrule|toprule|cline\{[^{}\n]*\}))*/;

/**
 * Reads the tables of a text in AsciiDoc, `|Quill |Leap 2`, with a cell on each line or more.
 * @returns null where there is none, or one without its end
 */
export function tablesOfAsciiDoc(document: string): Tables | null {
  return tablesBetween(document, foundIn(document, fence), (start, end) => {
    const cells = cellsOf(document, start, end, bar).slice(1);
    // The cells on the first line are a row, which has a column for each.
    const [header = ''] = document.slice(cells[0]?.offsetOf(0) ?? end, end).split(/[\r\n]/, 1);
    const width = foundIn(header, bar).length + 1;
    return Array.from({ length: Math.ceil(cells.length / width) }, (_, row) => {
      const own = cells.slice(row * width, (row + 1) * width);
      return { cells: own, start: own[0]?.offsetOf(0) ?? start };
    });
  });
}

/**
 * Reads the tables of a text in LaTeX: `Quill & Leap 2 \\`.
 * @returns null where there is none, or one without its end
 */
export function tablesOfLatex(document: string): Tables | null {
  return tablesBetween(document, foundIn(document, environment), (start, end) => {
    const first = start + (layout.exec(document.slice(start, end))?.[0].length ?? 0);
    return cellsOf(document, first, end, rowEnd).flatMap((row) => {
      const at = row.offsetOf(rules.exec(row.text)?.[0].length ?? 0);
      const cells = cellsOf(document, at, row.offsetOf(row.text.length), ampersand);
      return cells.some(({ text }) => text.trim() !== '') ? { cells, start: at } : [];
    });
  });
}

/** Reads tables between each two marks of a document. */
function tablesBetween(
  document: string,
  marks: readonly Found[],
  rowsOf: (start: number, end: number) => Row[],
): Tables | null {
  if (marks.length === 0 || marks.length % 2 === 1) return null;
  const firsts: number[] = [];
  const apart: string[] = [];
  const rows: Row[] = [];
  let last = 0;
  for (const [index, { start, end }] of marks.entries()) {
    if (index % 2 === 0) {
      firsts.push(rows.length);
      apart.push(document.slice(last, start));
    } else for (const row of rowsOf(last, start)) rows.push(row);
    last = end;
  }
  apart.push(document.slice(last));
  return { firsts, rows, apart };
}

/** The parts of a document from one offset to another between the signs that a pattern finds. */
function cellsOf(document: string, start: number, end: number, sign: RegExp): Cell[] {
  const signs = foundIn(document.slice(start, end), sign);
  const starts = [start, ...signs.map((each) => start + each.end)];
  return starts.map((from, index) => plainCell(document, from, start + (signs[index]?.start ?? end - start)));
}
