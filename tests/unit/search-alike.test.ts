import { expect, test } from 'vitest';
import { createChoice } from '../../src/search/alike.ts';
import { highest } from '../../src/search/sums.ts';

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

test('the highest sums stand in the order of a sort, equal ones by their key', () => {
  const sums = Array.from({ length: 500 }, (_, key) => [key, (key * 7919) % 101] as const);
  const sorted = sums.toSorted(([a, sumA], [b, sumB]) => sumB - sumA || a - b).map(([key]) => key);
  for (const most of [1, 2, 8, 499, 500, 600])
    expect(highest(sums.toReversed(), most)).toEqual(sorted.slice(0, most));
  expect(highest([], 3)).toEqual([]);
});
