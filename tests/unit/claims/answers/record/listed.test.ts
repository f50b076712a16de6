import { describe, expect, test } from 'vitest';
import { kindClaimsIn } from '../../../../../src/checks/claim/answers/text/kinds-of-several.ts';
import { sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const of = (set: string, by: string, date: string) => ({ introduction: { set, by, date } });
const late = changingKeyword('Perch', [['A layered, static effect that means, "It hums."']]);
const check = claimCheckOf([
  changingKeyword(
    'Leap',
    [['A cumulative, static ability that means, "It rests."']],
    of('Moss', 'Ann', '2003-04-01'),
  ),
  changingKeyword('Vault', [['A layered ability that means, "It turns."']], of('Moss', 'Bob', '2003-05-01')),
  changingKeyword(
    'Hop',
    [['A cumulative, triggered ability that means, "It is."']],
    of('Fern', 'Ann', '2011-04-01'),
  ),
  changingKeyword('Reed', [
    ['A static ability that means, "It bows."'],
    ['A static ability that means, "It bends."'],
  ]),
  { ...late, history: [{ source: 's2', revision: late.history[0]?.revision ?? '' }] },
]);
const told = (claim: string) => check(claim).map(sayVerdict);

describe('keywords listed after where they came from are each on record', () => {
  test.each([
    'New in Moss: Leap, Vault',
    'New in Moss (2003): Leap and Vault',
    'Moss: Leap, Vault',
    'Keywords from Moss: Leap, Vault.',
    'By Ann: Leap, Hop',
    'Moss introduced Leap and Vault.',
    'New in s1: Leap, Vault and Hop',
    '2003: Leap, Vault',
    'New: Perch, Hop',
    'New keywords: Hop, Perch and Leap',
    'Leap, Vault and Hop are new in s1.',
    'Leap and Vault were added in Moss.',
    'Perch and Hop are new.',
    'Perch is a new keyword.',
  ])('%s', (claim) => expect(told(claim)).toEqual(['On record']));

  test('with the sources that have all of them, or all of the one that is older', () => {
    const saidOf = (claim: string) => check(claim).map(({ said, sources }) => [said, sources]);
    expect(saidOf('New in s1: Leap, Vault and Hop')).toEqual([['Leap, Vault, Hop stand', ['s1']]]);
    expect(saidOf('New in s2: Perch, Reed')).toEqual([['Reed stands', ['s1', 's2']]]);
    expect(saidOf('New: Leap, Hop')).toEqual([['Leap, Hop stand', ['s1']]]);
    expect(saidOf('New: Perch, Hop')).toEqual([['Perch, Hop stand in one source each', []]]);
    expect(saidOf('Reed is new.')).toEqual([['Reed stands', ['s1', 's2']]]);
    expect(saidOf('New in Moss: Leap, Hop')).toEqual([
      ['Hop was added in Fern, by Ann, on 1 April 2011', []],
    ]);
    expect(saidOf('By Ann: Leap, Hop')).toEqual([
      [expect.stringMatching(/^Leap was added in Moss, by Ann.*; Hop was added in Fern, by Ann/), []],
    ]);
  });

  test.each([
    'New in Moss: Leap, Hop',
    'New in Fern (2003): Hop, Leap',
    'By Ann: Leap, Vault',
    'Moss introduced Leap and Hop.',
    'New in s2: Perch, Leap',
    'New: Perch, Reed',
    'Perch and Reed are both new.',
    'Reed is new.',
  ])('or recorded differently: %s', (claim) => expect(told(claim)).toEqual(['Recorded differently']));

  test.each([
    'New in Moss: Leap, Quokka',
    'New: Perch, Quokka',
    'Quokka: Leap, Vault',
    'New in Moss: Leap, Perch',
  ])('or not known: %s', (claim) => expect(told(claim)).not.toContain('On record'));
});

describe('claims about the kinds of several keywords', () => {
  test.each([
    'All of Leap and Hop are cumulative.',
    'Neither Vault nor Perch is cumulative.',
    'Cumulative: Leap, Hop',
    'Cumulative abilities: Leap and Hop',
    'Leap, Hop: cumulative',
    'Leap is cumulative while Vault is layered.',
    'Leap is cumulative, Vault is layered.',
    "Vault isn't cumulative or isolated.",
    'Perch is an effect, not an ability.',
    'Perch is not an ability.',
  ])('hold where each does: %s', (claim) => expect(told(claim)).toEqual([expect.stringMatching(/^Holds/)]));

  test.each([
    'All of Leap and Vault are cumulative.',
    'Neither Leap nor Perch is cumulative.',
    'Cumulative: Leap, Vault',
    'Leap is cumulative while Vault is cumulative.',
    'Leap is an effect, not an ability.',
    'Leap is not an ability.',
    "Leap isn't layered or cumulative.",
    'The cumulative abilities are Leap and Hop.',
  ])('and not where one does not, or where it is said that there are no others: %s', (claim) =>
    expect(told(claim)).toEqual(['No source has it']),
  );

  test.each([
    ['Leap and Vault are both static', ['Leap is static', 'Vault is static']],
    ['Static effects: Leap, Vault', ['Leap is static', 'Vault is static']],
    ['Leap is static, not layered', ['Leap is static', 'Leap is not layered']],
    ['Leap is static', []],
    ['Leap rests while Vault turns', []],
  ])('each is about one: %s', (said, claims) => expect(kindClaimsIn(said)).toEqual(claims));
});

const hop = claimCheckOf([
  changingKeyword('Hop', [['A cumulative ability triggered during the dusk that means, "It is."']]),
  changingKeyword('Leap', [
    ['A static ability that means, "It rests."'],
    ['A static ability that means, "It sits."'],
  ]),
]);

test.each([
  ['Hop: now cumulative, triggered during the dusk', 'Holds, in other words'],
  ['Hop is cumulative, triggered during the dusk.', 'Holds, in other words'],
  ['Hop is layered, triggered during the dusk.', 'No source has it'],
  ['Hop is cumulative, triggered during the night.', 'No source has it'],
  ['Hop: unchanged', 'On record'],
  ['Leap: unchanged', 'Recorded differently'],
])('a kind and a moment, or that nothing changed, in short: %s', (claim, verdict) =>
  expect(hop(claim).map(sayVerdict)).toEqual([verdict]),
);
