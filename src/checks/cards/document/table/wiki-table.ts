import { placedLines } from '../../../../keywords/text/lines.ts';
import { plainCell, type Row } from '../cells.ts';

/** The lines around a table of a wiki. */
const begin = /^\s*\{\|/;
const end = /^\s*\|\}/;

/** A line that begins one cell or more, of a header or of a row. */
const cells = /^\s*[!|](?![-+}])/;

/** The signs between two cells of a line. */
const between = /\|\||!!/g;

/** The attributes of a cell, before its text. */
const shown = /^(?:\s*[\w-]{1,30}\s*=\s*"[^"\n]*"){1,9}\s*\|(?!\|)/;

/**
 * Reads the rows of the tables of a wiki: `| Quill || Leap 2`, or a line for each cell.
 * @returns null where something else stands after the first table, which would be lost
 */
function readWikiRows(document: string, start: number): Row[] | null {
  const rows: { start: number; spans: { start: number; end: number }[] }[] = [];
  let isInTable = false;
  for (const { text, index } of placedLines(document.slice(start))) {
    const at = start + index;
    const last = rows.at(-1);
    if (begin.test(text)) isInTable = true;
    else if (!isInTable && text.trim() !== '') return null;
    else if (end.test(text)) isInTable = false;
    else if (cells.test(text)) {
      const row = last ?? { start: at, spans: [] };
      if (!last) rows.push(row);
      const first = text.search(/[!|]/) + 1;
      const marks = [...text.matchAll(between)].filter(
        ({ 0: mark }) => mark === '||' || text[first - 1] === '!',
      );
      const starts = [first, ...marks.map(({ index }) => index + 2)];
      const ends = [...marks.map(({ index }) => index), text.length];
      for (const [cell, from] of starts.entries()) {
        const to = ends[cell] ?? text.length;
        const style = shown.exec(text.slice(from, to))?.[0].length ?? 0;
        row.spans.push({ start: at + from + style, end: at + to });
      }
    } else if (/^\s*\|-/.test(text)) rows.push({ start: at, spans: [] });
    else {
      // A cell may go on below its first line.
      const cell = last?.spans.at(-1);
      if (cell) cell.end = at + text.length;
    }
  }
  return rows
    .filter(({ spans }) => spans.length > 0)
    .map((row) => ({
      start: row.start,
      cells: row.spans.map((each) => plainCell(document, each.start, each.end)),
    }));
}

/** The wiki table that begins a document, perhaps below a few lines; null where none does. */
export function wikiTableIn(document: string, mostLinesAbove: number): { start: number; rows: Row[] } | null {
  const above = placedLines(document).slice(0, mostLinesAbove + 1);
  const start = above.find(({ text }) => begin.test(text))?.index;
  const rows = start === undefined ? null : readWikiRows(document, start);
  return start === undefined || !rows ? null : { start, rows };
}
