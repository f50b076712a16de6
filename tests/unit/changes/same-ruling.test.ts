import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWordings } from '../../../src/keywords/changes/compare/compare.ts';
import { splitParts } from '../../../src/keywords/wording/parts.ts';
import { alignRulings, movedPairs } from '../../../src/keywords/wording/same-ruling.ts';
import { sampleRevision } from '../../helpers/samples.ts';

describe('the fewest rulings that must be lifted out are those that moved', () => {
  /** The length of the longest run in order, tried one by one. */
  function longest(values: readonly number[]): number {
    const lengths: number[] = [];
    for (const [index, value] of values.entries())
      lengths.push(
        1 +
          Math.max(0, ...lengths.filter((_, before) => before < index && (values[before] as number) < value)),
      );
    return Math.max(0, ...lengths);
  }

  test('of any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), (order) => {
        const pairs = order.map((old, index) => ({ old, new: index }));
        const moved = movedPairs(pairs);
        const kept = pairs.filter((pair) => !moved.has(pair.new)).map(({ old }) => old);
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        expect(kept).toHaveLength(longest(order));
      }),
    );
  });

  test.each([
    [[1, 0], [1]],
    [[1, 2, 0], [2]],
    [[2, 0, 1], [0]],
    [
      [1, 0, 3, 2],
      [1, 3],
    ],
  ])('%j: those at %j', (order, moved) => {
    const pairs = order.map((old, index) => ({ old, new: index }));
    expect([...movedPairs(pairs)]).toEqual(moved);
  });
});

describe('of more rulings than can be held against one another', () => {
  const rulings = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `Ruling ${index} says ${word}.`);

  test('those that are the same but for spelling are found, and no other', () => {
    const old = rulings(2000, 'this');
    const fresh = [
      ...old.slice(1000).map((text) => text.toUpperCase()),
      'Ruling 5 says that.',
      ...old.slice(0, 5),
    ];
    const pairs = alignRulings(old, fresh);
    expect(pairs).toHaveLength(1005);
    expect(pairs[0]).toEqual({ old: 1000, new: 0 });
    expect(pairs.at(-1)).toEqual({ old: 4, new: 1005 });
    expect(pairs.some((pair) => pair.new === 1000)).toBe(false);
  });

  test('one that stands there several times is paired as often as it stands in both', () => {
    const old = [...rulings(2000, 'this'), 'Twice.', 'Twice.'];
    const fresh = ['Twice.', 'Twice.', 'Twice.', ...rulings(2000, 'that')];
    expect(alignRulings(old, fresh)).toEqual([
      { old: 2000, new: 0 },
      { old: 2001, new: 1 },
    ]);
  });

  test('the comparison of texts with thousands loses none', () => {
    const [old, fresh] = [
      rulings(3000, 'this'),
      [...rulings(3000, 'this').reverse(), ...rulings(10, 'that')],
    ];
    const text = (all: readonly string[]) => ['A static ability that means, "x."', ...all].join(' ');
    const wording = (all: readonly string[]) => sampleRevision('A', splitParts(text(all)));
    const { parts } = compareWordings(wording(old), wording(fresh));
    const shown = (op: string) =>
      parts.flatMap(({ segments }) => segments.filter((segment) => segment.op === op)).length;
    expect(parts.length).toBeGreaterThanOrEqual(3011);
    expect(shown('=')).toBeGreaterThan(0);
  });
});

describe('two rulings are one', () => {
  const pairs = (old: string[], fresh: string[]) =>
    alignRulings(old, fresh).map((pair) => `${pair.old} ${pair.new}`);

  test('where half of their words are the same, each as often as it occurs, and not below', () => {
    expect(pairs(['a b c d'], ['a b x y'])).toEqual(['0 0']);
    expect(pairs(['a b c d'], ['a x y z'])).toEqual([]);
    expect(pairs(['a a a d'], ['a x y z'])).toEqual([]);
  });

  test('where one stands whole in the other, in more than three words', () => {
    const more = 'and very much of something else that was never said of it before';
    expect(pairs(['a b c d'], [`a b c d ${more}`])).toEqual(['0 0']);
    expect(pairs([`a b c d ${more}`], ['a b c d'])).toEqual(['0 0']);
    expect(pairs(['a b c'], [`a b c ${more}`])).toEqual([]);
    expect(pairs(['a b c d'], [`a b c dd ${more}`])).toEqual([]);
  });

  test('the most alike first, wherever they stand, and each with one', () => {
    expect(pairs(['a b c d', 'a b x y'], ['a b x z', 'a b c d'])).toEqual(['1 0', '0 1']);
    expect(pairs(['a b c d'], ['a b c d', 'a b c d'])).toEqual(['0 0']);
  });

  test('of those that are as much alike, the ones that stand nearest', () => {
    expect(pairs(['a b c d', 'x', 'a b c d'], ['y', 'z', 'a b c d'])).toEqual(['2 2']);
    expect(pairs(['a b c d', 'e f g h'], ['a b c d', 'e f g h', 'a b c d'])).toEqual(['0 0', '1 1']);
  });
});
