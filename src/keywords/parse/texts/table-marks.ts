import type { VFile } from 'vfile';
import { reportAlike } from '../../diagnostics/report.ts';
import { startsWithTypeLine } from '../../wording/template.ts';
import { type Line, linesFound } from '../lines/lines.ts';

/**
 * Reports texts that a spreadsheet program put into quotation marks, doubling those within: the first, how many more,
 * and the last. What is around the entries may have any.
 * @returns whether there is any
 */
export function reportTableMarks(file: VFile, lines: readonly Line[]): boolean {
  const cells = quotedCells(lines).filter(
    ({ text }) =>
      text.includes('""') &&
      text
        .slice(1)
        .split(/:[*]*\s|\n/)
        .some(startsWithTypeLine),
  );
  const told = cells.map((cell) => ({ ...cell, text: cell.text.split('\n')[0] ?? '' }));
  reportAlike(file, 'text-quoted', told);
  return cells.length > 0;
}

/** The cells that begin with a quotation mark, each up to the line on which it ends. */
function quotedCells(lines: readonly Line[]): Line[] {
  const cells: Line[] = [];
  let open: Line | undefined;
  for (const line of lines) {
    const found = open ? [] : linesFound(line, /(?<=^|\t)"[^\t]*/g);
    cells.push(...found);
    if (open) open.text += `\n${line.text}`;
    const marks = (open ? line : found.at(-1))?.text.match(/"/g) ?? [];
    if (marks.length % 2 === 1) open = open ? undefined : found.at(-1);
  }
  return cells;
}
