import { expect, test } from 'vitest';
import type { Keyword, Source } from '../../../src/keywords/model.ts';
import { setsOf } from '../../../src/keywords/sets.ts';
import { boundsOf, lastDayOf, sayDayOf } from '../../../src/site/bounds.ts';
import { layOutTimeline } from '../../../src/site/timeline.ts';
import { reconcileSeeds } from '../../helpers/content.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keywords = reconcileSeeds();
const setsOfSeeds = () => setsOf(keywords);
const source = (id: string, kind: 'list' | 'sheet'): Source => ({
  id,
  kind,
  title: '',
  file: '',
  published: null,
  recorded: null,
  url: null,
});

test('each keyword that the list records stands in one set, with its publisher and its day', () => {
  const sets = setsOfSeeds();
  expect(sets.flatMap((set) => set.keywords)).toHaveLength(53);
  const clones = sets.find(({ slug }) => slug === 'attack-of-the-clones');
  expect(clones).toMatchObject({
    name: 'Attack Of The Clones',
    publishers: ['Wizards of the Coast'],
    dates: ['2002-04-01'],
  });
});

test('sets come oldest first, and those without a day last, from A to Z', () => {
  const days = setsOfSeeds().map(({ dates }) => dates[0] ?? '9999');
  expect(days).toEqual(days.toSorted());
  const bare = (name: string, set: string, date: string | null) => ({
    ...(keywords[0] as (typeof keywords)[number]),
    slug: name,
    introduction: { set, by: null, date },
  });
  const order = setsOf([bare('a', 'Zeta', null), bare('b', 'Alpha', null), bare('c', 'Old', '2001-01-01')]);
  expect(order.map(({ name }) => name)).toEqual(['Old', 'Alpha', 'Zeta']);
});

test('a set has each publisher and each day that its keywords name once, the days in order', () => {
  const added = (by: string | null, date: string | null) => ({
    ...(keywords[0] as (typeof keywords)[number]),
    introduction: { set: 'One', by, date },
  });
  const days = ['2002-02-02', '2001-01-01', '2002-02-02', null];
  const [set] = setsOf(['Us', 'Them', null, 'Us'].map((by, index) => added(by, days[index] ?? null)));
  expect(set).toMatchObject({ publishers: ['Us', 'Them'], dates: ['2001-01-01', '2002-02-02'] });
  expect(set?.keywords).toHaveLength(4);
});

test('on the timeline every dated set stands once, in its publisher’s lane, in order, and none on another', () => {
  const dated = setsOfSeeds().filter(({ dates }) => dates.length > 0);
  const { lanes, years } = layOutTimeline(dated, 10, 910);
  expect(lanes.flatMap(({ marks }) => marks)).toHaveLength(dated.length);
  for (const { publisher, marks, rows } of lanes) {
    for (const { set, x, row } of marks) {
      expect(set.publishers[0]).toBe(publisher);
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(910);
      expect(row).toBeLessThan(rows);
    }
    for (let row = 0; row < rows; row++) {
      const places = marks.filter((mark) => mark.row === row).map(({ x }) => x);
      for (const [index, x] of places.entries()) expect(x - (places[index - 1] ?? -100)).toBeGreaterThan(20);
    }
  }
  expect(years[0]?.x).toBe(10);
  expect(years.map(({ year }) => year)).toEqual(years.map((_, index) => (years[0]?.year ?? 0) + index));
});

test('a source without a date is bounded by the last addition that it names, and only the list names any', () => {
  const list = source('keyword-list', 'list');
  const sheet = source('powerful-dark', 'sheet');
  const other = source('another', 'list');
  const bounds = (of: Source) => boundsOf(of, keywords, [list, sheet, other]);
  expect(bounds(list)).toBe('undated; not before 31 December 2021, its last addition');
  expect(bounds(sheet)).toBe('undated');
  expect(bounds(other)).toBe('undated');
});

test('a day that only one of two lists may give bounds neither', () => {
  const older = source('older', 'list');
  const newer = source('newer', 'list');
  const added = (date: string, ...ids: string[]) =>
    sampleKeyword('Leap', sampleRevision('Leap', ['Leap.']), {
      introduction: { set: null, by: null, date },
      history: ids.map((id) => ({ source: id, revision: '00000000' })),
    });
  const bounds = (of: Source, ...held: Keyword[]) => boundsOf(of, held, [older, newer]);
  expect(bounds(older, added('2022-05-06', 'older', 'newer'))).toBe('undated');
  expect(bounds(older, added('2022-05-06', 'older', 'newer'), added('2001-02-03', 'older'))).toBe(
    'undated; not before 3 February 2001',
  );
  expect(bounds(newer, added('2001-02-03', 'older', 'newer'), added('2022-05-06', 'newer'))).toBe(
    'undated; not before 6 May 2022, its last addition',
  );
});

test('a sheet is as recorded on the last day on which a source came in, and not on that of its publication', () => {
  const published = { ...source('a', 'list'), published: '2023-05-03' };
  const recorded = { ...source('b', 'sheet'), recorded: '2020-01-02' };
  expect(lastDayOf([published])).toBeNull();
  expect(lastDayOf([published, recorded])).toBe('2020-01-02');
  expect(lastDayOf([recorded], [{ date: '2021-03-04', recorded: null }])).toBe('2021-03-04');
  expect(lastDayOf([recorded], [{ date: '2019-03-04', recorded: '2021-05-06' }])).toBe('2021-05-06');
});

test('the day of a wording is that of the first source that has it, and is not known where that names none', () => {
  const first = { ...source('first', 'sheet'), published: '2021-12-31', recorded: '2026-01-02' };
  const sources = [source('bare', 'sheet'), first];
  const say = (...ids: string[]) => sayDayOf({ sources: ids }, sources);
  expect(say('first', 'bare')).toBe('published 31 December 2021, recorded here 2 January 2026');
  expect(say('bare', 'first')).toBe('undated');
});
