import { describe, expect, test } from 'vitest';
import {
  longestSimilarQuery,
  mostComparedNames,
  mostSimilarWords,
  similarName,
} from '../../../src/search/base/name-weights.ts';
import { createSimilarNames } from '../../../src/search/names/similar.ts';
import { searchDocument as document } from '../../helpers/samples.ts';

const documents = () => [
  document('Pebble', { formerNames: ['Gravel'] }),
  document('Boulder', { afterName: ' Field' }),
  document('Marsh'),
];
const nowhere = () => true;
const find = (query: string, isUnknown = nowhere) =>
  createSimilarNames(documents())(query.split(' '), isUnknown);
const named = (query: string, isUnknown = nowhere) =>
  [...find(query, isUnknown)].map(([id, { name }]) => `${id} ${name}`);

describe('a name that is like what was typed', () => {
  test('is found with a slip, and told as the name that it is like', () => {
    expect(named('pebbel')).toEqual(['0 Pebble']);
    expect(named('gravle')).toEqual(['0 Gravel']);
    expect(named('mrash')).toEqual(['2 Marsh']);
  });

  test('is found with a slip in its first letter, and with one by ear', () => {
    expect(named('narsh')).toEqual(['2 Marsh']);
    expect(named('arsh')).toEqual(['2 Marsh']);
    expect(named('amrsh')).toEqual(['2 Marsh']);
    expect(named('grafel')).toEqual(['0 Gravel']);
  });

  test('is found with more slips the longer it is', () => {
    expect(named('mrsh')).toEqual(['2 Marsh']);
    expect(named('mraxg')).toEqual([]);
    expect(named('poudler')).toEqual(['1 Boulder']);
  });

  test('is typed in more words than it has only where nothing else differs', () => {
    expect(named('peb ble')).toEqual(['0 Pebble']);
    expect(named('peb bel')).toEqual([]);
    expect(named('the march')).toEqual([]);
  });

  test('is not what is no slip, since it stands somewhere, but for the blanks in it', () => {
    const everywhere = () => false;
    expect(named('march')).toEqual(['2 Marsh']);
    expect(named('march', everywhere)).toEqual([]);
    expect(named('peb ble', everywhere)).toEqual(['0 Pebble']);
  });

  test('is found by a word that is made from it, before what is only like it', () => {
    const made = createSimilarNames([
      document('Provide'),
      document('Provision'),
      document('Aver', { formerNames: ['Provid'] }),
    ]);
    expect(
      [...made(['provision'], nowhere)].sort(([, a], [, b]) => b.score - a.score).map(([, { name }]) => name),
    ).toEqual(['Provide', 'Provid', 'Provision']);
  });

  test('is found by its template, and told by its name', () => {
    expect(named('fiedl')).toEqual(['1 Boulder']);
  });

  test('counts more the more it is like it, and at most what a name like it may', () => {
    const score = (query: string) => find(query).get(0)?.score ?? 0;
    expect(score('pebble')).toBeGreaterThan(score('pebbel'));
    expect(score('pebble')).toBeLessThanOrEqual(similarName);
    expect(score('pebbel')).toBeGreaterThan(0);
  });

  test('is sought for as many words and letters as a name has', () => {
    const joined = (words: number) =>
      named(
        `${'pebble '
          .slice(0, words - 1)
          .split('')
          .join(' ')} ${'pebble'.slice(words - 1)}`.trim(),
      );
    expect(joined(mostSimilarWords)).toEqual(['0 Pebble']);
    expect(joined(mostSimilarWords + 1)).toEqual([]);
    const long = (letters: number) => {
      const name = 'a'.repeat(longestSimilarQuery);
      return createSimilarNames([document(name)])(['a'.repeat(letters)], nowhere).size;
    };
    expect(long(longestSimilarQuery)).toBe(1);
    expect(long(longestSimilarQuery + 1)).toBe(0);
    expect(named('p')).toEqual([]);
  });
});

describe('of very many names', () => {
  const many = () => [
    ...Array.from({ length: mostComparedNames + 20 }, (_, index) => document(`Zz${index}`)),
    ...documents(),
  ];

  test('those are asked that share most with what was typed: by name, former name and template', () => {
    const similar = createSimilarNames(many());
    const found = (query: string) => [...similar([query], nowhere)].map(([id, { name }]) => `${id} ${name}`);
    const first = mostComparedNames + 20;
    expect(found('pebbel')).toEqual([`${first} Pebble`]);
    expect(found('gravle')).toEqual([`${first} Gravel`]);
    expect(found('fiedl')).toEqual([`${first + 1} Boulder`]);
    expect(found('pebbel')).toEqual([`${first} Pebble`]);
  });

  test('the choice is made ready once', () => {
    const similar = createSimilarNames(many());
    expect([similar.prepare(), similar.prepare()]).toEqual([true, false]);
    const asked = createSimilarNames(many());
    asked(['pebbel'], nowhere);
    expect(asked.prepare()).toBe(false);
  });
});
