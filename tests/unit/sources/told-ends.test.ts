import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { reportAlike } from '../../../src/keywords/diagnostics/report.ts';
import { dropToldEnds } from '../../../src/keywords/parse/texts/told-ends.ts';

const lines = Array.from({ length: 3 }, () => 'It rests. And (note');
const behind = 'It rests.'.length + 1;

/** Whether it is still told that texts stop on so many lines, where something is told at these places. */
function isStillTold(count: number, ...told: { line: number; column: number }[]): boolean {
  const file = new VFile();
  const open = Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    column: 1,
    name: 'Hop',
    text: lines[index] as string,
    isQuoted: false,
  }));
  reportAlike(file, 'text-cut-off', open);
  expect(file.messages).toHaveLength(1);
  dropToldEnds(file, told, lines);
  return file.messages.length > 0;
}

test('a text stops where nothing behind its last whole sentence is told', () => {
  expect(isStillTold(1)).toBe(true);
  expect(isStillTold(1, { line: 1, column: behind - 1 })).toBe(true);
  expect(isStillTold(1, { line: 2, column: behind })).toBe(true);
});

test('and does not where something behind it is, whatever is told before it', () => {
  expect(isStillTold(1, { line: 1, column: behind })).toBe(false);
  expect(isStillTold(1, { line: 1, column: 2 }, { line: 1, column: behind })).toBe(false);
});

test('of several all must be told, and what three have behind them is told by itself', () => {
  const told = [1, 2, 3].map((line) => ({ line, column: behind }));
  expect(isStillTold(2, ...told.slice(0, 1))).toBe(true);
  expect(isStillTold(2, ...told)).toBe(false);
  expect(isStillTold(3, ...told)).toBe(true);
});
