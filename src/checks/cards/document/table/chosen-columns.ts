import type { Row } from '../cells.ts';
import {
  calledAlso,
  calledCard,
  calledElse,
  calledKeywords,
  calledName,
  calledText,
  isWanted,
  mayBeText,
} from '../column-names.ts';

/**
 * The wanted column, else one whose name says that it holds text, else the one with the longest texts that may be one.
 * @param first where nothing is called, the first column has the names, which may be longer
 */
export function chooseColumn(
  columns: readonly string[],
  rows: readonly Row[],
  wanted: string | undefined,
  first: number,
): number {
  if (wanted !== undefined) {
    const exact = columns.indexOf(wanted);
    return exact === -1 ? columns.findIndex((name) => isWanted(name, wanted)) : exact;
  }
  const called = [calledText, calledAlso, calledElse, calledKeywords].flatMap((pattern) =>
    columns.flatMap((name, index) => (pattern.test(name) ? index : [])),
  );
  const isUsed = (index: number) => rows.some(({ cells }) => cells[index]?.text.trim());
  // A column that nobody filled is not the text where another is.
  const likeliest = called.find(isUsed) ?? called[0];
  if (likeliest !== undefined) return likeliest;
  const lengths = columns.map(() => 0);
  const mayBe = columns.map((name, index) => index >= first && mayBeText(name));
  for (const { cells } of rows)
    for (const [index, { text }] of cells.slice(0, columns.length).entries())
      if (mayBe[index] && /\p{L}/u.test(text)) lengths[index] = (lengths[index] ?? 0) + text.length;
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return lengths.indexOf(longest);
}

/** The column whose name says that it holds names, else the first in which more cells have words than numbers alone. */
export function chooseNameColumn(columns: readonly string[], rows: readonly Row[]): number {
  const hasWords = (index: number) => {
    const said = rows.flatMap(({ cells }) => cells[index]?.text.trim() || []);
    return said.filter((cell) => /\p{L}/u.test(cell)).length * 2 > said.length;
  };
  const tests = [
    // In Tabletop Simulator “Name” is that of a kind of thing.
    (name: string) => name === 'Nickname' && columns.includes('GUID'),
    (name: string) => calledName.test(name),
    // Cards may have a number under “Card”, and a title elsewhere.
    (name: string, index: number) => calledCard.test(name) && hasWords(index),
    (_: string, index: number) => hasWords(index),
  ];
  return tests.map((isChosen) => columns.findIndex(isChosen)).find((index) => index !== -1) ?? 0;
}
