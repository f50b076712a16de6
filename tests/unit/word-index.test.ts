import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIndex } from '../../src/search/pack.ts';
import { unpackList } from '../../src/search/packed-index.ts';
import { createWordIndex } from '../../src/search/word-index.ts';
import { createWords } from '../../src/search/words.ts';

const { termsOf, toTerm } = createWords({ readings: [], stopWords: [] });
const { find } = createWordIndex(
  packIndex(
    [
      { title: 'walnut', body: 'quartz quartz lantern' },
      { title: 'lantern', body: 'quartz meadow' },
      { title: '', body: 'lantern meadow river thistle barley copper walnuts' },
    ].map(({ title, body }) => ({ title: termsOf(title), body: termsOf(body) })),
    ['title', 'body'],
  ),
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
  const near = createWordIndex(
    packIndex([{ body: ['attack'] }, { body: ['attach'] }], ['body']),
    { body: 1 },
    toTerm,
  );
  expect([...near.find(['attack']).terms.keys()]).toEqual(['attack']);
  expect([...near.find(['attacj']).terms.keys()]).toEqual(['attach', 'attack']);
});

test('whatever is packed comes out again: who holds a term, and how often in each field', () => {
  const terms = fc.array(fc.constantFrom('a', 'b', 'constructor', '3', 'é'));
  const document = fc.record({ one: terms, two: terms, three: terms });
  fc.assert(
    fc.property(fc.array(document), (documents) => {
      const fields = ['one', 'two', 'three'] as const;
      const packed = packIndex(documents, fields);
      const lists = packed.lists.split(' ');
      const unpacked = packed.terms
        .split(' ')
        .flatMap((term, place) =>
          unpackList(lists[place] ?? '', fields.length).map(({ id, counts }) => [term, id, ...counts]),
        );
      const counted = documents.flatMap((each, id) => {
        const count = (term: string) =>
          fields.map((field) => each[field].filter((one) => one === term).length);
        return [...new Set(fields.flatMap((field) => each[field]))].map((term) => [term, id, ...count(term)]);
      });
      expect(unpacked.map(String).sort()).toEqual(counted.map(String).sort());
      expect(packed.sizes).toEqual(fields.map((field) => documents.map((each) => new Set(each[field]).size)));
    }),
  );
});
