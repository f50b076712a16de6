import { expect, test } from 'vitest';
import { createWords } from '../../src/search/words.ts';

const plain = createWords({ readings: [], stopWords: [] });
const wordsOf = (text: string, { split } = plain) => split(text).map(({ word }) => word);

test('a word is read in small letters, without its apostrophe, and over the hyphen that joins it', () => {
  expect(wordsOf("Don't re-roll the unit’s +3 dice, -X")).toEqual([
    'dont',
    'reroll',
    'the',
    'units',
    '3',
    'dice',
    'x',
  ]);
});

test('English says not to be able or allowed in several ways', () => {
  expect(wordsOf('cannot can not may not can’t cant may')).toEqual([...Array(5).fill('cant'), 'may']);
});

test('forms of a word and numbers in words and digits are one term, common words none', () => {
  expect(['discarding', 'discarded', 'sixes', '6s', 'the'].map(plain.toTerm)).toEqual([
    'discard',
    'discard',
    '6',
    '6',
    null,
  ]);
});

const galaxy = createWords({
  readings: [
    { say: ['from moss', 'from the moss'], mean: 'frommoss' },
    { say: ['a pip'], mean: 'a 1' },
  ],
  stopWords: ['token'],
});

test('a game has readings and stop words of its own', () => {
  expect(wordsOf('Taken From  the Moss, from mossy ground, a pip', galaxy)).toEqual([
    ...['taken', 'frommoss', 'from', 'mossy', 'ground', 'a', '1'],
  ]);
  expect(galaxy.toTerm('token')).toBeNull();
  expect(plain.toTerm('token')).toBe('token');
});

test('each word knows where it stands, however it is read', () => {
  const text = 'Re-roll “natural” dice from the moss.';
  expect(galaxy.split(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Re-roll',
    'natural',
    'dice',
    'from the moss',
  ]);
});

test('a phrase is read where its words stand with nothing but space between, the longest first', () => {
  const words = createWords({
    readings: [{ say: ['from moss', 'from moss green', 'mossy'], mean: 'wood' }],
    stopWords: [],
  });
  expect(wordsOf('From\n Moss green; from, moss, from moss-green from mosses MOSSY', words)).toEqual([
    ...['wood', 'from', 'moss', 'from', 'mossgreen', 'from', 'mosses', 'wood'],
  ]);
});
