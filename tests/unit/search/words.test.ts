import { describe, expect, test } from 'vitest';
import { createWords } from '../../../src/search/base/words.ts';
import { isOfOrder, readOrder } from '../../../src/search/pages/orders.ts';
import { createMeanings } from '../../../src/search/synonyms.ts';

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

test('forms of verbs that no rule makes are the verb, and “every” is “each”', () => {
  expect(wordsOf('flew flown, ate eaten, drove, took, threw, gave every')).toEqual([
    ...['fly', 'fly', 'eat', 'eat', 'drive', 'take', 'throw', 'give', 'each'],
  ]);
});

test('a form that is a word of its own, or the beginning of another, stays', () => {
  expect(wordsOf('hid hidden taken everybody chosen')).toEqual([
    'hid',
    'hidden',
    'taken',
    'everybody',
    'chosen',
  ]);
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

test.each([
  'cannot',
  'can not',
  "couldn't",
  'is not able to',
  'is not being able to',
  "isn't allowed to",
  'may not',
])('what nobody can is read in one way, however it is said: %s', (said) => {
  expect(wordsOf(`it ${said} leap`, createWords({ readings: [], stopWords: [] }))).toEqual(
    expect.arrayContaining(['it', 'cant', 'leap']),
  );
});

describe('what players say means words of the rules', () => {
  const meaningsOf = (asked: string) =>
    createMeanings([
      { say: ['run away', 'flee'], mean: 'leave field' },
      { say: ['run'], mean: 'move' },
    ])(asked.split(' '));

  test('a phrase whole, wherever it stands, each of its ways of saying', () => {
    expect(meaningsOf('they run away')).toEqual(['leave', 'field', 'move']);
    expect(meaningsOf('run home')).toEqual(['move']);
    expect(meaningsOf('flee away')).toEqual(['leave', 'field']);
    expect(meaningsOf('away run')).toEqual(['move']);
  });

  test('and it is known which words they say', () => {
    const meanings = createMeanings([{ say: ['run away'], mean: 'leave field' }]);
    expect(['run', 'away', 'leave'].map(meanings.has)).toEqual([true, true, false]);
  });

  test('nothing else means anything', () => expect(meaningsOf('away they walk')).toEqual([]));
});

describe('letters with accents', () => {
  const { split } = createWords({ readings: [{ say: ['en garde à'], mean: 'gardé' }], stopWords: [] });
  const read = (text: string) => split(text).map(({ word }) => word);

  test('are read as they are typed without, in whichever of two ways Unicode writes them', () => {
    for (const text of ['Café Zoë', 'Cafe\u0301 Zoe\u0308', 'cafe zoe'])
      expect(read(text)).toEqual(['cafe', 'zoe']);
    expect(split('Cafe\u0301.')).toEqual([{ word: 'cafe', start: 0, end: 5 }]);
  });

  test('are joined by a hyphen as others are', () => {
    expect(read('ré-roll')).toEqual(['reroll']);
    expect(read('re\u0301-étage')).toEqual(['reetage']);
  });

  test('are read so in the vocabulary, too', () => {
    expect(read('En garde a')).toEqual(['garde']);
  });

  test('and the marks of other scripts are letters of theirs', () => {
    expect(read('की का')).toHaveLength(2);
    expect(read('की')).not.toEqual(read('का'));
  });
});

describe('a query orders a page', () => {
  const read = (query: string) => {
    const words = query.split(' ');
    return { ask: readOrder(words.filter(isOfOrder)), rest: words.filter((word) => !isOfOrder(word)) };
  };

  test.each([
    ...['as of', 'as at', 'as in'].map((said) => [said, 'as-of']),
    ['since', 'since'],
    ...['compare', 'compares', 'compared', 'comparing', 'comparison'].map((said) => [said, 'change']),
    ...['change', 'changes', 'changed', 'diff', 'differ', 'differs', 'difference', 'differences'].map(
      (said) => [said, 'change'],
    ),
  ])('by “%s”, which is no part of what it names', (said, ask) => {
    expect(read(`leap ${said} moss`)).toEqual({ ask, rest: ['leap', 'moss'] });
    expect(read(`${said} ${said} moss`)).toEqual({ ask, rest: ['moss'] });
  });

  test('where two words order, the one that says more decides', () => {
    expect(read('what changed since moss')).toEqual({ ask: 'since', rest: ['moss'] });
    expect(read('changes since leap as of moss')).toEqual({ ask: 'as-of', rest: ['leap', 'moss'] });
  });

  test('and nothing by a word that only begins or ends so', () => {
    for (const query of ['changeling moss', 'exchange moss', 'sincere moss', 'compass moss'])
      expect(read(query)).toEqual({ ask: null, rest: query.split(' ') });
    expect(read('as moss')).toEqual({ ask: null, rest: ['moss'] });
  });
});
