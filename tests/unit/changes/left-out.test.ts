import { expect, test } from 'vitest';
import { leftOutOf } from '../../../src/keywords/changes/left-out.ts';
import type { Keyword, SourceKind } from '../../../src/keywords/model.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';

/** The names that each source leaves out, oldest first, where all are glossaries or of the kinds given. */
function namesLeftOut(glossaries: Record<string, string>[], kinds: SourceKind[] = []): string[] {
  const { keywords, changes, sourceIds } = readGlossaries(...glossaries);
  const sources = sourceIds.map((id, index) => ({ id, kind: kinds[index] ?? 'glossary' }) as const);
  const namesOf = (left: readonly Keyword[]) => left.map(({ name }) => name).join(' ');
  const leftOut = leftOutOf(keywords, sources, changes);
  return sources.map(({ id }) => namesOf(leftOut.get(id) ?? []));
}

test('what a glossary leaves out is told of the first that does so, and again where it came back in between', () => {
  expect(namesLeftOut([{ Hop: 'Jump.', Skip: 'Rest.' }, { Hop: 'Jump.' }, { Hop: 'Jump.' }])).toEqual([
    '',
    'Skip',
    '',
  ]);
  expect(
    namesLeftOut([{ Hop: 'Jump.', Skip: 'Rest.' }, { Hop: 'Jump.' }, { Skip: 'Rest.' }, { Hop: 'Jump.' }]),
  ).toEqual(['', 'Skip', 'Hop', 'Skip']);
});

test('also what no glossary had, and nothing is told of a sheet or a list', () => {
  const all: Record<string, string>[] = [{ Hop: 'Jump.', Skip: 'Rest.' }, { Hop: 'Jump.' }, { Hop: 'Jump.' }];
  expect(namesLeftOut(all, ['list', 'sheet', 'glossary'])).toEqual(['', '', 'Skip']);
  expect(namesLeftOut(all, ['glossary', 'list', 'sheet'])).toEqual(['', '', '']);
});

test('what had been renamed by then is not left out, nor what a newer source tells of as renamed', () => {
  const toGo = { Go: 'Move. "Wait" is the former name of this keyword.' };
  expect(namesLeftOut([{ Wait: 'Move.' }, toGo])).toEqual(['', '']);
  expect(
    namesLeftOut([{ Wait: 'Move.' }, toGo, { Wait: 'Move. "Go" is the former name of this keyword.' }]),
  ).toEqual(['', '', '']);
  expect(namesLeftOut([{ Wait: 'Move.' }, { Go: 'Move.' }, toGo])).toEqual(['', '', '']);
});
