import { describe, expect, test } from 'vitest';
import { sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const leap = changingKeyword('Leap', [
  ['A static ability that means, "You may rest a stone by the river."', 'It costs one fern.'],
  [
    'A cumulative, static ability triggered at dusk that means, "You may rest a grey stone by the wide sea."',
    'It costs one fern.',
  ],
]);
const [old, now] = leap.revisions;
const check = claimCheckOf([
  { ...leap, revisions: [old, { ...now, template: 'Leap X' }] as typeof leap.revisions },
  changingKeyword('Bound', [['Look for Vault.'], ['"Bound" was renamed "Vault".']], { renamedTo: 'vault' }),
  changingKeyword('Vault', [['It rests.']], { formerNames: ['Bound'] }),
]);
const told = (claim: string) => check(claim).map(sayVerdict);

describe('what one piece of a text is said to have replaced', () => {
  test.each([
    "Leap used to be just static, now it's cumulative.",
    'Leap was static but is now triggered at dusk.',
    'Leap used to say “by the river”, now it says “by the wide sea”.',
    'Leap: now “by the wide sea” (was “by the river”)',
    'Leap now says “a grey stone”, before it was just “a stone”.',
    'Leap: “by the river” → “by the wide sea”',
    'Leap: static -> cumulative, static',
    'Leap went from static to cumulative.',
    'Leap changed from “a stone” to “a grey stone”.',
    'Leap was changed from “by the river” to “by the wide sea”.',
    'Leap: “by the river” is now “by the wide sea”',
    'Leap now says “a grey stone” instead of “a stone”.',
    'Leap -> Leap X',
  ])('is on record: %s', (claim) => expect(told(claim)).toEqual(['On record']));

  test.each([
    "Leap used to be cumulative, now it's just static.",
    'Leap was triggered at dusk but is now static.',
    'Leap used to say “by the wide sea”, now it says “by the river”.',
    'Leap: now “by the river” (was “by the wide sea”)',
    'Leap: “by the wide sea” → “by the river”',
    'Leap went from cumulative to static.',
    'Leap X -> Leap',
  ])('is recorded the other way round: %s', (claim) => expect(told(claim)).toEqual(['Recorded differently']));

  test.each([
    'Leap used to say “by the pond”, now it says “by the wide sea”.',
    'Leap went from layered to cumulative.',
    'Leap used to cost one fern, now it is one fern.',
  ])('is in no source where neither ever replaced the other: %s', (claim) =>
    expect(told(claim)).not.toContain('On record'),
  );
});

describe('words that are said to have come or gone', () => {
  test.each([
    'The s2 added “grey” to Leap.',
    'The s2 dropped the words “by the river” from Leap.',
    'The word “grey” was added to Leap in s2.',
    'The words “by the river” were removed from Leap.',
    'Leap gained “grey”.',
    'Leap: lost “by the river” in the s2',
    'Leap: “grey” is new',
  ])('are on record: %s', (claim) => expect(told(claim)).toEqual(['On record']));

  test.each([
    'The s2 dropped “grey” from Leap.',
    'The s1 added “grey” to Leap.',
    'Leap gained “by the river”.',
    '“by the river” was removed from Leap in s1.',
  ])('are recorded differently: %s', (claim) => expect(told(claim)).toEqual(['Recorded differently']));

  test.each(['The s2 added “stone” to Leap.', 'Ben added “grey” to Leap.', 'The s2 added “moss” to Vault.'])(
    'are not where they stayed, or where no source is named: %s',
    (claim) => expect(told(claim)).not.toContain('On record'),
  );
});

test.each([
  ['Bound renamed to Vault', 'Holds, in other words'],
  ['Used to be Bound, now it’s Vault.', 'Holds, in other words'],
])('a rename may be told without its verb or subject: %s', (claim, verdict) =>
  expect(told(claim)).toEqual([verdict]),
);

test.each([
  ['Leap: now cumulative', 'Holds, in other words'],
  ['Leap: cumulative, static', 'Holds, in other words'],
  ['Leap: layered', 'No source has it'],
  ['Leap: not layered', 'Holds, in other words'],
  ['Leap: not static', 'No source has it'],
])('a kind may be alone after the name: %s', (claim, verdict) => expect(told(claim)).toEqual([verdict]));
