import { expect, test } from 'vitest';
import { createChoice } from '../../src/search/alike.ts';
import { highest } from '../../src/search/scores.ts';

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

test('the highest scores stand in the order of a sort, equal ones by their place', () => {
  const scores = Float64Array.from({ length: 500 }, (_, id) => (id * 7919) % 101);
  const sorted = [...scores.keys()]
    .filter((id) => scores[id])
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const most of [1, 2, 8, 494, 495, 600]) expect(highest(scores, most)).toEqual(sorted.slice(0, most));
  expect(highest(new Float64Array(3), 3)).toEqual([]);
});
