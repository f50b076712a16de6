import { describe, expect, test } from 'vitest';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareSources } from '../../../src/keywords/changes/between-sources.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { laterNames, wordingsOf } from '../../../src/keywords/changes/wordings.ts';
import { reconcileSeeds, seedIds, seedSources } from '../../helpers/content.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';
import { changingKeyword } from '../../helpers/samples.ts';

function comparisonOfSeeds() {
  const keywords = reconcileSeeds();
  const changes = compareAll(keywords, seedIds);
  return {
    keywords,
    compare: (older: string, newer: string) => compareSources(older, newer, keywords, changes, seedIds),
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
  const { keywords, changes, sourceIds } = readGlossaries(
    { Hop: 'One.', Skip: 'Two.', Dive: 'Three.', Stay: 'Four.' },
    { Leap: 'Five. "Hop" is the former name of this keyword. Formerly "Skip".', Wait: 'Six.' },
    { Dive: 'Three. (Renamed to Wait.)', Wait: 'Six.' },
  );
  const { differing, same, onlyOlder, onlyNewer } = compareSources(
    'source-0',
    'source-1',
    keywords,
    changes,
    sourceIds,
  );
  expect(differing.map(({ keyword, kind }) => [keyword.slug, kind])).toEqual([
    ['dive', 'renamed'],
    ['hop', 'renamed'],
    ['skip', 'renamed'],
  ]);
  expect(same).toEqual([]);
  expect([onlyOlder, onlyNewer].map((list) => list.map(({ slug }) => slug))).toEqual([['stay'], []]);
  // A source that has both names is compared by each.
  const later = compareSources('source-0', 'source-2', keywords, changes, sourceIds);
  expect(later.differing.map(({ keyword, kind }) => [keyword.slug, kind])).toEqual([['dive', 'rulings']]);
});

describe('renames are followed as they were in force when the newer source came', () => {
  /** What became of the keywords of one source, by number, in another: the names of both, and what is in one alone. */
  function becameOf(older: number, newer: number, ...glossaries: Record<string, string>[]) {
    const { keywords, changes, sourceIds } = readGlossaries(...glossaries);
    const ids = [`source-${older}`, `source-${newer}`] as const;
    const { differing, onlyOlder, onlyNewer } = compareSources(...ids, keywords, changes, sourceIds);
    const bySlug = indexBySlug(keywords);
    const told = differing.map(({ keyword, change, kind }) => {
      const { old, fresh } = wordingsOf(change, keyword, bySlug, changes);
      return `${kind}: ${old.keyword.name}, ${old.revision.text} > ${fresh.keyword.name}, ${fresh.revision.text}`;
    });
    return [
      ...told,
      ...onlyOlder.map(({ name }) => `- ${name}`),
      ...onlyNewer.map(({ name }) => `+ ${name}`),
    ];
  }
  const hop = { Hop: 'Over the moss.' };
  const leap = { Leap: 'Over the fern. "Hop" is the former name of this keyword.' };
  const vault = { Vault: 'Over the reed. "Leap" is the former name of this keyword.' };

  test('over as many names as a keyword took', () => {
    expect(becameOf(0, 2, hop, leap, vault)).toEqual([`renamed: Hop, ${hop.Hop} > Vault, ${vault.Vault}`]);
  });

  test('and no further than to the newer one', () => {
    expect(becameOf(0, 1, hop, leap, vault)).toEqual([`renamed: Hop, ${hop.Hop} > Leap, ${leap.Leap}`]);
    expect(becameOf(1, 2, hop, leap, vault)).toEqual([`renamed: Leap, ${leap.Leap} > Vault, ${vault.Vault}`]);
  });

  test('also where a later one took them back, or gave the name to another', () => {
    const was = [`renamed: Hop, ${hop.Hop} > Leap, ${leap.Leap}`];
    const back = { Hop: 'Over the reed. "Leap" is the former name of this keyword.' };
    expect(becameOf(0, 1, hop, leap, back)).toEqual(was);
    const other = { Hop: 'Over the moss. (Renamed to Dive.)', Dive: 'Below the moss.' };
    expect(becameOf(0, 1, hop, leap, other)).toEqual(was);
  });

  test('but not where the newer one itself took them back', () => {
    const both = { Hop: 'Over the moss. (Renamed to Leap.)', Leap: 'Over the fern.' };
    const back = { Leap: 'Over the fern. (Renamed to Hop.)' };
    expect(becameOf(0, 2, hop, both, back)).toEqual(['- Hop', '+ Leap']);
  });

  test('and where only a later one tells of them, as that tells', () => {
    const untold = { Vault: 'Over the reed.' };
    expect(becameOf(0, 1, hop, untold, leap, vault)).toEqual([
      `renamed: Hop, ${hop.Hop} > Vault, ${untold.Vault}`,
    ]);
  });
});

test('a keyword that was renamed twice is called by both names, and one that took its name back by the one it had', () => {
  const called = (...glossaries: Record<string, string>[]) => {
    const { keywords, changes, sourceIds } = readGlossaries({ Hop: 'Over the moss.' }, ...glossaries);
    const bySlug = indexBySlug(keywords);
    return compareSources('source-0', 'source-1', keywords, changes, sourceIds).differing.map((each) =>
      laterNames(each.change, each.keyword, bySlug, changes).map(
        ({ label, keyword }) => `${label} ${keyword.name}`,
      ),
    );
  };
  const leap = { Leap: 'Over the fern. "Hop" is the former name of this keyword.' };
  expect(called(leap)).toEqual([['Now Leap']]);
  const vault = { Vault: 'Over the reed. "Leap" is the former name of this keyword.' };
  expect(called(leap, vault)).toEqual([['Then Leap', 'Now Vault']]);
  expect(called(leap, { Hop: 'Over the reed. "Leap" is the former name of this keyword.' })).toEqual([
    ['Then Leap'],
  ]);
  expect(called({ Hop: 'Over the fern.' })).toEqual([[]]);
});

test('a wording that came back and gave way again is not the same as one that held before it came back', () => {
  const leap = changingKeyword('Leap', [['Over the moss.'], ['Over the fern.'], ['Over the reed.'], ['No.']]);
  const [first, second, third, last] = leap.revisions.map(({ id }) => id);
  const history = [first, second, third, first, last].map((id, index) => ({
    source: `s${index + 1}`,
    revision: id ?? '',
  }));
  const keywords = [{ ...leap, history }];
  const { differing, same } = compareSources('s2', 's4', keywords, compareAll(keywords, []), []);
  expect(differing).toMatchObject([{ change: { from: second, to: first } }]);
  expect(same).toEqual([]);
});
