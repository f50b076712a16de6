import { describe, expect, test } from 'vitest';
import { mostMended } from '../../../src/search/base/name-weights.ts';
import { createWords } from '../../../src/search/base/words.ts';
import { mendNames } from '../../../src/search/names/mend-names.ts';
import { createSimilarNames } from '../../../src/search/names/similar.ts';
import { createTexts } from '../../../src/search/texts/texts.ts';
import { searchDocument as document, sentDocuments } from '../../helpers/samples.ts';

const findSimilar = createSimilarNames(
  ['Pebble', 'Boulder Field', 'Marsh', 'River Bend'].map((name) => document(name)),
);
const common = 'how does work against field march the with river'.split(' ');
const mend = (query: string) =>
  mendNames(query.split(' '), (word) => !common.includes(word), findSimilar).join(' ');

test('a word of a question that stands nowhere is read as the name that it is like', () => {
  expect(mend('how does pebbel work')).toBe('how does pebble work');
  expect(mend('how does narsh work')).toBe('how does marsh work');
  expect(mend('pebbel against marhs')).toBe('pebble against marsh');
});

test('and the word beside it, where that belongs to the name', () => {
  expect(mend('how does buolder field work')).toBe('how does boulder field work');
  expect(mend('how does bolder feild work')).toBe('how does boulder field work');
  expect(mend('how does river bned work')).toBe('how does river bend work');
  expect(mend('buolder field against the pebbel')).toBe('boulder field against the pebble');
});

test('a word that stands somewhere is no slip, and what is far from every name is none', () => {
  expect(mend('march against the pebble')).toBe('march against the pebble');
  expect(mend('how does granite work')).toBe('how does granite work');
  expect(mend('how does feild work')).toBe('how does feild work');
});

test('where many words stand nowhere, none is read as a name', () => {
  const odd = Array(mostMended).fill('granite').join(' ');
  expect(mend(`pebbel ${odd}`)).toBe(`pebbel ${odd}`);
});

test('a word alone is left to the search for names', () => {
  expect(mend('pebbel')).toBe('pebbel');
});

describe('a word of a question that is like no name', () => {
  const pebble = document('Pebble', {
    parts: ['It bounces over a boundary and a natural bridge, then scatters.'],
    past: [{ text: 'A harbour.', wordings: [0] }],
    said: ['avalanch'],
  });
  const words = createWords({ readings: [], stopWords: ['then'] });
  const { mend: read } = createTexts(
    sentDocuments([pebble], words),
    [{ say: ['big bounce'], mean: 'scatters' }],
    words,
  ).all();

  test.each([
    ['two letters in the place of each other, as the texts write it', 'natrual', 'natural'],
    ['a letter left out', 'brige', 'bridge'],
    ['a letter twice', 'scattters', 'scatters'],
    ['in what players say of a keyword', 'avalnche', 'avalanch'],
    ['in what players say for words of the rules', 'bonuce', 'bounce'],
    ['in what only held once', 'harbuor', 'harbour'],
    ['cut short, with an s behind it, rather than the one that it is a slip of', 'bounds', 'boundary'],
  ])('is read as the word that it is one slip from: %s', (_, typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  test.each([
    ['it stands somewhere', 'harbour'],
    ['it begins with another letter', 'matural'],
    ['it is short', 'bidg'],
    ['two slips are no slip', 'natrualy'],
  ])('is left as it is where %s', (_, typed) => expect(read(typed)).toBe(typed));
});
