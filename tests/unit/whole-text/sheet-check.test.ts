import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { checkSheet } from '../../../src/checks/whole-text/sheet.ts';
import { describeChange } from '../../../src/keywords/changes/told/describe.ts';
import { detectKind } from '../../../src/keywords/parse/detect.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { reconcileSeeds, seedSources } from '../../helpers/content.ts';
import { does } from '../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keywords = reconcileSeeds();
const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');

function check(text: string) {
  const file = new VFile({ value: text });
  return checkSheet(parseSource(file, detectKind(text)), keywords);
}

function finding(text: string, name: string) {
  const found = check(text).find(({ entry }) => entry.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

test.each(seedSources)('$id is taken for what it is', ({ kind, file }) => {
  expect(detectKind(readFileSync(`content/sources/${file}`, 'utf-8'))).toBe(kind);
});

test('of the 24 entries of a sheet 13 changed, 3 in spelling only, 8 hold word for word; typography alone is no difference', () => {
  const kinds = (text: string) => check(text).map(({ kind }) => kind);
  expect(kinds(sheet).filter((kind) => kind === 'changed')).toHaveLength(13);
  expect(kinds(sheet).filter((kind) => kind === 'spelling')).toHaveLength(3);
  expect(kinds(sheet).filter((kind) => kind === 'current')).toHaveLength(8);
  const retyped = sheet.replaceAll('’', "'").replaceAll(' ', '  ').replaceAll('\n', '\r\n');
  expect(kinds(`\ufeff${retyped}`)).toEqual(kinds(sheet));
});

test('a name that gave way leads to the one that took its place', () => {
  const list = readFileSync('content/sources/keyword-list.txt', 'utf-8');
  const elude = finding(list, 'Elude');
  expect(elude).toMatchObject({ kind: 'renamed', now: { slug: 'precision' }, change: { kind: 'renamed' } });
});

test('a wording that no source has is compared with the current one', () => {
  const armor = finding(sheet.replace('on a roll of 5 or more', 'on a roll of 7 or more'), 'Armor');
  expect(armor).toMatchObject({ kind: 'unrecorded', revision: null });
  expect(armor.change && describeChange(armor.change)).toBe('Effect reworded.');
});

test('a wording that gave way is known in whatever spelling, and is cut into the parts that it has', () => {
  const list = readFileSync('content/sources/keyword-list.txt', 'utf-8');
  const told = check(list);
  const loud = checkSheet(
    told.map(({ entry }) => ({ ...entry, text: entry.text.toUpperCase() })),
    keywords,
  );
  for (const [index, { kind, revision, wording, entry }] of loud.entries()) {
    const known = told[index];
    expect(kind, entry.name).toBe(known?.kind === 'current' ? 'spelling' : known?.kind);
    if (kind === 'changed') expect(revision).toBe(known?.revision);
    expect(wording?.parts.map(({ id }) => id)).toEqual(known?.wording?.parts.map(({ id }) => id));
    expect(wording?.parts.map(({ text }) => text).join(' ')).toBe(entry.text);
  }
});

test('a template with a number in place of its X is of the keyword', () => {
  const text = 'Bombard 3: A cumulative, static ability that means, "This unit may attack."';
  expect(finding(`Bombard 3\n${text}`, 'Bombard 3')).toMatchObject({ kind: 'unrecorded' });
});

test('a keyword that nobody knows is said to be unknown', () => {
  expect(finding(`${sheet}\n\nNo Such\n\nNo Such: A text.\n`, 'No Such').kind).toBe('unknown');
});

test('a keyword is known however the words of its name are joined', () => {
  const hop = sampleKeyword('Hop Along', sampleRevision('Hop Along', [does('It turns on fern.')]), {
    slug: 'hop-along',
  });
  for (const name of ['HopAlong', 'Hop-Along', 'hop along', 'hop–along']) {
    const entry = { name, template: name, text: does('It turns on fern.'), introduction: null };
    expect(checkSheet([{ ...entry, line: 1, column: 1, textLine: 2 }], [hop]), name).toMatchObject([
      { keyword: hop, now: hop, change: { parts: [{ status: 'same' }] } },
    ]);
  }
});
