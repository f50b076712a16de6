import { expect, test } from 'vitest';
import { fillColumns } from '../../../src/browser/tools/sheet/fill-columns.ts';

test('a column takes what it has room for, in order, and to the last of it', () => {
  expect(fillColumns([3, 4, 3, 5, 6], 10)).toEqual([3, 1, 1]);
});

test('what comes later does not go back to where room was left', () => {
  expect(fillColumns([6, 5, 1, 4], 10)).toEqual([1, 3]);
});

test('what is higher than a column has one for itself', () => {
  expect(fillColumns([2, 12, 2], 10)).toEqual([1, 1, 1]);
  expect(fillColumns([12, 2], 10)).toEqual([1, 1]);
});

test('nothing takes no column', () => {
  expect(fillColumns([], 10)).toEqual([]);
});
