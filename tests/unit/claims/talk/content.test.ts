import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const answer = claimCheckOf([
  sampleKeyword('Nest', sampleRevision('Nest', [does('By night the fern gets the following effect;')])),
  sampleKeyword('Den', sampleRevision('Den: [effect]', [does('The following effect works by the river.')])),
  sampleKeyword('Toll', sampleRevision('Toll: [cost]', [does('At dusk you must pay the following cost.')])),
  sampleKeyword('Leap', sampleRevision('Leap X', [does('It may leap over X stones of moss.')])),
]);

test.each([
  ['nest', 'Nest: By night the fern gets the following effect; Leap 2.'],
  ['nest', 'Nest: By night the fern gets the following effect: Leap 2.'],
  ['nest', 'By night the fern gets the following effect: Leap 2.'],
  ['den', 'Den: The following effect works by the river: Leap 2.'],
  ['toll', 'Toll: At dusk you must pay the following cost: Pay 2 stones.'],
])(
  'a name that a card adds after a meaning that announces it is not the keyword of the meaning: %s',
  (slug, claim) =>
    expect(answer(claim)).toMatchObject([{ verdict: 'holds', isElsewhere: false, place: { slug } }]),
);

test('but a name before the meaning is', () =>
  expect(answer('Toll: By night the fern gets the following effect: Leap 2.')).toMatchObject([
    { verdict: 'holds', isElsewhere: true },
  ]));

test.each([
  'Den: The following effect works by the river: By night too.',
  'Den: The following effect works by the river: Leap 2 by night.',
  'Toll: At dusk you must pay the following cost: Only by day.',
  'Toll: At dusk you must pay the following cost: Never.',
  'Toll: At dusk you must pay the following cost: Your friend may pay it.',
  'Toll: At dusk you must pay the following cost: Ferns may ignore it.',
])('words that narrow it, or say more, are not what a card adds: %s', (claim) =>
  expect(answer(claim)).toMatchObject([{ verdict: 'near' }]),
);

test.each([
  'It may leap over 2 stones of moss: Toll.',
  'By night the fern gets the following effect; See Leap.',
  'By night the fern gets the following effect; – Leap',
])('after any other sentence, or in a citation, a name is the keyword that it is claimed of: %s', (claim) =>
  expect(answer(claim)).toMatchObject([{ isElsewhere: true }]),
);
