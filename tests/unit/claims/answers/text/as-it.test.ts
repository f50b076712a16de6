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
