import { expect, test } from 'vitest';
import type { Mark } from '../../../src/search/base/marks.ts';
import { type Answer, groupsOf, labelOf, sayFound } from '../../../src/search/base/result.ts';

const found = { slug: 'leap', name: { text: 'Leap', marks: [] } } as unknown as Answer['keywords'][number];
const page = { title: 'Sources', path: 'sources/' };
const answer = (more: Partial<Answer>): Answer => ({
  keywords: [],
  total: 0,
  past: [],
  pastTotal: 0,
  pages: [],
  isOrder: false,
  ...more,
});

test('the lists that hold something are shown: keywords, earlier wordings, pages', () => {
  const all = answer({ keywords: [found], total: 1, past: [found], pastTotal: 3, pages: [page] });
  expect(groupsOf(all).map(({ title, count }) => [title, count])).toEqual([
    ['Keywords', '1 found'],
    ['Keywords in earlier wordings', '3 found, the first 1 shown'],
    ['Pages', '1 found'],
  ]);
  expect(groupsOf({ ...all, isOrder: true }).map(({ title }) => title)).toEqual([
    'Pages',
    'Keywords',
    'Keywords in earlier wordings',
  ]);
  expect(groupsOf(answer({ pages: [page] })).map(({ title }) => title)).toEqual(['Pages']);
  expect(groupsOf(answer({}))).toEqual([]);
});

test('how much was found is said of each list', () => {
  expect(sayFound(groupsOf(answer({ keywords: [found], total: 20, pages: [page] })))).toBe(
    'Keywords: 20 found, the first 1 shown. Pages: 1 found.',
  );
  expect(sayFound([])).toBe('No keyword found.');
});

test('what stands before a text says why it is shown', () => {
  const marked = { text: 'Leap', marks: [] };
  const past = { kind: 'past' as const, excerpt: [0, 4] as Mark, ...marked };
  expect(labelOf({ kind: 'former', effect: [], typeLine: '', ...marked })).toBe('formerly ');
  expect(labelOf({ kind: 'now', ...marked })).toBe('now ');
  expect(labelOf({ kind: 'set', ...marked })).toBe('came with ');
  expect(labelOf({ kind: 'said', excerpt: [0, 4], ...marked })).toBe('found by what players say');
  expect(labelOf({ kind: 'text', part: 'ruling', excerpt: [0, 4], ...marked })).toBe('');
  expect(labelOf({ ...past, wordings: 1 })).toBe('in 1 earlier wording: ');
  expect(labelOf({ ...past, wordings: 2 })).toBe('in 2 earlier wordings: ');
});
