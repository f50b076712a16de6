import { expect, test } from 'vitest';
import { createPreselection } from '../../../src/search/names/letter-pairs.ts';

const names = ['Leap', 'Leapfrog', 'Hop', 'Skip', 'Zig-Zag'].map((name) => [name]);

test('where there are no more than may be looked at, all are', () => {
  expect([...createPreselection(names, 5)('xyz')]).toEqual([0, 1, 2, 3, 4]);
});

test('of more, those that share most pairs of letters with what was typed are looked at, in their order', () => {
  const preselect = createPreselection(names, 2);
  expect([...preselect('leapfrgo')]).toEqual([0, 1]);
  expect([...preselect('SKIPP')]).toEqual([3]);
  expect([...preselect('zag')]).toEqual([4]);
  expect([...preselect('xyz')]).toEqual([]);
});

test('a former name counts as the name does', () => {
  const preselect = createPreselection([['Leap', 'Bound'], ['Hop'], ['Skip']], 1);
  expect([...preselect('bounds')]).toEqual([0]);
});

test('where many share as much, the first of them are looked at', () => {
  const same = ['Hopper', 'Hop', 'Leap', 'Hops', 'Hopping'].map((name) => [name]);
  expect([...createPreselection(same, 3)('hop')]).toEqual([0, 1, 3]);
  expect([...createPreselection(same, 2)('hopp')]).toEqual([0, 4]);
});
