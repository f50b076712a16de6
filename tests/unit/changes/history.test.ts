import { describe, expect, test } from 'vitest';
import {
  asTheyLastHeld,
  currentRevision,
  glossaryWithout,
  periodsOf,
  revisionById,
  transitions,
} from '../../../src/keywords/history.ts';
import type { Keyword, Revision } from '../../../src/keywords/model.ts';
import { currentKeyword, familyOf } from '../../../src/keywords/renames/family.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keywords = (...renames: [name: string, renamedTo: string | null][]) =>
  new Map(
    renames.map(([name, renamedTo]) => [
      name.toLowerCase(),
      sampleKeyword(name, sampleRevision(name, ['X.']), { renamedTo }),
    ]),
  );

test('one rename after another is followed to the end', () => {
  const all = keywords(['A', 'b'], ['B', 'c'], ['C', null]);
  for (const keyword of all.values()) expect(currentKeyword(keyword, all).slug).toBe('c');
});

test('a rename to what no source has leads nowhere, and a forged circle ends', () => {
  const nowhere = keywords(['A', 'gone']);
  expect([...nowhere.values()].map((keyword) => currentKeyword(keyword, nowhere).slug)).toEqual(['a']);
  const circle = keywords(['A', 'b'], ['B', 'c'], ['C', 'b']);
  expect([...circle.values()].map((keyword) => currentKeyword(keyword, circle).slug)).toEqual([
    'c',
    'c',
    'b',
  ]);
});

describe('the wordings of a keyword', () => {
  const [old, fresh] = ['11111111', '22222222'].map((id) => ({ ...sampleRevision('A', ['X.']), id }));
  const keyword = sampleKeyword('A', old as Revision, {
    revisions: [old as Revision, fresh as Revision],
    history: ['11111111', '11111111', '22222222', '11111111'].map((revision, index) => ({
      source: `s${index}`,
      revision,
    })),
  });

  test('that holds is the one of the newest source', () => expect(currentRevision(keyword)).toBe(old));

  test('are found by their ids, and one that never was is said', () => {
    expect(revisionById(keyword, '22222222')).toBe(fresh);
    expect(() => revisionById(keyword, '33333333')).toThrow('A has no revision 33333333');
  });

  test('end with the one that holds, which may be the first that there was', () => {
    expect(asTheyLastHeld(keyword).map(({ id }) => id)).toEqual(['22222222', '11111111']);
  });

  test('are each in force for a time, one that comes back twice', () => {
    expect(periodsOf(keyword)).toEqual([
      { revision: old, sources: ['s0', 's1'] },
      { revision: fresh, sources: ['s2'] },
      { revision: old, sources: ['s3'] },
    ]);
  });

  test('give way one to the next, also where one comes back', () => {
    expect(transitions(keyword)).toEqual([
      { from: '11111111', to: '22222222', source: 's2' },
      { from: '22222222', to: '11111111', source: 's3' },
    ]);
  });
});

describe('a family', () => {
  const familiesOf = (all: Map<string, Keyword>) =>
    [...all.values()].map((keyword) => familyOf(keyword, all).map(({ slug }) => slug));
  const named = (all: Map<string, Keyword>, formerNames: Record<string, string[]>) =>
    new Map([...all].map(([slug, keyword]) => [slug, { ...keyword, formerNames: formerNames[slug] ?? [] }]));

  test('is all that one rename after another joins, oldest first, from whichever it is asked for', () => {
    const all = named(keywords(['A', 'b'], ['B', 'c'], ['C', null], ['D', null]), {
      b: ['A'],
      c: ['A', 'B'],
    });
    expect(familiesOf(all)).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c'], ['d']]);
  });

  test('has all names that one keyword took the place of, each behind those that it took the place of itself', () => {
    const all = named(keywords(['A', 'c'], ['B', 'd'], ['C', 'd'], ['D', null]), {
      c: ['A'],
      d: ['A', 'B', 'C'],
    });
    expect(familiesOf(all)).toEqual(Array(4).fill(['b', 'a', 'c', 'd']));
  });

  test('has none that only was called so, and none that no source has', () => {
    const all = named(keywords(['A', null], ['B', 'gone']), { b: ['A', 'Nothing'] });
    expect(familiesOf(all)).toEqual([['a'], ['b']]);
  });

  test('of a forged circle ends', () => {
    const all = named(keywords(['A', 'b'], ['B', 'a']), { a: ['B'], b: ['A'] });
    expect(familiesOf(all).map((family) => family.toSorted())).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

describe('the newest glossary', () => {
  const sources = [
    { id: 'old', kind: 'glossary' },
    { id: 'sheet', kind: 'sheet' },
    { id: 'new', kind: 'glossary' },
    { id: 'after', kind: 'sheet' },
  ] as const;
  const inSources = (ids: readonly string[], renamedTo: string | null = null) =>
    sampleKeyword('A', sampleRevision('A', ['X.']), {
      renamedTo,
      history: ids.map((source) => ({ source, revision: '0000000a' })),
    });

  test.each([['old'], ['sheet'], ['old', 'sheet']])('leaves out what only older sources have: %s', (...ids) =>
    expect(glossaryWithout(inSources(ids), sources)?.id).toBe('new'),
  );

  test.each([['new'], ['old', 'new'], ['after'], ['old', 'after']])('and nothing else: %s', (...ids) =>
    expect(glossaryWithout(inSources(ids), sources)).toBeUndefined(),
  );

  test.each([
    [1, undefined],
    [2, undefined],
    [3, 'new'],
    [4, undefined],
  ])('as of the source that is number %i: %s', (count, expected) =>
    expect(glossaryWithout(inSources(['old', 'after']), sources.slice(0, count))?.id).toBe(expected),
  );

  test('nor what came later', () =>
    expect(glossaryWithout(inSources(['after']), sources.slice(0, 3))).toBeUndefined());

  test('nor a former name, or anything where there is no glossary', () => {
    expect(glossaryWithout(inSources(['old'], 'b'), sources)).toBeUndefined();
    expect(glossaryWithout(inSources(['sheet']), [sources[1]])).toBeUndefined();
  });
});
