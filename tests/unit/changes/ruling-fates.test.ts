import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAcrossRename } from '../../../src/keywords/changes/compare/compare.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import { changedPassages, passageTitle } from '../../../src/keywords/changes/told/passages.ts';
import { fatesOfRulings } from '../../../src/keywords/changes/told/ruling-fates.ts';
import { sampleRevision } from '../../helpers/samples.ts';

const meaning = 'It leaps over moss.';
const rest = 'A unit may rest on the fern for a whole turn.';
const wait = 'Reeds are never crossed while the brook is high.';

/** What is said of the rulings that a change has, and how they are shown below it. */
function told(old: string[], fresh: string[]) {
  const [from, to] = [sampleRevision('Leap', [meaning, ...old]), sampleRevision('Leap', [meaning, ...fresh])];
  const change = { ...compareAcrossRename(from, to), kind: 'reworded' as const };
  const shown = changedPassages({ ...change, kind: 'renamed' }, from, to).slice(1);
  return [describeChange(change), ...shown.map((each) => `${passageTitle(each, 'the old')}: ${each.status}`)];
}

describe('a ruling that gained or lost what only follows on it was reworded', () => {
  test.each([
    ['lost', [rest, '(Such as moss.)', wait], [rest, wait]],
    ['gained', [rest, wait], [rest, '(Such as moss.)', wait]],
    ['lost, as the last', [rest, 'However, it may not rest on moss.'], [rest]],
    ['lost and gained', [rest, '(Such as moss.)'], [rest, 'If it untaps, it leaps.']],
    [
      'lost, behind one that follows on nothing',
      ['(Such as moss.)', '(Or as fern.)', wait],
      ['(Such as moss.)', wait],
    ],
  ])('%s', (_, old, fresh) => {
    const [said, first] = told(old, fresh);
    expect([said, first]).toEqual(['One ruling reworded.', 'Ruling 1: reworded']);
  });

  test('once, whatever else became of it', () => {
    expect(told([rest, '(Such as moss.)', wait], [rest.replace('fern', 'reed'), wait])[0]).toBe(
      'One ruling reworded.',
    );
  });

  test('also where another stands in its place, which what followed on the old one now follows', () => {
    expect(told([rest, '(Such as moss.)'], [wait, '(Such as moss.)'])).toEqual([
      'One ruling reworded; one ruling removed.',
      'Ruling 1 of the old: removed',
      'Ruling 1, was in ruling 1: reworded',
    ]);
  });
});

describe('a ruling is counted once', () => {
  test.each([
    [
      'where a ruling is gone with what followed on it',
      [rest, '(Such as moss.)', wait],
      [wait],
      'One ruling removed.',
    ],
    [
      'where a ruling came with what follows on it',
      [wait],
      [wait, rest, '(Such as moss.)'],
      'One ruling added.',
    ],
    ['where it stands alone', [rest, wait], [wait], 'One ruling removed.'],
    ['where two are gone', [rest, wait], [], 'Two rulings removed.'],
    [
      'where nothing stood before what follows on something',
      ['(Such as moss.)', wait],
      [wait],
      'One ruling removed.',
    ],
    ['where it is only spelt otherwise', [rest, '(A re-roll.)'], [rest, '(A reroll.)'], 'Spelling only.'],
  ])('%s', (_, old, fresh, said) => expect(told(old, fresh)[0]).toBe(said));
});

test('of rulings that keep their order as many are counted as the comparison shows, and of the same fates', () => {
  const all = [rest, '(Such as moss.)', wait, 'However, it may not rest on moss.', 'If it untaps, it leaps.'];
  const some = fc.subarray(all);
  fc.assert(
    fc.property(some, some, (old, fresh) => {
      const [from, to] = [old, fresh].map((rulings) => sampleRevision('Leap', [meaning, ...rulings]));
      if (!from || !to) return;
      const change = { ...compareAcrossRename(from, to), kind: 'renamed' as const };
      const shown = changedPassages(change, from, to).slice(1);
      const changed = (fates: readonly string[]) => fates.filter((fate) => fate !== 'same').sort();
      expect(changed(fatesOfRulings(change.parts.slice(1)))).toEqual(
        changed(shown.map(({ status }) => status)),
      );
    }),
    { numRuns: 1000 },
  );
});
