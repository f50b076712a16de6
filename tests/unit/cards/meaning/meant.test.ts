import { expect, test } from 'vitest';
import { leadingTo, saidFor } from '../../../../src/checks/cards/meaning/meant.ts';
import { does } from '../../../helpers/made-game.ts';

const both = does('Open X." and "Close X." respectively.');
const whole = 'Open X." and "Close X." respectively.';

test.each([
  ['2', ['Open X.']],
  ['-2', ['Close X.']],
  ['X-1', ['Open X.']],
  ['2/-2', ['Open X.', 'Close X.']],
  [null, ['Open X.', 'Close X.']],
])('of two things a card may repeat the one that its number %s is of', (number, halves) =>
  expect(saidFor(both, number)).toEqual([whole, ...halves, both]),
);

test.each([
  [does('They rest respectively.'), ['They rest respectively.']],
  ['It rests.', []],
])('of any other meaning what it does, and all of it: %s', (meaning, does) =>
  expect(saidFor(meaning, '2')).toEqual([...does, meaning]),
);

test.each([
  ['2', ['It has + X.']],
  ['-2', ['It has - X.']],
  [null, []],
])('of two signs the one that its number %s has', (number, signed) =>
  expect(saidFor(does('It has +/- X.'), number)).toEqual(['It has +/- X.', ...signed, does('It has +/- X.')]),
);

test('of an earlier wording, which knew none below zero, also that one', () => {
  expect(saidFor(does('It has +X for X.'), '-2')).toContain('It has -X for X.');
  expect(saidFor(does('It has +X for X.'), '2')).not.toContain('It has -X for X.');
});

test('of what may be done up to X times, that it may be done once', () => {
  const once = 'At dusk, you may turn X of them.';
  const upTo = does('At dusk, you may turn up to X of them.');
  expect(saidFor(upTo, '1')).toContain(once);
  for (const number of ['2', '-1', 'X', null]) expect(saidFor(upTo, number)).not.toContain(once);
  expect(saidFor(does('Turn up to X of them.'), '1')).not.toContain('Turn X of them.');
});

test.each([
  ['You gain the [effect].', 'Gain 1 moss', 'You gain 1 moss.'],
  ['When it rests, gain the listed effect.', 'Turn one', 'When it rests, turn one.'],
  ['Open it by paying the [toll] listed.', 'Pay 2 moss', 'Open it by paying 2 moss.'],
  ['Open it by taking the following cost.', 'Take 2', 'Open it by taking 2.'],
  ['You gain the following at dusk.', 'Gain 1', 'You gain 1 at dusk.'],
  ['It gets the following: rest.', 'Gain 1', null],
  ['Rest.', 'Gain 1', null],
  ['You gain the [effect].', '', null],
])('“%s” of what leads to “%s”', (meant, argument, expected) =>
  expect(leadingTo(meant, argument)).toBe(expected),
);
