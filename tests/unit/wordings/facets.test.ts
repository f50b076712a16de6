import { expect, test } from 'vitest';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareCodeUnits } from '../../../src/general/order.ts';
import { facetIds, facetsOf, facetValues } from '../../../src/keywords/facets.ts';
import type { Introduction, Keyword } from '../../../src/keywords/model.ts';
import { offeredFacets } from '../../../src/keywords/offered-facets.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keyword = (meaning: string, introduction: Introduction | null = null) =>
  sampleKeyword('Hop', sampleRevision('Hop', [meaning]), { introduction });
const attacks = 'A layered, static ability that means, "When this unit attacks, act. When it attacks, rest."';

test('a keyword has what its meaning says, each once, and where it is recorded to come from', () => {
  expect(facetsOf(keyword(attacks, { set: 'First Set', by: 'Somebody', date: null }), new Map())).toEqual({
    stacking: ['layered'],
    mode: ['static'],
    timing: ['attack'],
    publisher: ['Somebody'],
    set: ['First Set'],
  });
  const twice = 'A static ability that means, "When this unit attacks, act. When a unit attacks, rest."';
  expect(facetsOf(keyword(twice), new Map())).toMatchObject({ timing: ['attack'], publisher: [], set: [] });
});

test('a list offers each value with how many keywords have it, moments in the order of a turn, all else from A to Z', () => {
  const known = { set: 'First Set', by: null, date: null };
  const keywords = [
    keyword(attacks, known),
    keyword('An activated ability that means, "When your build step starts, act."', known),
    keyword('A static ability that means, "Act."'),
  ];
  expect(facetValues('mode', keywords)).toEqual([
    { id: 'activated', label: 'activated', count: 1 },
    { id: 'static', label: 'static', count: 2 },
  ]);
  expect(facetValues('timing', keywords).map(({ id }) => id)).toEqual(['build-step', 'attack']);
  expect(facetValues('set', keywords)).toEqual([{ id: 'first-set', label: 'First Set', count: 2 }]);
});

test('a name of which nothing is recorded is listed where the name that it replaced came in, as its page says', () => {
  const [badger, mole, otter] = readGlossaries(
    { Mole: 'Dig.' },
    { Badger: 'Dig. "Mole" is the former name of this keyword.' },
    { Otter: 'Dig. "Badger" is the former name of this keyword.' },
  ).keywords as [Keyword, Keyword, Keyword];
  const keywords = [badger, { ...mole, introduction: { set: 'Meadow', by: 'Somebody', date: null } }, otter];
  expect(facetsOf(otter, indexBySlug(keywords))).toMatchObject({ set: ['Meadow'], publisher: ['Somebody'] });
  expect(facetIds(badger, 'set', indexBySlug(keywords))).toEqual(['meadow']);
  expect(facetValues('publisher', keywords)).toEqual([{ id: 'somebody', label: 'Somebody', count: 3 }]);
});

test('what a list offers is said in the words of the interface, and what nothing tells apart is not offered', () => {
  const keywords = [keyword(attacks), keyword('A static ability that means, "Act."')];
  expect(offeredFacets(keywords)).toEqual([
    { facet: 'stacking', title: 'Stacking', values: [{ id: 'layered', label: 'layered', count: 1 }] },
    { facet: 'mode', title: 'Mode', values: [{ id: 'static', label: 'static', count: 2 }] },
    { facet: 'timing', title: 'Moment', values: [{ id: 'attack', label: 'attack', count: 1 }] },
  ]);
  expect(offeredFacets([])).toEqual([]);
});

test('capitals and accents play no part from A to Z', () => {
  const by = (name: string) =>
    keyword('A static ability that means, "Act."', { set: null, by: name, date: null });
  const labels = facetValues('publisher', ['Zed', 'bay', 'Éa'].map(by)).map(({ label }) => label);
  expect(labels).toEqual(['bay', 'Éa', 'Zed']);
});

test('names that have one address are one', () => {
  const by = (name: string) =>
    keyword('A static ability that means, "Act."', { set: null, by: name, date: null });
  expect(facetValues('publisher', [by('Team A'), by('Team-a'), by('Team B')])).toEqual([
    { id: 'team-a', label: 'Team A', count: 2 },
    { id: 'team-b', label: 'Team B', count: 1 },
  ]);
});

test('the order A to Z is that of code units, whatever the machine speaks', () => {
  expect(['b', 'Z', 'ä', 'a'].sort(compareCodeUnits)).toEqual(['Z', 'a', 'b', 'ä']);
  expect([compareCodeUnits('a', 'a'), compareCodeUnits('b', 'a') > 0]).toEqual([0, true]);
});
