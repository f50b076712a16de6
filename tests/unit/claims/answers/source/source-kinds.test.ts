import { describe, expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import { sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import {
  kindsByName,
  sourcesAsCalled,
  sourcesByKind,
  sourcesMeant,
} from '../../../../../src/checks/claim/words/source-kinds.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const sources = [
  { id: 's1', title: 'Reed Book', kind: 'list' },
  { id: 's2', title: 'Fern', kind: 'sheet' },
  { id: 's3', title: 'Moss', kind: 'sheet' },
  { id: 's4', title: 'Pond Book', kind: 'glossary' },
] as const;
const kinds = sourcesByKind(sources);

describe('sources may be named by their kind', () => {
  test.each([
    [' the sheets say ', ' the fern and moss say '],
    [' all of the old keyword sheets say ', ' the fern and moss say '],
    [' every sheet says ', ' the fern and moss says '],
    [' unlike the list ', ' unlike the reed book '],
    [' the list of keywords says ', ' the reed book says '],
    [' the sheet says ', ' the sheet says '],
    [' a list says ', ' a list says '],
  ])('%s', (phrase, named) => expect(kindsByName(phrase, kinds, ['s2', 's3'])).toBe(named));

  test('those that have the keyword are meant, or all where none has it', () => {
    expect(kindsByName(' the sheets say ', kinds, ['s3'])).toBe(' the moss say ');
    expect(kindsByName(' the sheets say ', kinds, ['s1'])).toBe(' the fern and moss say ');
  });

  test.each([
    ['list', ['s1']],
    ['keyword sheets', ['s2', 's3']],
    ['the glossary', ['s4']],
    ['Moss', ['s3']],
    ['sheet', []],
    ['fox', []],
  ])('%s', (name, ids) => expect(sourcesMeant(name, sourcesAsCalled(sources), kinds)).toEqual(ids));

  test('a source of no known kind is named by its title alone', () => {
    expect(sourcesByKind([{ id: 's1', title: 'Reed Book' }])).toEqual([]);
    expect(sourcesAsCalled([{ id: 's1', title: 's1' }])).toEqual([{ id: 's1', slug: 's1', phrase: 's1' }]);
  });
});

describe('what is claimed of sources by their kind is held against those', () => {
  const dusk = 'This unit may rest on a fern.';
  const [kept, added] = ['Green stones turn by night.', 'Grey stones never turn at all.'];
  const old = [`An activated ability that means, "${dusk}"`, kept];
  const leap = changingKeyword('Leap', [
    old,
    old,
    old,
    [`A layered, activated ability that means, "${dusk}"`, kept, added],
  ]);
  const check = createClaimCheck([leap, changingKeyword('Hop', [['It is.']])], sources);
  const told = (claim: string) => check(claim).map(sayVerdict);

  test.each([
    ['The sheets say that green stones turn by night.', 'Holds, in another spelling'],
    ['The list and the sheets say that green stones turn by night.', 'Holds, in another spelling'],
    [
      'Unlike the sheets, the Pond Book says that grey stones never turn at all.',
      'Holds, in another spelling',
    ],
    ['Only the Pond Book says that grey stones never turn at all.', 'On record'],
    ['“Grey stones never turn at all” only in the glossary.', 'On record'],
    ['Grey stones never turn at all, only in the glossary.', 'On record'],
    ['Leap is layered only in the Pond Book.', 'On record'],
    ['Only the Pond Book says Leap is layered.', 'On record'],
    ['The glossary is the only source that says Leap is layered.', 'On record'],
    ['Neither the list nor the sheets say that grey stones never turn at all.', 'On record'],
    ['The sheets don’t say that grey stones never turn at all.', 'On record'],
    ['Only the list has Hop.', 'On record'],
  ])('%s', (claim, verdict) => expect(told(claim)).toEqual([verdict]));

  test.each([
    'The sheets say that grey stones never turn at all.',
    'According to the list, grey stones never turn at all.',
    'Grey stones never turn at all, according to the keyword sheets.',
    'The sheets say Leap is layered.',
    'The original sheets said that grey stones never turn at all.',
    'Any sheet says that grey stones never turn at all.',
    'The first printing said that grey stones never turn at all.',
    'The older sources say grey stones never turn at all.',
    'The original text says: Grey stones never turn at all.',
    'The list and the glossary say that grey stones never turn at all.',
    'Unlike the sheets, the Pond Book says that green stones turn by night.',
    'Only the Pond Book says that green stones turn by night.',
    'Only the sheets say that green stones turn by night.',
    'Only the list says that Leap is layered.',
    'Neither the list nor the glossary says that grey stones never turn at all.',
    'The glossary does not say that grey stones never turn at all.',
    'Only the glossary has Leap.',
    'Leap is layered only in the list.',
  ])('%s', (claim) => expect(told(claim)).toEqual(['Recorded differently']));

  test.each([
    'Only the fox says that grey stones never turn at all.',
    'Only the list says that foxes sleep all day.',
  ])('but not of what is no source, nor where no source says it: %s', (claim) =>
    expect(told(claim)).toEqual(['No source has it']),
  );
});
