import { describe, expect, test } from 'vitest';
import { otherArticles, otherOrders } from '../../../../src/checks/claim/match/other-orders.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [
    ['When it rains, move 2 stones over the moss.', 'They rest even if the river sings.'],
    ['When it rains, move X stones over the fern.', 'They rest even if the river sings.'],
  ]),
  changingKeyword('Vault', [
    [
      'It can only be used when the moss is wet.',
      'Vault applies only to stones, not to moss.',
      'Vault only matters when the fern is dry.',
    ],
  ]),
]);
const told = (claim: string) => check(claim).map(({ verdict, how }) => [verdict, how]);
const inOtherWords = [['holds', 'words']];

describe('a sentence of the rules with its words in another order holds in other words', () => {
  test.each([
    'Move X stones over the fern when it rains.',
    'Move X stones over the fern, when it rains.',
    'Leap: Move X stones over the fern when it rains.',
    'The page says: Move X stones over the fern when it rains.',
    'Even if the river sings, they rest.',
    'It can be used only when the moss is wet.',
    'Vault only applies to stones, not to moss.',
    'Vault matters only when the fern is dry.',
  ])('%s', (claim) => expect(told(claim)).toEqual(inOtherWords));

  test('also with the number of a card', () => {
    expect(check('Move 3 stones over the fern when it rains.')).toMatchObject([{ how: 'words', asX: '3' }]);
    expect(told('Leap 2: Move 3 stones over the fern when it rains.')).not.toEqual(inOtherWords);
  });

  test('and was removed, where it held once', () =>
    expect(told('Move 2 stones over the moss when it rains.')).toEqual([['reworded', 'words']]));
});

test.each([
  'If move X stones over the fern, it rains.',
  'When the moss is wet, it can only be used.',
  'Only when it rains, move X stones over the fern.',
  'Move X stones over the fern only when it rains.',
  'Move X stones over the fern unless it rains.',
  'It rains when move X stones over the fern.',
  'Even if they rest, the river sings.',
  'Only Vault applies to stones, not to moss.',
  'Vault applies to only stones, not to moss.',
  'Vault applies to stones only, not to moss.',
  'It is false that they rest, even if the river sings.',
  'Vault: Move X stones over the fern when it rains.',
])('what means something else in the same words does not hold: %s', (claim) =>
  expect(told(claim)).not.toEqual(inOtherWords),
);

test('in another order, the final mark stays at the end, and marks within it stay', () => {
  expect(otherOrders('They rest for 1.5 turns if it rains!!')).toEqual([
    'if it rains, They rest for 1.5 turns',
  ]);
  expect(otherOrders('If it rains, then they rest.')).toEqual(['they rest If it rains']);
  expect(otherOrders('It only works at night, if it rains.')).toEqual([
    'It works only at night, if it rains',
  ]);
  expect(otherOrders('They rest.')).toEqual([]);
});

test('only a few other orders are tried', () => {
  expect(otherOrders('It only works here, and '.repeat(9))).toHaveLength(4);
  expect(otherOrders(`They rest ${'if it rains '.repeat(30)}.`).length).toBeLessThan(5);
  expect(otherOrders(`They rest ${'if it rains '.repeat(100)}.`)).toEqual([]);
});

describe('a sentence of the rules may begin with another article, or with none', () => {
  const rules = claimCheckOf([
    changingKeyword('Leap', [
      ['The old stone must rest.', 'The moss is wet by night.'],
      ['The stone must rest by the river.', 'The moss is wet by night.', 'Some moss is dry.'],
    ]),
    changingKeyword('Vault', [
      ['A green stone cannot have Vault.', 'If the fern is dry, the stone may turn.'],
    ]),
  ]);
  const of = (claim: string) => rules(claim).map(({ verdict, isLimited }) => [verdict, isLimited]);

  test.each([
    'A stone must rest by the river.',
    'Stone must rest by the river',
    'Leap: a stone must rest by the river',
    'The green stone cannot have Vault.',
    'Green stones cannot have Vault.',
    'Moss is wet by night.',
  ])('%s', (claim) => expect(of(claim)).toEqual([['holds', false]]));

  test('and a former sentence was removed', () =>
    expect(of('An old stone must rest.')).toEqual([['reworded', false]]));

  test.each([
    'Stones must rest by the river.',
    'Some stone must rest by the river.',
    'No green stone cannot have Vault.',
    'Green stones can have Vault.',
    'A moss is dry.',
    'A stone may turn.',
    'By day a stone must rest by the river.',
    'Vault: A stone must rest by the river.',
  ])('but not where that means something else: %s', (claim) =>
    expect(of(claim)).not.toContainEqual(['holds', false]),
  );

  test('a text without an article is tried with each', () =>
    expect(otherArticles('Moss is wet.')).toEqual(['a Moss is wet.', 'an Moss is wet.', 'the Moss is wet.']));
});

describe('when a keyword acts holds in other words than those of its type line', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [['A layered ability activated during the dusk that means, "Move it."']]),
    changingKeyword('Hop', [['A layered ability triggered at dusk that means, "Turn it."']]),
  ]);

  test.each([
    'You activate Leap during the dusk.',
    'You may activate Leap in the dusk.',
    'Leap can be activated during the dusk.',
    'Leap gets activated in the dusk.',
    'Hop now triggers at dusk.',
  ])('%s', (claim) =>
    expect(check(claim)).toMatchObject([{ text: claim, verdict: 'holds', how: 'words', isLimited: false }]),
  );

  test.each([
    'You play Leap during the dusk.',
    'You activate Leap before the dusk.',
    'You activate Leap during the dawn.',
    'You activate Hop at dusk.',
    'You can only activate Leap during the dusk.',
    'You may not activate Leap during the dusk.',
    'Leap can be triggered in the dusk.',
  ])('and no other: %s', (claim) => expect(check(claim)).not.toMatchObject([{ verdict: 'holds' }]));
});
