import { expect, test } from 'vitest';
import { compareSources } from '../../src/keywords/changes/between-sources.ts';
import { compareAll } from '../../src/keywords/changes/of-keyword.ts';
import { reconcileSeeds, seedIds, seedSources } from '../content.ts';
import { tell } from '../made-glossaries.ts';
import { changingKeyword } from '../samples.ts';

function comparisonOfSeeds() {
  const keywords = reconcileSeeds();
  const changes = compareAll(keywords, seedIds);
  return {
    keywords,
    compare: (older: string, newer: string) => compareSources(older, newer, keywords, changes),
  };
}

test('from the list to the glossary 39 keywords differ, what weighs most first', () => {
  const { compare } = comparisonOfSeeds();
  const { differing, same, onlyOlder, onlyNewer } = compare('keyword-list', 'glossary');
  expect(differing).toHaveLength(39);
  expect(same).toHaveLength(53 - 39);
  expect(onlyOlder).toEqual([]);
  expect(onlyNewer).toHaveLength(8);
  expect(differing[0]).toMatchObject({ kind: 'type-line', keyword: { slug: 'absorb' } });
  expect(differing.at(-1)).toMatchObject({ kind: 'spelling' });
});

test('the sheets repeat the list, and nothing is claimed of what they do not hold', () => {
  const { compare } = comparisonOfSeeds();
  const { differing, same, onlyOlder, onlyNewer } = compare('keyword-list', 'powerful-dark');
  expect(differing).toEqual([]);
  expect(same).toHaveLength(24);
  expect(onlyOlder).toHaveLength(53 - 24);
  expect(onlyNewer).toEqual([]);
});

test('each keyword that either source holds stands in one place, whatever the two', () => {
  const { keywords, compare } = comparisonOfSeeds();
  for (const [index, older] of seedSources.entries())
    for (const newer of seedSources.slice(index + 1)) {
      const { differing, same, onlyOlder, onlyNewer } = compare(older.id, newer.id);
      const placed = [...differing.map(({ keyword }) => keyword), ...same, ...onlyOlder, ...onlyNewer];
      const held = keywords.filter(({ history }) =>
        history.some(({ source }) => source === older.id || source === newer.id),
      );
      expect(placed.map(({ slug }) => slug).sort()).toEqual(held.map(({ slug }) => slug));
    }
});

test('what one source has under the name that took the place of another’s is compared, and not said to be in neither', () => {
  const { keywords, changes } = tell(
    { Hop: 'One.', Skip: 'Two.', Dive: 'Three.', Stay: 'Four.' },
    { Leap: 'Five. "Hop" is the former name of this keyword. Formerly "Skip".', Wait: 'Six.' },
    { Dive: 'Three. (Renamed to Wait.)', Wait: 'Six.' },
  );
  const { differing, same, onlyOlder, onlyNewer } = compareSources('source-0', 'source-1', keywords, changes);
  expect(differing.map(({ keyword, kind }) => [keyword.slug, kind])).toEqual([
    ['dive', 'renamed'],
    ['hop', 'renamed'],
    ['skip', 'renamed'],
  ]);
  expect(same).toEqual([]);
  expect([onlyOlder, onlyNewer].map((list) => list.map(({ slug }) => slug))).toEqual([['stay'], []]);
  // A source that has both names is compared by each.
  const later = compareSources('source-0', 'source-2', keywords, changes);
  expect(later.differing.map(({ keyword, kind }) => [keyword.slug, kind])).toEqual([['dive', 'rulings']]);
});

test('a wording that came back and gave way again is not the same as one that held before it came back', () => {
  const leap = changingKeyword('Leap', [['Over the moss.'], ['Over the fern.'], ['Over the reed.'], ['No.']]);
  const [first, second, third, last] = leap.revisions.map(({ id }) => id);
  const history = [first, second, third, first, last].map((id, index) => ({
    source: `s${index + 1}`,
    revision: id ?? '',
  }));
  const keywords = [{ ...leap, history }];
  const { differing, same } = compareSources('s2', 's4', keywords, compareAll(keywords, []));
  expect(differing).toMatchObject([{ change: { from: second, to: first } }]);
  expect(same).toEqual([]);
});
