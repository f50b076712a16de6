import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [
    ['It moves over moss.', 'The unit turns on each fern of the river unless it rests by night.'],
  ]),
]);
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const wrong = 'the unit rests on each fern of the river unless it turns';

test('a wrong sentence in lower case, or after a semicolon, leaves the right one beside it as it is', () => {
  for (const joined of [
    `it moves over moss. ${wrong}.`,
    `It moves over moss; ${wrong}.`,
    `it moves over moss. unless the unit rests by night, ${wrong}.`,
  ])
    expect(verdicts(joined), joined).toEqual(['holds', 'near']);
});

test.each([
  `It moves over moss, ${wrong}.`,
  'it moves over moss. unless the unit rests by night on the river.',
  'It moves over moss; only unless the unit rests by night on the river.',
  'It moves over moss; it never turns on each fern of the river by night.',
  'It moves over moss; but never on each fern of the river by night.',
  'it moves over moss. my friend says never on each fern of the river.',
  'It moves over moss; never by night.',
])('but not where it continues the sentence, or refers to it or to others: %s', (joined) =>
  expect(verdicts(joined)).toEqual(['near']),
);

test('an example of a keyword after a sentence does not say what that is about', () => {
  const long = 'A dry stone with Leap can still be turned by other kinds of stones.';
  const leap = changingKeyword('Leap', [['Move them over moss.', long, '(Such as Vault.)']]);
  const vault = changingKeyword('Vault', [['Look for stones.']]);
  const answers = claimCheckOf([leap, vault])(`"${long} (Such as Vault.)",`);
  expect(answers.map(({ verdict, isElsewhere }) => [verdict, isElsewhere])).toEqual([
    ['holds', false],
    ['holds', false],
  ]);
});
