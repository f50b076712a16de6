import { expect, test } from 'vitest';
import { createWordIndex } from '../../src/search/word-index.ts';
import { createWords } from '../../src/search/words.ts';

const { termsOf, toTerm } = createWords({ readings: [], stopWords: [] });
const find = createWordIndex(
  [
    { title: 'walnut', body: 'quartz quartz lantern' },
    { title: 'lantern', body: 'quartz meadow' },
    { title: '', body: 'lantern meadow river thistle barley copper walnuts' },
  ].map(({ title, body }) => ({ title: termsOf(title), body: termsOf(body) })),
  { title: 2, body: 1 },
  toTerm,
);
/** The documents that hold the words, best first. */
const ranked = (words: string, isTyping = false) =>
  [...find(words.split(' '), isTyping).scores].sort(([, a], [, b]) => b - a).map(([id]) => id);

test('a field that counts more, and a shorter one, come first', () => {
  expect(ranked('lantern')).toEqual([1, 0, 2]);
  expect(ranked('walnut')).toEqual([0, 2]);
});

test('a word that is repeated counts more', () => expect(ranked('quartz')).toEqual([0, 1]));

test('several of the words in one document count more than one of them', () => {
  expect(ranked('meadow river')).toEqual([2, 1]);
});

test('the last word may be unfinished while it is typed, no other, and then not', () => {
  expect(ranked('thist', true)).toEqual([2]);
  expect(ranked('thist')).toEqual([]);
  expect(ranked('thist river', true)).toEqual([2]);
});

test('a slip in a long word is forgiven, and counts less than the word itself', () => {
  expect(ranked('lantren')).toEqual([1, 0, 2]);
  const [[, exact] = [0, 0]] = find(['thistle']).scores;
  const [[, slip] = [0, 0]] = find(['thistel']).scores;
  expect(slip).toBeGreaterThan(0);
  expect(slip).toBeLessThan(exact);
});

test('words that tell nothing find nothing', () => expect(ranked('the of')).toEqual([]));

test('what was found is told, with what asked for it', () => {
  expect([...find(['walnuts', 'lantren', 'thist'], true).terms]).toEqual([
    ['walnut', 'walnut'],
    ['lantern', 'lantren'],
    ['thistl', 'thist'],
  ]);
});

test('a word that stands in a text is no slip of another', () => {
  const findNear = createWordIndex([{ body: ['attack'] }, { body: ['attach'] }], { body: 1 }, toTerm);
  expect([...findNear(['attack']).terms.keys()]).toEqual(['attack']);
  expect([...findNear(['attacj']).terms.keys()]).toEqual(['attack', 'attach']);
});
