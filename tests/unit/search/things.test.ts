import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/search/pages/orders.ts';
import {
  between,
  keywordsOf,
  type Nameable,
  type NamedThing,
  thingsOf,
} from '../../../src/search/pages/things.ts';
import { searchDocument as document } from '../../helpers/samples.ts';

const sources = ['one', 'two', 'three'].map((id) => ({ id, title: `Sheet ${id}` }));
const data = (more: Partial<Nameable>): Nameable => ({
  documents: [],
  sources,
  pages: [],
  ...more,
});
const namesOf = ({ names }: NamedThing) => names.map(({ slug }) => slug);

describe('what differs between two sources', () => {
  const page = { title: 'From Sheet one to Sheet three', path: 'changes/one/three/' };

  test('is a page, in whichever order they are named', () => {
    expect(between(sources, 0, 2)).toEqual(page);
    expect(between(sources, 2, 0)).toEqual(page);
  });

  test('where they are two', () => {
    expect(between(sources, 1, 1)).toBeNull();
    expect(between(sources, 1)).toBeNull();
    expect(between(sources, undefined, 1)).toBeNull();
    expect(between(sources)).toBeNull();
    expect(between(sources, 1, 3)).toBeNull();
  });
});

describe('a source', () => {
  const pagesOf = (place: number) => {
    const source = thingsOf(data({})).sources[place];
    return ([null, 'as-of', 'since', 'change', 'past'] as (Order | null)[]).flatMap(
      (ask) => source?.pagesFor(ask) ?? [],
    );
  };

  test('has a page of its own, one of the day, one of what changed since, and one of its changes, and is what was', () => {
    expect(pagesOf(0)).toEqual([
      { title: 'Sheet one (source)', path: 'sources/one/' },
      { title: 'As of Sheet one', path: 'as-of/one/' },
      { title: 'From Sheet one to Sheet three', path: 'changes/one/three/' },
      { title: 'What Sheet one changed', path: 'changes/one/' },
      { title: 'Sheet one (source)', path: 'sources/one/' },
    ]);
  });

  test('where it is the last one, nothing changed since but what it brought', () => {
    expect(pagesOf(2)[2]).toEqual({ title: 'What Sheet three changed', path: 'changes/three/' });
  });

  test('is named by its title and by its id, and knows its place', () => {
    const things = thingsOf(data({})).sources;
    expect(things.map(namesOf)).toEqual([
      ['sheet-one', 'one'],
      ['sheet-two', 'two'],
      ['sheet-three', 'three'],
    ]);
    expect(things.map(({ source }) => source)).toEqual([0, 1, 2]);
  });
});

test('sets have a page each, once; pages and words of the rules are named by all of their names', () => {
  const documents = [document('A', { set: 'The Set' }), document('B', { set: 'The Set' }), document('C')];
  const pages: Nameable['pages'] = [['changes/', 'All changes', 'history']];
  const { others } = thingsOf(data({ documents, pages, words: [['resting', 'rest']] }));
  expect(others.map((thing) => [namesOf(thing), ...thing.pagesFor(null)])).toEqual([
    [['the-set'], { title: 'The Set (set)', path: 'sets/the-set/' }],
    [['all-changes', 'history'], { title: 'All changes', path: 'changes/' }],
    [['resting', 'rest'], { title: 'resting (term)', path: 'terms/#resting' }],
  ]);
  expect(thingsOf(data({ documents })).others).toHaveLength(1);
});

describe('what changed in a keyword', () => {
  const documents = [
    document('Leap', { wordings: 'a1 a2 a3' }),
    document('Old', { wordings: 'b1 b2', nextName: 'New' }),
    document('New', { wordings: 'c1' }),
    document('Still', { wordings: 'd1' }),
    document('One', { wordings: 'g1', nextName: 'Both' }),
    document('Two', { wordings: 'h1', nextName: 'Both' }),
    document('Both', { wordings: 'i1' }),
    document('Gone', { wordings: 'e1', nextName: 'Kept' }),
    document('Kept', { wordings: 'f1 f2', formerNames: ['Gone'] }),
  ];
  const keyword = (name: string) => keywordsOf(documents).find((each) => each.keyword === name);
  const changed = (name: string) => keyword(name)?.pagesFor('change');

  test('is the step between its last two wordings', () => {
    expect(changed('Leap')).toEqual([
      { title: 'What changed in Leap', path: 'keywords/leap/compare/a2/a3/' },
    ]);
    expect(changed('Kept')).toEqual([
      { title: 'What changed in Kept', path: 'keywords/kept/compare/f1/f2/' },
    ]);
  });

  test('is the step to the keyword that took its place, and from the one whose place it took', () => {
    const step = { title: 'What changed in Old and New', path: 'keywords/old/compare/b2/c1/' };
    expect(changed('Old')).toEqual([step]);
    expect(changed('New')).toEqual([step]);
    expect(changed('Gone')).toEqual([
      { title: 'What changed in Gone and Kept', path: 'keywords/gone/compare/e1/f2/' },
    ]);
  });

  test('is the step from each keyword whose place it took', () => {
    expect(changed('Both')?.map(({ title }) => title)).toEqual([
      'What changed in One and Both',
      'What changed in Two and Both',
    ]);
  });

  test('is nothing where it has one wording, and nothing as of a day', () => {
    expect(changed('Still')).toEqual([]);
    expect(keyword('Leap')?.pagesFor('as-of')).toEqual([]);
    expect(keyword('Leap')?.pagesFor(null)).toEqual(changed('Leap'));
  });

  test('is found by its name and by those that it had', () => {
    expect(keyword('Kept')?.names.map(({ slug }) => slug)).toEqual(['kept', 'gone']);
    expect(keyword('Leap')?.names.map(({ slug }) => slug)).toEqual(['leap']);
  });
});
