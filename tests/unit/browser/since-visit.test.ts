import { expect, test } from 'vitest';
import { isVisit, isVisitUntil, newsSince, sumUpNews, toVisit } from '../../../src/browser/visit/visit.ts';

const listed = (slug: string, name: string, revisions: string[], now = '', rulings: string[] = []) => ({
  ...{ slug, name, revisions, now, rulings, isLeftOut: false },
});
const before = [
  listed('hop', 'Hop', ['a1']),
  listed('leap', 'Leap', ['b1', 'b2']),
  listed('skip', 'Skip', ['c1'], 'leap'),
];
const visit = toVisit('2026-01-10', before);

test('since a visit a wording was changed, a keyword came or was renamed, or nothing happened', () => {
  expect(newsSince(visit, before)).toEqual([]);
  const now = [
    listed('dive', 'Dive', ['d1']),
    listed('hop', 'Hop', ['a1'], 'leap'),
    listed('leap', 'Leap', ['b1', 'b2', 'b3']),
    listed('skip', 'Skip', ['c1'], 'leap'),
  ];
  expect(newsSince(visit, now)).toEqual([
    { slug: 'dive', kind: 'new', says: 'Dive: new', compare: null },
    { slug: 'hop', kind: 'changed', says: 'Hop: now Leap', compare: null },
    { slug: 'leap', kind: 'changed', says: 'Leap: what changed', compare: { from: 'b2', to: 'b3' } },
  ]);
});

test('a rename is told beside what its text came to, and so is one that was taken back', () => {
  const now = [
    listed('hop', 'Hop', ['a1', 'a2'], 'leap'),
    listed('leap', 'Leap', ['b1', 'b2']),
    listed('skip', 'Skip', ['c1']),
  ];
  expect(newsSince(visit, now)).toEqual([
    { slug: 'hop', kind: 'changed', says: 'Hop: now Leap; what changed', compare: { from: 'a1', to: 'a2' } },
    { slug: 'skip', kind: 'changed', says: 'Skip: has its name again', compare: null },
  ]);
});

test('a ruling is told once, also where its keyword got another name since, and not as of a visit that kept none', () => {
  const ruled = toVisit('2026-01-10', [listed('hop', 'Hop', ['a1'], '', ['at-the-table'])]);
  const now = [listed('hop', 'Hop', ['a1'], '', ['at-the-table', 'on-line'])];
  expect(newsSince(ruled, now)).toEqual([
    { slug: 'hop', kind: 'ruled', says: 'Hop: a new ruling', compare: null },
  ]);
  const renamed = [
    listed('hop', 'Hop', ['a1'], 'leap'),
    listed('leap', 'Leap', ['b1'], '', ['at-the-table']),
  ];
  // The new name is told with the former one, and is no new keyword.
  expect(newsSince(ruled, renamed).map(({ says }) => says)).toEqual(['Hop: now Leap']);
  const { rulings: _, ...old } = ruled;
  expect(isVisit(old)).toBe(true);
  expect(newsSince(old, now)).toEqual([]);
});

test('a keyword that the newest glossary leaves out is told once, and so is one that it has again', () => {
  const leftOut = (slug: string) => before.map((each) => ({ ...each, isLeftOut: each.slug === slug }));
  const out = { slug: 'hop', kind: 'changed', says: 'Hop: left out of the newest glossary', compare: null };
  expect(newsSince(visit, leftOut('hop'))).toEqual([out]);
  const then = toVisit('2026-01-11', leftOut('hop'));
  expect(newsSince(then, leftOut('hop'))).toEqual([]);
  expect(newsSince(then, before)).toEqual([{ ...out, says: 'Hop: in use again' }]);
  const { leftOut: _, ...older } = visit;
  expect(isVisit(older)).toBe(true);
  expect(newsSince(older, leftOut('hop'))).toEqual([]);
});

test('a keyword that was left out and has another name now is told as renamed', () => {
  const then = toVisit('2026-01-11', [{ ...listed('hop', 'Hop', ['a1']), isLeftOut: true }]);
  const now = [listed('hop', 'Hop', ['a1'], 'leap'), listed('leap', 'Leap', ['b1'])];
  expect(newsSince(then, now).map(({ says }) => says)).toEqual(['Hop: now Leap']);
});

test('news of one kind are summed up as what they are, and others as changes', () => {
  const sumUp = (...now: ReturnType<typeof listed>[]) => sumUpNews(newsSince(visit, [...before, ...now]));
  const isNew = listed('dive', 'Dive', ['d1']);
  const isRuledOn = listed('hop', 'Hop', ['a1'], '', ['at-the-table']);
  const isReworded = listed('leap', 'Leap', ['b1', 'b2', 'b3']);
  expect(sumUp(isNew)).toBe('One keyword is new');
  expect(sumUp(isNew, listed('jump', 'Jump', ['e1']))).toBe('2 keywords are new');
  expect(sumUp(isRuledOn)).toBe('One keyword has a new ruling');
  expect(sumUp(isRuledOn, listed('leap', 'Leap', ['b2'], '', ['on-line']))).toBe(
    '2 keywords have a new ruling',
  );
  expect(sumUp(isReworded)).toBe('One keyword has changed');
  expect(sumUp(isReworded, isRuledOn)).toBe('2 keywords have changed');
  expect(sumUp(listed('leap', 'Leap', ['b1', 'b2', 'b3'], '', ['on-line']))).toBe('One keyword has changed');
});

test('a wording that the page does not know is compared with nothing', () => {
  const [news] = newsSince({ ...visit, revisions: { ...visit.revisions, hop: 'gone' } }, before);
  expect(news).toEqual({ slug: 'hop', kind: 'changed', says: 'Hop: what changed', compare: null });
});

test('a visit of which no names were kept tells of none that was renamed', () => {
  const { renamed: _, ...old } = visit;
  expect(isVisit(old)).toBe(true);
  expect(newsSince(old, before)).toEqual([]);
});

test('a visit on a day to come, as of a clock that was wrong, is none', () => {
  expect(['2026-01-09', '2026-01-10', '2026-01-11'].map((today) => isVisitUntil(today)(visit))).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  null,
  [],
  {},
  { day: '2026-01-10' },
  { day: '2026-13-10', revisions: {} },
  { day: '2026-02-30', revisions: {} },
  { day: '10 January', revisions: {} },
  { day: '2026-01-10', revisions: { hop: 1 } },
  { day: '2026-01-10', revisions: {}, renamed: 'leap' },
  { day: '2026-01-10', revisions: {}, renamed: { hop: null } },
])('what is no visit is none: %j', (value) => expect(isVisit(value)).toBe(false));
