import { describe, expect, test } from 'vitest';
import { type SearchDocument, templateOf } from '../../../src/search/base/document.ts';
import type { Scores } from '../../../src/search/base/scores.ts';
import { likenessOf, madeFrom } from '../../../src/search/names/name-likeness.ts';
import { createNameIndex, createNumbered, foldName, foldQuery } from '../../../src/search/names/names.ts';
import { createSetIndex } from '../../../src/search/names/sets.ts';
import { searchDocument as document, plainWords as words } from '../../helpers/samples.ts';

const wordsOf = (text: string) => words.split(text).map(({ word }) => word);
const bySum = (documents: readonly SearchDocument[], scores: Scores | null) =>
  [...(scores ?? []).entries()]
    .filter(([, score]) => score > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => documents[id]?.name);

describe('a query is read as a name with a number behind it', () => {
  test.each([
    ['Leap 3 squares', 'leap', '3'],
    ['Leap 12', 'leap', '12'],
    ['  leap +2\nand rest ', 'leap', '2'],
    ['Leap –1', 'leap', '1'],
    ['Leap X: [toll]', 'leap', undefined],
    ['leap x 3', 'leap', undefined],
    ['Leap 3rd', 'leap-3rd', undefined],
    ['Leap', 'leap', undefined],
  ])('%s', (query, slug, number) => {
    expect(foldQuery(query)).toMatchObject({ slug, number });
  });

  test('and knows whether more stands behind the number', () => {
    expect(
      ['Leap 3 squares', 'leap +2\nand rest', 'Leap X: [toll]'].map((query) => foldQuery(query).hasMore),
    ).toEqual([true, true, true]);
    expect(['Leap 3', 'Leap 3 ', 'Leap'].map((query) => foldQuery(query).hasMore)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test.each([
  ['Éclat 2', 'eclat', '2'],
  ['Élan X', 'elan', undefined],
])('where no name has a number, one behind an accented letter is none either: %s', (query, slug, number) => {
  expect(foldQuery(query, createNumbered([document('Éclat')]))).toMatchObject({ slug, number });
});

test('a number that is of a name is none behind it', () => {
  const numbered = createNumbered(
    ['Leap', 'Leap 7', 'Bolt 4 (Old)', 'Éclat 7'].map((name) => document(name)),
  );
  const read = (query: string) => {
    const { slug, number } = foldQuery(query, numbered);
    return [slug, number];
  };
  expect(read('leap 7')).toEqual(['leap-7', undefined]);
  expect(read('Leap 7 3')).toEqual(['leap-7', '3']);
  expect(read('éclat 7')).toEqual(['eclat-7', undefined]);
  expect(read('leap 77')).toEqual(['leap', '77']);
  expect(read('leap 3 against leap 7')).toEqual(['leap', '3']);
  expect(read('does leap 7 work')).toEqual(['does-leap-7-work', undefined]);
});

describe('a name finds its keyword', () => {
  const documents = [
    ...['Leapfrog', 'Big Leap', 'Leap', 'Leap of Faith', 'Faith'].map((name) => document(name)),
    document('Vault', { formerNames: ['Leap Over', 'Faith'] }),
    document('Leap Overland'),
    document('Skip', { afterName: ': [toll]' }),
    document('Toll', { template: 'Pay X: [toll]' }),
  ];
  const find = (query: string) =>
    bySum(documents, createNameIndex(documents, words)(foldQuery(query), wordsOf(query)).scores);

  test('the whole name first, then its beginning, that of a former one, and that of a word within', () => {
    expect(find('leap')).toEqual(['Leap', 'Leapfrog', 'Leap of Faith', 'Leap Overland', 'Vault', 'Big Leap']);
    expect(find('leap of')).toEqual(['Leap of Faith', 'Leap']);
    expect(find('le')).toEqual(['Leap', 'Leapfrog', 'Leap of Faith', 'Leap Overland', 'Vault', 'Big Leap']);
    expect(find('l')).toEqual(['Leap', 'Leapfrog', 'Leap of Faith', 'Leap Overland', 'Vault']);
  });

  test('also by the name that it had, and as a card has it', () => {
    expect(find('leap over')).toEqual(['Vault', 'Leap Overland']);
    expect(find('faith').slice(0, 2)).toEqual(['Faith', 'Vault']);
    expect(find('skip toll')).toEqual(['Skip', 'Toll']);
    expect(find('Pay 2: a penny')).toEqual([]);
    expect(find('pay x toll')).toEqual(['Toll']);
  });

  test('by the first letters of its words, where it has several', () => {
    expect(find('LO')).toEqual(['Leap Overland']);
    expect(find('BL')).toEqual(['Big Leap']);
    expect(find('S')).toEqual(['Skip']);
  });

  test('by the beginnings of two of its words in one, three letters each', () => {
    expect(find('leaover')).toEqual(['Leap Overland']);
    expect(find('LeapOver')).toEqual(['Leap Overland', 'Vault']);
    expect(find('bigleap')).toEqual(['Big Leap']);
    expect(['leaov', 'leover', 'leapfaith', 'leapx', 'faileap'].flatMap(find)).toEqual([]);
  });

  test('with a colon and more behind it, but not in the middle of a word', () => {
    expect(find('Skip: draw a card')).toEqual(['Skip']);
    expect(find('Skip draw a card')).toEqual([]);
    expect(find('Skipper: draw a card')).toEqual([]);
  });

  test('in a question that holds nothing but names, the longest that stands there', () => {
    expect(find('how does leap of faith work')).toEqual(['Leap of Faith']);
    expect(find('difference between skip and big leap')).toEqual(['Big Leap', 'Skip']);
    expect(find('leap rules')).toEqual(['Leap']);
    expect(find('what does skip 2 mean')).toEqual(['Skip']);
    expect(find('how does damage work with skip')).toEqual([]);
    expect(find('skipping against tolled')).toEqual(['Skip', 'Toll']);
    expect(find('skip ruled')).toEqual([]);
  });

  test('and not one whose name is only another form of it', () => {
    const alike = ['Charge', 'Charged', 'Charging'].map((name) => document(name));
    const first = (query: string) =>
      bySum(alike, createNameIndex(alike, words)(foldQuery(query), wordsOf(query)).scores)[0];
    expect(['charge', 'charged', 'charging'].map((name) => first(`rules of ${name}`))).toEqual([
      'Charge',
      'Charged',
      'Charging',
    ]);
    expect(first('rules of charges')).toBe('Charge');
  });

  test('among other words, and is told to be written as its name is, where it is and no verb with its object', () => {
    const among = (query: string) =>
      [...createNameIndex(documents, words)(foldQuery(query), wordsOf(query)).among].map(
        ([id, { isWritten }]) => `${documents[id]?.name}${isWritten ? '' : ', more or less'}`,
      );
    expect(among('does skip stop a big leap')).toEqual(['Skip', 'Big Leap']);
    expect(among('damage of a leap of faith')).toEqual(['Leap of Faith']);
    expect(among('skip damage')).toEqual(['Skip']);
    expect(among('damage to skip')).toEqual(['Skip']);
    expect(among('is skip any damage')).toEqual(['Skip']);
    expect(among('skip the damage')).toEqual(['Skip, more or less']);
    expect(among('damage that may skip it')).toEqual(['Skip, more or less']);
    expect(among('skip my damage')).toEqual(['Skip']);
    expect(among('skip it where skip has damage')).toEqual(['Skip']);
    expect(among('damage while skipping')).toEqual(['Skip, more or less']);
    expect(among('how does skip work')).toEqual([]);
    expect(among('damage')).toEqual([]);
  });

  test('as that of which a question asks, where it is written and stands behind such a verb', () => {
    const subjects = (query: string) =>
      [...createNameIndex(documents, words)(foldQuery(query), wordsOf(query)).among]
        .filter(([, { isSubject }]) => isSubject)
        .map(([id]) => documents[id]?.name);
    expect(subjects('does skip stop a big leap')).toEqual(['Skip']);
    expect(subjects('after damage can a skip still be a big leap')).toEqual([]);
    expect(subjects('after damage can big leap stop a skip')).toEqual(['Big Leap']);
    expect(subjects('damage of a skip that does skip damage')).toEqual(['Skip']);
    expect(subjects('is skipping damage')).toEqual([]);
  });

  test('and behind a verb that gives or takes it, as a card does', () => {
    const subjects = (query: string) =>
      [...createNameIndex(documents, words)(foldQuery(query), wordsOf(query)).among]
        .filter(([, { isSubject }]) => isSubject)
        .map(([id]) => documents[id]?.name);
    expect(subjects('each pebble gains skip until damage')).toEqual(['Skip']);
    expect(subjects('damage loses big leap')).toEqual(['Big Leap']);
    expect(subjects('a pebble with skip has damage')).toEqual(['Skip']);
    expect(subjects('damage gets skipped')).toEqual([]);
    expect(subjects('damage has skip this pebble')).toEqual([]);
  });

  test('but not as that against which something is sought', () => {
    const among = (query: string) =>
      [...createNameIndex(documents, words)(foldQuery(query), wordsOf(query)).among.keys()].map(
        (id) => documents[id]?.name,
      );
    for (const query of [
      'what stops skip damage',
      'damage that ignores skip',
      'counter to skip',
      'get around skip',
      'it cant use skip or big leap',
      'damage that ignores big leap and skip',
    ])
      expect(among(query)).toEqual([]);
    expect(among('skip that beats big leap')).toEqual(['Skip']);
    expect(among('damage that beats big leap with skip')).toEqual(['Skip']);
    expect(among('can skip beat big leap in this arena')).toEqual(['Skip', 'Big Leap']);
    expect(among('can it beat big leap in this arena')).toEqual([]);
    expect(among('what counters skip')).toEqual([]);
    expect(among('pebble counters skip')).toEqual(['Skip']);
  });

  test('whole and not as far as it was typed, where only that is asked for', () => {
    const whole = (query: string) =>
      bySum(documents, createNameIndex(documents, words)(foldQuery(query), wordsOf(query), true).scores);
    expect(whole('lea 2 gates')).toEqual([]);
    expect(whole('leap 2 gates')).toEqual(['Leap']);
    expect(whole('Skip: draw a card')).toEqual(['Skip']);
  });

  test('nothing finds nothing', () => expect(['', '?!', 'versus'].flatMap(find)).toEqual([]));
});

describe('how much like a name something is', () => {
  test.each([
    ['the name itself', 'Ion Cannon', 4],
    ['its beginning, each word as far as it was typed', 'io can', 3],
    ['its beginning, where three letters are there', 'ion', 3],
    ['no beginning of two letters', 'io', 0],
    ['a word within it', 'cann', 2],
    ['no three letters within it', 'can', 0],
    ['the name with a slip', 'ion canon', 1],
    ['the name in one word', 'ioncannon', 1],
    ['a word within it with a slip', 'canonn', 1],
    ['no short word with a slip', 'canon', 0],
    ['no more words than it has', 'ion cannon blast', 0],
    ['no words in another order', 'cannon ion', 0],
  ])('%s: %s', (_, typed, likeness) => {
    expect(likenessOf(foldName(typed), foldName('Ion Cannon'))).toBe(likeness);
  });

  test.each([
    ['duchess men', 2],
    ['dutchess men', 1],
    ['duchese men', 1],
    ['dutche men', 1],
    ['duchess mon', 0],
    ['dutchess menn', 0],
    ['tuchess men', 0],
    ['men duchess', 0],
  ])('of words within a name one may have a slip, but not in its first letter: %s', (typed, likeness) => {
    expect(likenessOf(foldName(typed), foldName('All the Duchess Men'))).toBe(likeness);
  });
});

test('a word that English makes from a name tells it', () => {
  const makes = (word: string, name: string) => madeFrom(word)?.(name) ?? null;
  expect(makes('Evasion', 'Evade')).toBe(true);
  expect(makes('absorption', 'Absorb')).toBe(true);
  expect(makes('evasive', 'evade')).toBe(true);
  expect(makes('furious', 'fury')).toBe(true);
  expect(makes('evasion', 'Evaders')).toBe(false);
  expect(makes('evasion', 'Avenge')).toBe(false);
  expect(makes('tion', 'tip')).toBe(null);
  expect(makes('evade', 'evade')).toBe(null);
});

test('how cards write a keyword', () => {
  const plain = document('Leap', { parts: ['Move.', 'Rest.'] });
  expect(templateOf(plain)).toBe('Leap');
  expect(templateOf({ ...plain, afterName: ' X' })).toBe('Leap X');
  expect(templateOf({ ...plain, template: 'Pay: Leap' })).toBe('Pay: Leap');
});

describe('the name of a set finds what came with it', () => {
  const documents = [
    document('Leap', { set: 'The Moss Age' }),
    document('Skip', { set: 'Mossy Stones' }),
    document('Hop', { set: 'The Moss' }),
    document('Turn', { set: 'The Moss' }),
    document('Run'),
  ];
  const find = (query: string) => bySum(documents, createSetIndex(documents, words)(wordsOf(query)));

  test('whole before as far as it was typed, where that is no short word', () => {
    expect(find('the moss age')).toEqual(['Leap']);
    expect(find('the moss')).toEqual(['Hop', 'Turn', 'Leap', 'Skip']);
    expect(find('mossy')).toEqual(['Skip']);
    expect(find('mos')).toEqual([]);
    expect(find('age')).toEqual([]);
  });

  test('with the article or without, in a question, and by the first letters of its words', () => {
    expect(find('moss age')).toEqual(['Leap']);
    expect(find('which keywords came with the moss age')).toEqual(['Leap']);
    expect(find('mossy stones set')).toEqual(['Skip']);
    expect(find('TMA')).toEqual(['Leap']);
    expect(find('ms')).toEqual([]);
    expect(find('the set of cards')).toEqual([]);
    expect(find('cards from the moss of age')).toEqual(['Leap']);
    expect(find('what was in the moss age and mossy stones')).toEqual([]);
    for (const question of ['what was in the moss age', 'which keywords did the moss age have'])
      expect(find(question)).toEqual(['Leap']);
  });

  test('a set that is called what others are asked with is found by that alone', () => {
    const documents = [document('Leap', { set: 'The Cards' }), document('Hop', { set: 'Moss' })];
    const find = (query: string) => bySum(documents, createSetIndex(documents, words)(wordsOf(query)));
    expect(find('the cards')).toEqual(['Leap']);
    expect(find('which cards')).toEqual([]);
    expect(find('cards in moss')).toEqual(['Hop']);
  });
});
