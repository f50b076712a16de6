import { describe, expect, test } from 'vitest';
import type { SearchData, SearchDocument } from '../../../src/search/base/document.ts';
import { longestQuery, mostBeside } from '../../../src/search/base/weights.ts';
import { packDocuments } from '../../../src/search/data/packed.ts';
import { createSearch } from '../../../src/search/search.ts';
import { searchDocument as document, plainWords } from '../../helpers/samples.ts';

const search = (documents: SearchDocument[], more: Partial<SearchData> = {}) =>
  createSearch({
    ...packDocuments(documents, plainWords),
    sources: [],
    pages: [],
    readings: [],
    stopWords: ['the', 'of'],
    synonyms: [],
    ...more,
  });
const names = (documents: SearchDocument[], query: string) =>
  search(documents)(query).keywords.map(({ slug }) => slug);

describe('what is typed', () => {
  const documents = () => [
    document('Pebble', { set: 'Moss Age', parts: ['It rolls.'] }),
    document('Marsh', { parts: ['A set: it swallows.'] }),
    document('Clay', { set: 'Fern' }),
  ];

  test('may begin with the word that sets are sought by, which says nothing itself', () => {
    for (const query of ['set:moss age', '  SET: moss age', '\n\tset: moss age  '])
      expect(search(documents())(query)).toEqual(search(documents())('moss age'));
    expect(names(documents(), 'set: swallows')).toEqual(['marsh']);
    expect(names(documents(), 'rolls set: swallows')).toEqual(expect.arrayContaining(['pebble', 'marsh']));
    expect(names(documents(), 'xset:fern')).toEqual(['clay']);
  });

  test('but not where a keyword is called so', () => {
    const all = [...documents(), document('Set', { parts: ['Stand it up.'] })];
    expect(names(all, 'Set:')[0]).toBe('set');
    expect(names(all, 'Set: stand it up')[0]).toBe('set');
    expect(names(all, 'set:moss age')).toContain('pebble');
  });

  test('is read as far as any question goes; what was cut is not claimed to be whole', () => {
    const claimed = (length: number) =>
      search(documents())('the stone rolls over the moss '.padEnd(length, 'x')).pages[0];
    expect(claimed(longestQuery - 1)?.title).toBe('Does this still hold? Check what you typed');
    expect(claimed(longestQuery)).toMatchObject({ title: 'Does this still hold?' });
    expect(names(documents(), `${' '.repeat(longestQuery)}marsh`)).toEqual([]);
    expect(names(documents(), `${' '.repeat(longestQuery - 5)}marsh`)).toEqual(['marsh']);
  });

  test('finds nothing where it is nothing', () => {
    expect(search(documents())(' ?! ')).toEqual({
      keywords: [],
      total: 0,
      past: [],
      pastTotal: 0,
      pages: [],
      isOrder: false,
    });
  });
});

describe('a name', () => {
  const meaning = (text: string) => ({ parts: [text], effectAt: 0 });

  test('with a hyphen is found among other words with and without it', () => {
    const documents = [
      document('Double-Leap', meaning('It jumps twice.')),
      document('Leap', meaning('It jumps.')),
      document('Over Bog', meaning('It flies.')),
    ];
    for (const query of ['how does double-leap work', 'how does double leap work', 'rules of doubleleap'])
      expect(names(documents, query)[0]).toBe('double-leap');
    expect(names(documents, 'rules of over-bog')).toEqual(['over-bog']);
    expect(names(documents, 'rules of leap')[0]).toBe('leap');
  });

  test('with a number in it is found before the one without, and what is typed behind it is its X', () => {
    const documents = [
      document('Bolt', { afterName: ' X', ...meaning('Rest X of them.') }),
      document('Bolt 66', { afterName: ' X', ...meaning('Move X of them.') }),
    ];
    const first = (query: string) => {
      const [found] = search(documents)(query).keywords;
      const { reason } = found ?? {};
      return [found?.slug, reason?.kind === 'name' ? reason.effect.map(({ text }) => text).join('') : null];
    };
    expect(first('bolt 66')).toEqual(['bolt-66', 'Move X of them.']);
    expect(first('bolt 66 3')).toEqual(['bolt-66', 'Move 3 of them.']);
    expect(first('how does bolt 66 work')).toEqual(['bolt-66', 'Move X of them.']);
    expect(first('bolt 3')).toEqual(['bolt', 'Rest 3 of them.']);
  });

  test('that ends as another word does is not found for a word that stands in texts', () => {
    const documents = [
      document('Pass', meaning('It goes on.')),
      document('Marsh', meaning('A passive stone stays.')),
    ];
    expect(names(documents, 'passive')).toEqual(['marsh']);
    expect(names(documents.slice(0, 1), 'passive')).toEqual(['pass']);
  });

  test('is none in the middle of a word: what stands before a colon is kept', () => {
    const documents = [document('Bounty', meaning('It pays.')), document('Arm', meaning('It holds.'))];
    expect(names(documents, 'bounti: draw an armored unit')).toEqual(['bounty']);
    expect(names(documents, 'a toll: arm')).toEqual(['arm']);
  });

  test('with a slip in it is found before one that is a word of it', () => {
    const documents = [document('Leap', meaning('It jumps.')), document('Leap Frog', meaning('It lands.'))];
    expect(names(documents, 'leap froog')).toEqual(['leap-frog', 'leap']);
    expect(names(documents, 'leap wording')[0]).toBe('leap');
  });

  test('of letters that are digits of codes, too, is no code', () => {
    const documents = [
      document('Fade', { wordings: 'abcd1234' }),
      document('Moss', { wordings: 'fade1234 deadbeef' }),
    ];
    expect(search(documents)('fade')).toMatchObject({ pages: [], isOrder: false });
    for (const code of ['fade1', 'deadbeef', 'DEADBEEF']) expect(search(documents)(code).isOrder).toBe(true);
  });

  test('that was renamed leads to its own change first, and to each page once', () => {
    const ask = search([
      document('Bound', { wordings: 'a', formerNames: ['Skip', 'Hop'] }),
      document('Skip', { wordings: 'b', formerNames: ['Hop'], nowName: 'Bound', nextName: 'Bound' }),
      document('Hop', { wordings: 'c', nowName: 'Bound', nextName: 'Skip' }),
    ]);
    const paths = (query: string) => ask(query).pages.map(({ path }) => path);
    const [hop, skip] = ['keywords/hop/compare/c/b/', 'keywords/skip/compare/b/a/'];
    expect(paths('compare hop')).toEqual([hop, skip]);
    expect(paths('compare skip')).toEqual([skip]);
  });

  test('that has a word of an order in it is named whole', () => {
    const changed = (name: string, wordings: string) => document(name, { wordings });
    const ask = search([changed('Course', 'a1 a2'), changed('Change Course', 'b1 b2')]);
    expect(ask('compare change course').pages.map(({ path }) => path)).toEqual([
      'keywords/change-course/compare/b1/b2/',
    ]);
    expect(ask('what changed in course').pages.map(({ path }) => path)).toEqual([
      'keywords/course/compare/a1/a2/',
    ]);
    expect(ask('change course')).toMatchObject({ pages: [], isOrder: false });
    expect(ask('change course').keywords[0]?.slug).toBe('change-course');
  });
});

test('words that tell nothing are a phrase all the same where nothing else was typed, and else only where the rest stands', () => {
  const documents = [
    document('Pebble', { parts: ['It rolls of the hill.'] }),
    document('Marsh', { parts: ['It swallows the boots of giants.'] }),
  ];
  expect(names(documents, 'of the')).toEqual(['pebble']);
  expect(names(documents, 'giants of the')).toEqual(['marsh']);
});

test('what only players say of it is told as that', () => {
  const documents = [
    document('Pebble', { parts: ['It rolls.'], said: ['solid'] }),
    document('Marsh', { parts: ['It swallows.'] }),
  ];
  expect(search(documents)('solid').keywords).toMatchObject([{ slug: 'pebble', reason: { kind: 'said' } }]);
  const meaning = search(documents, { synonyms: ['solid,firm'] });
  expect(meaning('firm').keywords).toMatchObject([{ slug: 'pebble', reason: { kind: 'said' } }]);
  expect(search(documents)('pebb').keywords[0]?.reason.kind).toBe('name');
});

test('also where the name is like what was typed, which would be told otherwise', () => {
  const parts = ['It rolls.'];
  const told = (said: string[]) => search([document('Pebble', { parts, said })])('pebblaz').keywords;
  expect(told(['pebblaz'])).toMatchObject([{ reason: { kind: 'said' } }]);
  expect(told([])).toMatchObject([{ reason: { kind: 'name' } }]);
  const meant = search([document('Pebble', { parts, said: ['solid'] })], {
    synonyms: ['solid,pebblaz'],
  });
  expect(meant('pebblaz').keywords).toMatchObject([{ reason: { kind: 'said' } }]);
});

test('a keyword whose set was typed by its first letters came with that set, and nobody is said to say so', () => {
  const documents = [document('Pebble', { set: 'The Moss Age', parts: ['It rolls.'] })];
  for (const code of ['TMA', 'tma'])
    expect(search(documents)(code).keywords).toMatchObject([
      { slug: 'pebble', reason: { kind: 'set', text: 'The Moss Age', marks: [[0, 12]] } },
    ]);
});

describe('what held once', () => {
  const once = (name: string, index: number) =>
    document(name, {
      parts: [`It rolls ${index} times.`],
      wordings: 'a b',
      past: [{ text: 'It floats upstream.', wordings: [0] }],
    });
  const all = ['Pebble', 'Marsh', 'Boulder', 'Gravel', 'Sand', 'Clay'];

  test('stands beside, as many as fit there with the pages, and all are counted', () => {
    const documents = all.map(once);
    const { keywords, past, pastTotal, pages } = search(documents)('floats upstream');
    expect([keywords.length, past.length, pastTotal, pages.length]).toEqual([0, mostBeside, all.length, 0]);
    expect(past[0]).toMatchObject({ slug: 'pebble', name: { text: 'Pebble', marks: [] } });
    const paged = search(documents, { pages: [['x/', 'Floats upstream']] });
    const beside = paged('floats upstream');
    expect([beside.past.length, beside.pages.length]).toEqual([mostBeside - 1, 1]);
  });

  test('what has most of what was typed first, and nothing that has half of it', () => {
    const slowly = document('Marsh', {
      wordings: 'a b',
      past: [{ text: 'It floats upstream slowly.', wordings: [0] }],
    });
    const { past } = search([once('Pebble', 1), slowly])('floats upstream slowly');
    expect(past.map(({ slug }) => slug)).toEqual(['marsh', 'pebble']);
    expect(search([once('Pebble', 1)])('floats sideways').past).toEqual([]);
  });

  test('is told of a keyword that says some of it now only where it said all of it', () => {
    const past = [{ text: 'It floats upstream and rolls.', wordings: [0] }];
    const pebble = document('Pebble', { parts: ['It rolls slowly.'], wordings: 'a b', past });
    const kinds = (query: string) => search([pebble])(query).keywords.map(({ reason }) => reason.kind);
    expect(kinds('floats upstream slowly')).toEqual(['text']);
    expect(kinds('floats upstream rolls')).toEqual(['past']);
  });

  test('and not of a keyword that is found for something else', () => {
    const documents = [{ ...once('Pebble', 1), said: ['float'] }, once('Marsh', 2)];
    const { keywords, past, pastTotal } = search(documents)('floats');
    expect(keywords.map(({ slug }) => slug)).toEqual(['pebble']);
    expect(past.map(({ slug }) => slug)).toEqual(['marsh']);
    expect(pastTotal).toBe(1);
  });
});

test('a keyword that was renamed stands right under the one that took its place', () => {
  const documents = [
    document('Elm', { nowName: 'Oak', nextName: 'Oak', wordings: 'a' }),
    document('Oak', { formerNames: ['Elm'], wordings: 'b' }),
    document('Ash'),
  ];
  expect(names(documents, 'elm').slice(0, 2)).toEqual(['oak', 'elm']);
  expect(names(documents, 'ash')).toEqual(['ash']);
});
