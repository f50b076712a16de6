import { describe, expect, test } from 'vitest';
import { ofSeveral, ofSource } from '../../../../../src/checks/claim/answers/source/of-source.ts';
import { sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import { sourceNames } from '../../../../../src/checks/claim/words/source-names.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const sources = sourceNames([{ id: 'reed', title: 'Reed Book' }]);

test.each([
  ['In the Reed Book they rest.', 'they rest.'],
  ['According to the current Reed Book, they rest.', 'they rest.'],
  ['They rest in the Reed Book.', 'They rest'],
  ['Since the Reed Book, they rest.', 'they rest.'],
  ['They rest (as of the Reed Book).', 'They rest'],
  ['The text of Leap in the Reed Book is “They rest.”', 'The text of Leap is “They rest.”'],
  ['Leap, according to the Reed Book, is layered.', 'Leap is layered.'],
  ['The Reed Book’s template of Leap is Leap X.', 'The template of Leap is Leap X.'],
])('what a sentence says of a source that it names first, last or before its verb: %s', (text, said) =>
  expect(ofSource(text, sources)).toEqual({ said, source: 'reed' }),
);

test.each([
  'They rest.',
  'Since the Reed Book they rest.',
  'They rest, but not in the Reed Book.',
  'Reed Book',
  'Leap unlike the Reed Book is layered.',
  'The moss’s template of Leap is Leap X.',
  '',
])('is not read where it is not its place: %s', (text) =>
  expect(ofSource(text, sources)?.said).not.toBe('they rest.'),
);

test('a source may be named by its id', () => {
  const list = sourceNames([{ id: 'old-reed', title: 'Reed Book' }]);
  expect(ofSource('They rest in old-reed.', list)).toEqual({ said: 'They rest', source: 'old-reed' });
});

describe('of several sources that it names last', () => {
  const both = sourceNames([
    { id: 'reed', title: 'Reed Book' },
    { id: 'moss', title: 'Moss' },
  ]);

  test.each([
    ['They rest in both the Reed Book and Moss.', 'They rest'],
    ['They rest, in the Reed Book and in the Moss.', 'They rest'],
    ['They rest according to the Reed Book as well as the Moss', 'They rest'],
  ])('%s', (text, said) => expect(ofSeveral(text, both)).toBe(said));

  test.each(['They rest in Moss.', 'They rest in Moss but not in the Reed Book.', 'They rest.', ''])(
    'and not where it names one, or denies one: %s',
    (text) => expect(ofSeveral(text, both)).toBe(null),
  );
});

describe('what is claimed of a source is compared with that source', () => {
  const dusk = 'This unit may rest on a fern.';
  const check = claimCheckOf([
    changingKeyword('Leap', [
      [`An activated ability triggered at dusk that means, "${dusk}"`],
      [
        `A layered, activated ability that means, "${dusk}"`,
        'Green stones turn twice if it rains on the moss.',
      ],
    ]),
    changingKeyword('Hop', [
      ['A static ability that means, "It sings."'],
      ['A static ability that means, "It is."'],
    ]),
  ]);
  const told = (claim: string) => check(claim).map(sayVerdict);

  test.each([
    's2 says that Leap is layered.',
    'In s2 Leap is layered.',
    'According to s2, Leap is layered.',
    'Leap is layered in s2.',
    'Both s1 and s2 say that Leap is activated.',
    's1 says that Leap is not static.',
    'According to s2, if it rains on the moss, green stones turn twice.',
    'In s1, a unit with Leap may rest on a fern.',
    'Unlike s1, s2 says that Leap is layered.',
    'Leap in s2 is layered.',
    'The type line of Leap in s2 says that it is layered.',
    'Leap is activated in both s1 and s2.',
  ])('and holds where that has it: %s', (claim) => expect(told(claim)).toEqual(['Holds, in other words']));

  test.each([
    's1 says that Leap is layered.',
    'The type line of Leap in s1 says it is layered.',
    'Leap is layered in s1 and in s2.',
    'In s1 Leap is layered.',
    'Leap is layered in s1.',
    'All sources say that Leap is layered.',
    'Both s1 and s2 say that Leap is layered.',
    'According to s1, if it rains on the moss, green stones turn twice.',
    'Unlike s1, s2 says that Hop is static.',
    'Unlike s2, Leap says that green stones turn twice if it rains on the moss.',
    'Contrary to what the s2 says, green stones turn twice if it rains on the moss.',
  ])('and is recorded differently where it has not: %s', (claim) =>
    expect(told(claim)).toEqual(['Recorded differently']),
  );
});
