import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [
    [
      'A static ability that means, "Move it."',
      'Leap works in the rain.',
      'It turns the stone around.',
      "It doesn't count as a jump over moss.",
      'Two ferns sing by night.',
      'It never moves the river.',
    ],
  ]),
  changingKeyword('Vault', [
    [
      'A static ability that means, "This unit may rest when this unit is tapped."',
      'You can play Vault once for each fern.',
      'Whenever this unit sings, turn two stones.',
      "You can't move a stone using Vault.",
    ],
  ]),
  changingKeyword('Hop', [
    ['A static ability that means, "Rest it."', 'A fern sings.', 'It wakes the old stone.'],
  ]),
]);

test.each([
  ['r2', 'Leap turns the stone around.'],
  ['r2', 'The Leap ability turns the stone around.'],
  ['r3', 'I think Leap doesn’t count as a jump over moss.'],
  ['r3', 'Leap: Leap doesn’t count as a jump over moss.'],
])(
  'a keyword may be named where its text says “It”, after a sentence about the keyword: %s, %s',
  (part, claim) =>
    expect(check(claim)).toMatchObject([
      { verdict: 'holds', how: 'words', isElsewhere: false, place: { part } },
    ]),
);

test.each([
  // What “It” is after a sentence that begins with other words is not known.
  'Leap never moves the river.',
  'Hop wakes the old stone.',
  'Hop turns the stone around.',
  'Leap counts as a jump over moss.',
  'Leap only turns the stone around.',
  'Leap turns the stone.',
  'It is false that Leap turns the stone around.',
])('and does not hold otherwise: %s', (claim) =>
  expect(check(claim)).not.toMatchObject([{ verdict: 'holds' }]),
);

test.each([
  ['r1', 'Leap\nIt works in the rain.'],
  ['r1', 'Leap: It works in the rain!'],
  ['r1', 'Leap? I think this ability works in the rain.'],
  ['r1', 'Leap\nThe keyword works in the rain.'],
])('“It” may be the keyword that is named before it, where its text has the name: %s, %s', (part, claim) =>
  expect(check(claim).at(-1)).toMatchObject({
    verdict: 'holds',
    how: 'words',
    place: { slug: 'leap', part },
  }),
);

test.each([
  'It works in the rain.',
  'Hop: It works in the rain.',
  'Leap: It works in the snow.',
  'Leap: It works.',
  'Leap: This fern works in the rain.',
  'Leap: It is false that it works in the rain.',
  'Leap: It works in the rain by night.',
])('and is none otherwise: %s', (claim) => expect(check(claim).at(-1)?.verdict).not.toBe('holds'));

test.each([
  ['meaning', 'Vault: It may rest when this unit is tapped.'],
  ['r1', 'Vault: You can play it once for each fern.'],
  ['r1', 'With Vault, you can play it once for each fern.'],
  ['r2', 'Vault: Whenever it sings, turn two stones.'],
  ['r3', "Vault: It can't move a stone."],
])('it may be the unit that has the keyword, or stand elsewhere in the sentence: %s, %s', (part, claim) =>
  expect(check(claim).at(-1)).toMatchObject({
    verdict: 'holds',
    how: 'words',
    place: { slug: 'vault', part },
  }),
);

test.each([
  'Vault: It may not rest when this unit is tapped.',
  'Vault: You can play it twice for each fern.',
  'Vault: Whenever it sings, turn two ferns.',
  'Vault: It can move a stone.',
  'Leap: You can play it once for each fern.',
])('but the rest has to be as it is there: %s', (claim) =>
  expect(check(claim).at(-1)).not.toMatchObject({ verdict: 'holds', isElsewhere: false }),
);
