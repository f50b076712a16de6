import { expect, test } from 'vitest';
import { createCoveringTest, createOverlapTest } from '../../../../src/checks/cards/text/stretches.ts';

const nested = [
  { start: 0, end: 40 },
  { start: 2, end: 3 },
  { start: 4, end: 5 },
  { start: 6, end: 7 },
];

test('a place within a stretch is, whatever shorter ones stand within that as well', () => {
  const isWithin = createCoveringTest(nested);
  expect([0, 5, 30, 39, 40].map(isWithin)).toEqual([true, true, true, true, false]);
});

test('so is what shares a sign with it', () => {
  const isOver = createOverlapTest(nested);
  expect(isOver({ start: 39, end: 50 })).toBe(true);
  expect(isOver({ start: 40, end: 50 })).toBe(false);
});
