import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { slugify } from '../../src/keywords/text/slug.ts';
import { toSearchData, type Vocabulary } from '../../src/search/document.ts';
import { createSearch } from '../../src/search/search.ts';
import { reconcileSeeds } from '../content.ts';
import { moreQueries, queries, rankOf } from '../queries.ts';

const data = toSearchData(reconcileSeeds(), [], parse(readFileSync('content/vocabulary.yaml', 'utf-8')));
const { documents } = data;
const search = createSearch(data);
const slugs = (query: string) => search(query).map(({ slug }) => slug);

describe('an exact name or alias comes first', () => {
  test.each(documents.filter(({ nowName }) => !nowName).map(({ name }) => [name, slugify(name)]))(
    '%s',
    (name, slug) => {
      expect(slugs(name)[0]).toBe(slug);
      expect(slugs(name.toLowerCase())[0]).toBe(slug);
    },
  );

  test('elude finds Precision, marked as formerly Elude, and then Elude, marked as now Precision', () => {
    expect(search('elude').slice(0, 2)).toMatchObject([
      { slug: 'precision', reason: 'formerly Elude' },
      { slug: 'elude', reason: 'now Precision' },
    ]);
  });
});

test('the vocabulary names only keywords that there are', () => {
  const { keywords } = parse(readFileSync('content/vocabulary.yaml', 'utf-8'));
  expect(
    Object.keys(keywords).filter((slug) => documents.every(({ name }) => slugify(name) !== slug)),
  ).toEqual([]);
});

test.each([
  ['how does stealth work', ['stealth']],
  ['Stealth vs Bombard 3', ['bombard', 'stealth']],
  ['what is the difference between double strike and double damage', ['double-damage', 'double-strike']],
  ['elude ruling', ['precision', 'elude']],
])('a question about keywords by name, “%s”, finds them first', (query, named) => {
  expect(slugs(query).slice(0, named.length).sort()).toEqual(named.toSorted());
});

test('nothing is found for nothing, and never more than ten', () => {
  expect(search('')).toEqual([]);
  expect(search('  ?! ')).toEqual([]);
  expect(search('damage unit attack arena').length).toBeLessThanOrEqual(10);
});

test('each keyword is found at most once', () => {
  expect(new Set(slugs('damage')).size).toBe(slugs('damage').length);
});

test('any typing is survived', () => {
  for (const query of ['[', '\\', '(a|b)+', '"', '😀', 'x'.repeat(500), '-1', 'set:'])
    expect(Array.isArray(search(query))).toBe(true);
});

test('the vocabulary holds none of the queries that measure it', () => {
  const { keywords } = parse(readFileSync('content/vocabulary.yaml', 'utf-8')) as Vocabulary;
  const said = new Set(Object.values(keywords).flat());
  const asked = [...queries, ...moreQueries].map(({ query }) => query.toLowerCase());
  expect(asked.filter((query) => query.includes(' ') && said.has(query))).toEqual([]);
});

test.each([
  ['the queries of players', queries],
  [`${moreQueries.length} more`, moreQueries],
])('%s are answered, at a mean reciprocal rank of 0.95 at least', (_, asked) => {
  const ranks = asked.map((query) => rankOf(query, slugs(query.query)));
  const mean = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / asked.length;
  expect(mean).toBeGreaterThanOrEqual(0.95);
});

test('every query has the rank that stands in tests/fixtures/ranks.txt, so that a change shows what it moves', async () => {
  const lines = [...queries, ...moreQueries].map((asked) => {
    const rank = rankOf(asked, slugs(asked.query));
    return `${rank === 0 ? '–' : rank}\t${asked.query}\t${asked.expect.join(',')}\n`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('../fixtures/ranks.txt');
});
