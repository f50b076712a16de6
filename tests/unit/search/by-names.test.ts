import { describe, expect, test } from 'vitest';
import { mostComparedNames } from '../../../src/search/base/name-weights.ts';
import { packDocuments } from '../../../src/search/data/packed.ts';
import { createSearch } from '../../../src/search/search.ts';
import { queries } from '../../helpers/queries.ts';
import { searchDocument as document, plainWords } from '../../helpers/samples.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

const data = searchDataOf();

test('names are answered before the texts are read: right ones, former ones, begun ones, with slips', () => {
  const { byNames } = createSearch(data);
  const first = (query: string) => byNames(query).keywords[0]?.slug;
  expect(['armor', 'elude', 'ion can', 'bombrad', 'Stealth vs Bombard'].map(first)).toEqual([
    'armor',
    'precision',
    'ion-cannon',
    'bombard',
    'bombard',
  ]);
  expect(byNames('changes').pages).not.toEqual([]);
  expect(byNames('collect bounty on itself')).toMatchObject({ keywords: [], past: [] });
});

test('what is answered before changes nothing of what is answered after', () => {
  const [early, late] = [createSearch(data), createSearch(data)];
  for (const { query } of queries) early.byNames(query);
  for (const { query } of queries) expect(early(query)).toEqual(late(query));
});

test('reading ahead ends, and gives the answers that reading at once gives', () => {
  const [ahead, atOnce] = [createSearch(data), createSearch(data)];
  let steps = 0;
  while (ahead.readAhead()) steps++;
  expect(steps).toBeGreaterThan(data.documents.length);
  expect(ahead.readAhead()).toBe(false);
  for (const { query } of queries) expect(ahead(query)).toEqual(atOnce(query));
});

test('of very many names the choice is made ready ahead, too', () => {
  const documents = Array.from({ length: mostComparedNames + 1 }, (_, index) => ({
    name: `Sample ${index}`,
    parts: ['It does nothing.'],
    effectAt: 0,
    wordings: 'a',
  }));
  const search = createSearch({ ...data, ...packDocuments(documents, plainWords) });
  search('sample');
  expect(search.readAhead()).toBe(false);
  const fresh = createSearch({ ...data, ...packDocuments(documents, plainWords) });
  let steps = 0;
  while (fresh.readAhead()) steps++;
  // Each text, what finds words in them, and the choice of names.
  expect(steps).toBe(documents.length + 2);
});

describe('while the texts are being read', () => {
  const documents = [
    document('Pebble', { parts: ['It crosses a bridge.'] }),
    document('Marsh', { parts: ['It swallows boots.'], set: 'Bridle' }),
  ];
  const few = { ...data, ...packDocuments(documents, plainWords), synonyms: [] };
  /** What is answered before each step of reading, and after the last. */
  const early = (query: string) => {
    const search = createSearch(few);
    const answers = [search.byNames(query)];
    while (search.readAhead()) answers.push(search.byNames(query));
    return answers.map(({ keywords }) => keywords.map(({ slug }) => slug));
  };

  test('a right word that is not read yet is no slip of one that is', () => {
    for (const names of early('bridle')) expect(names).toEqual(['marsh']);
  });

  test('how far they are read tells nothing of the names', () => {
    for (const query of ['brigde', 'how does a birdle work', 'bots', 'pebbel on a brige', 'bridlle'])
      expect(new Set(early(query).map(String)).size).toBe(1);
  });

  test('a slip that was asked about too early is read right when they are', () => {
    const [asked, fresh] = [createSearch(few), createSearch(few)];
    asked.byNames('swallos');
    asked.readAhead();
    asked.byNames('swallos');
    expect(asked('swallos')).toEqual(fresh('swallos'));
    expect(asked('swallos').keywords.map(({ slug }) => slug)).toEqual(['marsh']);
  });
});
