import { describe, expect, test } from 'vitest';
import { add, highest, keepAbove, liftAmong, mostOf, reuseScores } from '../../../src/search/base/scores.ts';

test('each query counts from 0, in the room of the one before', () => {
  const newScores = reuseScores(3);
  const first = newScores();
  expect([...first]).toEqual([0, 0, 0]);
  add(first, Float64Array.of(1, 2, 3));
  expect(newScores()).toBe(first);
  expect([...first]).toEqual([0, 0, 0]);
});

test('points are added where they belong, whole or a share of them', () => {
  const scores = Float64Array.of(1, 0, 2);
  add(scores, Float64Array.of(0, 4, 2));
  expect([...scores]).toEqual([1, 4, 4]);
  add(scores, Float64Array.of(2, 0, 4), 0.5);
  expect([...scores]).toEqual([2, 4, 6]);
  add(scores, null);
  expect([...scores]).toEqual([2, 4, 6]);
});

test('the most points are those of any document, and none where there is none', () => {
  expect(mostOf(Float64Array.of(1, 3, 2))).toBe(3);
  expect(mostOf(new Float64Array(0))).toBe(0);
});

test('who has no more than a limit has nothing, and the others are counted', () => {
  const scores = Float64Array.of(0.5, 2, 1, 0, 3);
  expect(keepAbove(scores, 1)).toBe(2);
  expect([...scores]).toEqual([0, 2, 0, 0, 3]);
});

test('the highest scores stand in the order of a sort, equal ones by their place', () => {
  const scores = Float64Array.from({ length: 500 }, (_, id) => (id * 7919) % 101);
  const sorted = [...scores.keys()]
    .filter((id) => scores[id])
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const most of [1, 2, 8, 494, 495, 600]) expect(highest(scores, most)).toEqual(sorted.slice(0, most));
  expect(highest(new Float64Array(3), 3)).toEqual([]);
});

describe('some are lifted among the first', () => {
  const lifted = (ids: number[], ...points: number[]) => {
    const scores = Float64Array.from(points);
    liftAmong(scores, new Set(ids), 3);
    return highest(scores, 5);
  };

  test('just so far, each in its order, and who stands there stays', () => {
    expect(lifted([4], 5, 4, 3, 2, 1)).toEqual([0, 1, 4, 2, 3]);
    expect(lifted([4, 3], 5, 4, 3, 2, 1)).toEqual([0, 3, 4, 1, 2]);
    expect(lifted([1, 4], 5, 4, 3, 2, 1)).toEqual([0, 1, 4, 2, 3]);
    expect(lifted([0, 1, 2, 3, 4], 5, 4, 3, 2, 1)).toHaveLength(5);
  });

  test('but none that nothing was found of', () => {
    expect(lifted([2], 5, 4, 0)).toEqual([0, 1]);
    expect(lifted([2], 0, 0, 0)).toEqual([]);
    expect(lifted([], 5, 4, 3, 2)).toEqual([0, 1, 2, 3]);
  });
});
