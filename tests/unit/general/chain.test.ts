import { expect, test } from 'vitest';
import { chainFrom, leadsBack } from '../../../src/general/chain.ts';

const next = new Map([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['x', 'x'],
  ['y', 'z'],
]);
const nextOf = (item: string) => next.get(item);

test('a chain has each item once, and ends where nothing follows or one comes again', () => {
  expect(chainFrom('y', nextOf)).toEqual(['y', 'z']);
  expect(chainFrom('z', nextOf)).toEqual(['z']);
  expect(chainFrom('a', nextOf)).toEqual(['a', 'b', 'c']);
  expect(chainFrom('x', nextOf)).toEqual(['x']);
});

test('only what is itself part of a circle leads back', () => {
  expect(['a', 'b', 'c', 'x', 'y', 'z'].filter((item) => leadsBack(item, nextOf))).toEqual(['b', 'c', 'x']);
});
