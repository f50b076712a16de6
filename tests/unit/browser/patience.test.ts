import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heardFrom, patience, waitedInVain } from '../../../src/offline/patience.ts';

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
