import { expect, test } from 'vitest';
import { createCardCheck } from '../../src/checks/cards/check.ts';
import { does } from '../made-game.ts';
import { sampleKeyword, sampleRevision } from '../samples.ts';

const check = createCardCheck([
  sampleKeyword('Leap', sampleRevision('Leap X', [does('Move this unit over X stones.')])),
]);
const rulesOf = (text: string) => check(text).findings.map(({ rule }) => rule);

test('of what a card gives to another, a reminder may say “that unit”', () => {
  for (const said of ['that unit', 'those units', 'it', 'them'])
    expect(rulesOf(`One of your units gets Leap 2. (Move ${said} over 2 stones.)`), said).toEqual([]);
  expect(rulesOf('It gets Leap 2. (Move that unit over 3 stones.)')).toEqual(['reminder-differs']);
  expect(rulesOf('It gets Leap 2. (Move another unit over 2 stones.)')).toEqual(['reminder-differs']);
});

test('of its own ability it may not', () =>
  expect(rulesOf('Leap 2 (Move that unit over 2 stones.)')).toEqual(['reminder-differs']));
