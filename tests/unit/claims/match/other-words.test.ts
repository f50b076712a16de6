import { expect, test } from 'vitest';
import { otherWords } from '../../../../src/checks/claim/match/other-words.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [
    [
      'Move two of them over the moss.',
      'You may leap only once for each fern.',
      'It works anytime a stone turns, not just at night.',
      'The stone must be wet to turn it.',
      "It doesn't turn a stone unless it rains.",
      "You can't move a stone in the river using Leap.",
      'If the river sings, then turn each stone.',
      'If the moss is dry, turn each fern.',
      'You can play Leap only once by night.',
      'The fern grows even if the river sings.',
    ],
  ]),
  changingKeyword('Vault', [['Look for the fern.']]),
]);
const told = (claim: string) => check(claim).map(({ verdict, how }) => [verdict, how]);
const inOtherWords = [['holds', 'words']];

test.each([
  'You may leap just once for each fern.',
  'It works whenever a stone turns, not just at night.',
  'It works every time a stone turns, not just at night.',
  'The stone has to be wet to turn it.',
  "It doesn't turn a stone except when it rains.",
  "Leap can't move a stone in the river.",
  'Leap cannot move a stone in the river!',
  "You can't use Leap to move a stone in the river.",
  "You can't move a stone in the river with Leap.",
  "With Leap you can't move a stone in the river.",
  "Using Leap you can't move a stone in the river.",
  "Leap doesn't let you move a stone in the river.",
  "Leap can't be used to move a stone in the river.",
  'The fern grows even when the river sings.',
  'If the river sings, turn each stone.',
  'If the moss is dry, then turn each fern.',
  'Leap can be played only once by night.',
  "Leap: You can't use Leap to move a stone in the river.",
  'I think the stone has to be wet to turn it.',
  'You move two of them over the moss.',
  'If the river sings, then you turn each stone.',
])('a sentence of the rules holds in other words that mean the same: %s', (claim) =>
  expect(told(claim)).toEqual(inOtherWords),
);

const allowed = claimCheckOf([
  changingKeyword('Leap', [
    [
      'It works against moss and reeds.',
      'You may not use Leap to move a stone.',
      'Leap may be turned any number of times.',
      "Leap doesn't allow you to turn your own stones.",
      'You can turn each stone only once for each river.',
      'Each fern may rest once per night.',
      'Leap works even if the fern leaves.',
      'A stone with moss can sing.',
      'Ferns turn during the wet step, even if your stone gets discarded.',
      'You must pay the [toll] in any order.',
      "It doesn't allow stones to turn during the dry POP.",
      "Leap doesn't occur by day.",
      'You can play Leap only once by night.',
      "A stone can't be attacked unless it's tapped.",
      'Each fern is attacked twice by day.',
      'You can pay the toll of a gate at dusk.',
    ],
  ]),
]);

test.each([
  'It works vs moss and reeds.',
  'Each fern gets attacked twice by day.',
  'The toll of a gate can be paid at dusk.',
  'You cannot use Leap to move a stone.',
  "You can't move a stone by Leap.",
  "Leap can't be used to move a stone.",
  'Leap can be turned any number of times.',
  "Leap doesn't let you turn your own stones.",
  'You may turn each stone just once per river.',
  'Each fern can rest once for every night.',
  'Each fern may rest once each night.',
  'Leap still works even if the fern leaves.',
  'A stone w/ moss may sing.',
  'Ferns turn in the wet step, even if your stone is discarded.',
  'The [toll] has to be paid in any order.',
  "It doesn't let stones turn in the dry POP.",
  "Leap doesn't happen by day.",
  'Leap can only be played once by night.',
  "A stone can't get attacked unless it's tapped.",
  'Each fern may rest once a night.',
])('what is allowed, how often and against what may be in other words: %s', (claim) =>
  expect(allowed(claim).map(({ verdict, how }) => [verdict, how])).toEqual(inOtherWords),
);

test.each([
  'You may use Leap to move a stone.',
  'Leap can be used to move a stone.',
  'Leap may not be turned any number of times.',
  "Leap can't be turned any number of times.",
  'Leap lets you turn your own stones.',
  'You must turn each stone only once for each river.',
  'Each fern must rest once per night.',
  'Leap still works if the fern leaves.',
  'Leap works even if the fern still leaves the moss.',
  "A stone with moss can't sing.",
  'Ferns turn in the wet step, even if your stone is tapped.',
  'The [toll] must not be paid in any order.',
  'Leap happens by day.',
  'Leap can be played by night.',
  "A stone can't be attacked unless it gets tapped.",
])('but not the opposite: %s', (claim) =>
  expect(allowed(claim).map(({ verdict }) => verdict)).not.toContain('holds'),
);

const moments = claimCheckOf([
  changingKeyword('Leap', [['When the fern turns, its moss rests.']]),
  changingKeyword('Vault', [['Each time the river sings, you may turn a stone.']]),
]);

test.each([
  'Whenever the fern turns, its moss rests.',
  'Each time the fern turns, its moss rests.',
  'Its moss rests whenever the fern turns.',
  'When the river sings, you may turn a stone.',
  'You may turn a stone every time the river sings.',
])('any word for the moment at which something happens means the same: %s', (claim) =>
  expect(moments(claim).map(({ verdict, how }) => [verdict, how])).toEqual(inOtherWords),
);

test.each([
  'Until the fern turns, its moss rests.',
  'Whenever the fern turns, its moss turns.',
  'Once the river sings, you may turn a stone.',
  'The first time the river sings, you may turn a stone.',
])('but not a word for another: %s', (claim) =>
  expect(moments(claim).filter(({ verdict }) => verdict === 'holds')).toEqual([]),
);

test.each([
  'If the river sings, then turn each fern.',
  'Leap can be played twice by night.',
  "Leap can't be played only once by night.",
  'Vault can be played only once by night.',
  'You may leap just for each fern.',
  'It works once a stone turns, not just at night.',
  'It works each time a stone turns, not just at night.',
  "The stone doesn't have to be wet to turn it.",
  'The stone only has to be wet to turn it.',
  'The stone has to be wet.',
  'It turns a stone except when it rains.',
  "Vault can't move a stone in the river.",
  'Leap can move a stone in the river.',
  "You can't use Vault to move a stone in the river.",
  "With Vault you can't move a stone in the river.",
  'With Leap you can move a stone in the river.',
  "Without Leap you can't move a stone in the river.",
  'Leap lets you move a stone in the river.',
  "Vault: Leap can't move a stone in the river.",
  'It is false that the stone has to be wet to turn it.',
])('but not in words that mean something else: %s', (claim) => expect(told(claim)).not.toEqual(inOtherWords));

test('what the rules have in another spelling counts as that, and not as other words', () =>
  expect(otherWords('It works any time a stone turns.')).toEqual([]));
