import { expect, test } from 'vitest';
import { createWords } from '../../../src/search/base/words.ts';
import { searchDocument as document, sentDocuments } from '../../helpers/samples.ts';

const leap = {
  parts: ['Jump, then rest.', 'It rests.'],
  given: ['It rests twice.'],
  past: [{ text: 'Jump: rest.', wordings: [0, 1] }],
  wordings: 'a b',
};
const sent = () =>
  sentDocuments(
    [
      document('Leap', { ...leap, said: ['hop jump', '', 'rest jump river'] }),
      document('Moss', { said: ['rest'], wordings: 'c' }),
      document('Reed', { said: [] }),
    ],
    createWords({ readings: [{ say: ['then rest'], mean: 'pause now' }], stopWords: [] }),
  );

test('documents are the same once they were sent', () => {
  const none = { parts: [], given: [], past: undefined };
  expect(sent().documents).toEqual([
    document('Leap', leap),
    document('Moss', { ...none, wordings: 'c' }),
    document('Reed', none),
  ]);
});

test('their texts have a character for each word or phrase, and for what is more than a blank between two', () => {
  const { lexicon, parts } = sent();
  expect(parts.map((texts) => texts.split(' ').map(({ length }) => length))).toEqual([[4, 3], [0], [0]]);
  expect([...lexicon.entries].sort()).toEqual(
    [', ', '.', ': ', 'It', 'Jump', 'rest', 'rests', 'then rest', 'twice'].sort(),
  );
});

test('what players say has these characters, too, where it is a word of the texts, in any form', () => {
  const { lexicon, said } = sent();
  const spelt = said.map((all) =>
    all.split(',').map((each) => {
      const [written = '', ...terms] = each.split(' ');
      const entries: (string | undefined)[] = [];
      lexicon.read(written, (place) => entries.push(lexicon.entries[place]));
      return [...entries, ...terms.map((term) => `(${term})`)].join(' ');
    }),
  );
  expect(spelt).toEqual([['Jump (hop)', '', 'Jump rests (river)'], ['rests'], ['']]);
});
