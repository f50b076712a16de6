import { expect, test } from 'vitest';
import { mendNames } from '../../src/search/mend-names.ts';
import { createSimilarNames } from '../../src/search/similar.ts';
import { mostMended } from '../../src/search/weights.ts';
import { searchDocument as document } from '../samples.ts';

const findSimilar = createSimilarNames(['Pebble', 'Boulder Field', 'Marsh'].map((name) => document(name)));
const common = 'how does work against field march the with'.split(' ');
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
