import { expect, test } from 'vitest';
import { formerRulings } from '../../../src/keywords/former-rulings.ts';
import { changingKeyword } from '../../helpers/samples.ts';

const former = (...wordings: string[][]) => [...formerRulings(changingKeyword('Gone', wordings))];

test('a ruling that is gone is told with the last wording that had it, and with all parts that it is cited by', () => {
  expect(
    former(
      ['M.', 'One.', 'Two.', '(Such as this.)'],
      ['M.', 'One.', 'Two.', '(Such as this.)'],
      ['M.', 'One.'],
    ),
  ).toEqual([['gone0002', [{ name: 'ruling 2', ids: ['r2', 'r3'] }]]]);
});

test('one that stands is none, nor is one that only stood apart from the others for a while', () => {
  expect(former(['M.', 'One.'], ['M.'], ['M.', 'One.'])).toEqual([]);
  expect(former(['M.'])).toEqual([]);
});

test('each is told once, where several went one after another', () => {
  expect(former(['M.', 'One.', 'Two.'], ['M.', 'One.'], ['M.'])).toEqual([
    ['gone0002', [{ name: 'ruling 1', ids: ['r1'] }]],
    ['gone0001', [{ name: 'ruling 2', ids: ['r2'] }]],
  ]);
});
