import { countEach } from '../../../general/lists.ts';
import { anyLineEnd } from '../../../keywords/text/lines.ts';
import type { Parted } from './page-blocks.ts';
import { isPageNumber } from './pages.ts';

/** Blanks between two columns; within one, a justified text has them at other places in each row. */
const gap = /(?<=\S) {2,}(?=\S)/g;

/** In rows: fewer may be alike by chance. */
const leastRows = 3;

/** In characters: a narrower column has names, and no page is wider. */
const [narrowest, widest] = [20, 160];

/** On a page, which is no wider. */
const mostColumns = 6;

/** What precedes each row in a mail that quotes the page. */
const quoting = /^[\s>]*/;

/**
 * Puts the columns of a page one below the other, where a program copied each row across all: the rows of the left
 * one, then those to its right, as far as the page goes.
 */
export function partColumns(text: string, most = mostColumns): Parted {
  const lines = text.split(anyLineEnd);
  const at = most > 1 ? columnIn(lines) : null;
  if (at === null) return { text, lineOf: (line) => line };
  const read: { text: string; line: number }[] = [];
  let right: typeof read = [];
  const endPage = () => {
    // One by one: as arguments, so many would be too much for a call.
    for (const row of right) read.push(row);
    right = [];
  };
  for (const [index, row] of lines.entries()) {
    const line = index + 1;
    const [mark = ''] = quoting.exec(row) ?? [];
    const isFoot = [row, row.slice(0, at), row.slice(at)].some((side) => isPageNumber(side.trim()));
    const isAcross = !isClear(row, at) || isFoot;
    if (isAcross || (isEmpty(row) && isEmpty(lines[index + 1]))) endPage();
    const [before, after] = isAcross ? [row, ''] : [row.slice(0, at), row.slice(at)];
    read.push({ text: before.trimEnd(), line });
    if (after.trim() !== '') right.push({ text: mark.trim() + after, line });
  }
  endPage();
  const parted = read.map((row) => row.text).join('\n');
  // What is to the right may be columns too.
  const again = partColumns(parted, most - 1);
  return { text: again.text, lineOf: (line) => read[again.lineOf(line) - 1]?.line ?? line };
}

/**
 * Where the right one of two columns begins. Each is a text that a program wrapped, so that many of its rows begin in
 * lower case, or with a sign before a word or a number; those of a table do not.
 * @returns in characters from the left; null where there are no such columns
 */
function columnIn(rows: readonly string[]): number | null {
  const begins = rows.flatMap((row) =>
    [...row.slice(0, widest).matchAll(gap)].map(({ 0: blanks, index }) => index + blanks.length),
  );
  const counts = [...countEach(begins)];
  const most = counts.reduce((most, [, count]) => Math.max(most, count), 0);
  const least = Math.max(leastRows, most / 2);
  // Of several columns the first, so that their order stays.
  const at = counts.reduce((first, [at, count]) => (count >= least ? Math.min(first, at) : first), widest);
  if (at < narrowest || at === widest) return null;
  const sides = rows
    .filter((row) => isClear(row, at))
    .map((row) => [row.slice(0, at), row.slice(at)])
    .filter((both) => both.every((side) => side.trim() !== ''));
  const isWrapped = (side: number) =>
    sides.filter((both) => /^[\s>]*(?:["“(+]\S|\p{Ll})/u.test(both[side] ?? '')).length * 3 >= sides.length;
  return isWrapped(0) && isWrapped(1) ? at : null;
}

/** Whether a row has nothing in either column; one such row may only be between two paragraphs of each. */
function isEmpty(row = ''): boolean {
  return quoting.exec(row)?.[0] === row;
}

/** Whether a row has blanks where one column ends and the next begins, or nothing. */
function isClear(row: string, at: number): boolean {
  return row.slice(at - 2, at).trim() === '';
}
