import { describe, expect, test } from 'vitest';
import { createSimilarNames } from '../../src/search/similar.ts';
import {
  longestSimilarQuery,
  mostComparedNames,
  mostSimilarWords,
  shortestSimilarQuery,
  similarName,
} from '../../src/search/weights.ts';
import { searchDocument as document } from '../samples.ts';

const documents = () => [
  document('Pebble', { formerNames: ['Gravel'] }),
  document('Boulder', { afterName: ' Field' }),
  document('Marsh'),
];
const find = (query: string, words = 1) => createSimilarNames(documents())(query, words);
const named = (query: string, words = 1) => [...find(query, words)].map(([id, { name }]) => `${id} ${name}`);

describe('a name that is like what was typed', () => {
  test('is found with a slip, and told as the name that it is like', () => {
    expect(named('pebbel')).toEqual(['0 Pebble']);
    expect(named('gravle')).toEqual(['0 Gravel']);
    expect(named('mrash')).toEqual(['2 Marsh']);
  });

  test('is found with one slip, and not two, where it is short', () => {
    expect(named('mrsh')).toEqual(['2 Marsh']);
    expect(named('marhs')).toEqual(['2 Marsh']);
    expect(named('mraxh')).toEqual([]);
    expect(named('grvl')).toEqual([]);
  });

  test('is found by a word that is made from it, before what is only like it', () => {
    const made = createSimilarNames([
      document('Provide'),
      document('Provision'),
      document('Aver', { formerNames: ['Provid'] }),
    ]);
    expect(
      [...made('provision', 1)].sort(([, a], [, b]) => b.score - a.score).map(([, { name }]) => name),
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
    expect(named('pebble', mostSimilarWords)).toEqual(['0 Pebble']);
    expect(named('pebble', mostSimilarWords + 1)).toEqual([]);
    const long = (letters: number) => {
      const name = 'a'.repeat(longestSimilarQuery);
      return createSimilarNames([document(name)])('a'.repeat(letters), 1).size;
    };
    expect(long(longestSimilarQuery)).toBe(1);
    expect(long(longestSimilarQuery + 1)).toBe(0);
    expect(named('pebble'.slice(0, shortestSimilarQuery))).toContain('0 Pebble');
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
    const found = (query: string) => [...similar(query, 1)].map(([id, { name }]) => `${id} ${name}`);
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
    asked('pebbel', 1);
    expect(asked.prepare()).toBe(false);
  });
});
