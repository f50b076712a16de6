import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heardFrom, isDue, patience, waitedInVain } from '../../../src/offline/patience.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  heardFrom();
  vi.useRealTimers();
});

test('after a wait in vain the network is waited for less long, for a minute', () => {
  expect(patience()).toBe(3000);
  waitedInVain();
  expect(patience()).toBe(500);
  vi.advanceTimersByTime(59_000);
  expect(patience()).toBe(500);
  vi.advanceTimersByTime(1000);
  expect(patience()).toBe(3000);
});

test('a short wait in vain does not make it a longer minute: then it is waited for as long as at first', () => {
  waitedInVain();
  vi.advanceTimersByTime(59_000);
  waitedInVain();
  vi.advanceTimersByTime(1000);
  expect(patience()).toBe(3000);
});

test('once it answers, it is waited for as long as at first', () => {
  waitedInVain();
  heardFrom();
  expect(patience()).toBe(3000);
});

test('a newer version is looked for an hour after a copy, and where the copy is of a day to come', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect([-2, -0.5, 0.5, 24 * 365].map((count) => isDue(hours(count)))).toEqual([true, false, false, true]);
});
