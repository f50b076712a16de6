import { expect, test } from 'vitest';
import { createChoice } from '../../../src/search/names/alike.ts';

const names = ['Leap', 'Leapfrog', 'Hop', 'Skip', 'Zig-Zag'].map((name) => [name]);

test('where there are no more than may be looked at, all are', () => {
  expect([...createChoice(names, 5)('xyz')]).toEqual([0, 1, 2, 3, 4]);
});

test('of more, those that share most pairs of letters with what was typed are looked at, in their order', () => {
  const choose = createChoice(names, 2);
  expect([...choose('leapfrgo')]).toEqual([0, 1]);
  expect([...choose('SKIPP')]).toEqual([3]);
  expect([...choose('zag')]).toEqual([4]);
  expect([...choose('xyz')]).toEqual([]);
});

test('a former name counts as the name does', () => {
  const choose = createChoice([['Leap', 'Bound'], ['Hop'], ['Skip']], 1);
  expect([...choose('bounds')]).toEqual([0]);
});

test('where many share as much, the first of them are looked at', () => {
  const same = ['Hopper', 'Hop', 'Leap', 'Hops', 'Hopping'].map((name) => [name]);
  expect([...createChoice(same, 3)('hop')]).toEqual([0, 1, 3]);
  expect([...createChoice(same, 2)('hopp')]).toEqual([0, 4]);
});
