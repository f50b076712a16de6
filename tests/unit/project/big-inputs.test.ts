import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { longestLine } from '../../../src/keywords/text/lines.ts';
import { snapshot } from '../../helpers/changed-folder.ts';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../helpers/content.ts';
import { runCommand } from '../../helpers/run-command.ts';
import { strayLines } from '../../helpers/said-of-sources.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

// A machine with other work to do is slow; what never ends is found all the same.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Runs a command on what somebody sent. */
function run(script: string, args: readonly string[]) {
  const ended = runCommand(script, args);
  expectForeseen(ended.err);
  return ended;
}

/** Whatever a command found, somebody thought of it. */
function expectForeseen(err: string): void {
  expect(err).not.toMatch(/^ {4}at |Something went wrong/m);
}

const megabyte = (unit: string) => unit.repeat(Math.ceil(1e6 / unit.length));
const shapes = { quotes: '"', brackets: '[', 'pairs of brackets': '[a] ', 'one line': 'word ' };

/** An entry as each kind of source has it. */
const entries = {
  list: (name: string, text: string) =>
    `${name}\nTemplate: ${name}\nAdded in Set: One\nAdded By: x\nDate Added: 5/23/2021\n${text}\n\n`,
  sheet: (name: string, text: string) => `${name}\n\n${name}: ${text}\n\n`,
  glossary: (name: string, text: string) => `${name}\t**${name}:** ${text}\n`,
};
type Kind = keyof typeof entries;
const kinds = Object.keys(entries) as Kind[];

/** A content folder with a source of each kind. */
function writeSources(textOf: (kind: Kind) => string): void {
  mkdirSync(path.join(folder, 'sources'), { recursive: true });
  const manifest = kinds.map(
    (kind) => `- id: ${kind}\n  title: A ${kind}\n  kind: ${kind}\n  file: ${kind}.txt\n`,
  );
  writeFileSync(path.join(folder, 'sources.yaml'), manifest.join(''));
  for (const kind of kinds) writeFileSync(path.join(folder, `sources/${kind}.txt`), textOf(kind));
}

const text = 'A static ability that means, "x."';

describe('an ingest of a megabyte between two entries', () => {
  const between = (junk: string) => (kind: Kind) =>
    `${entries[kind]('Hop', text)}${junk}\n\n${entries[kind]('Leap', text)}`;

  test.each(Object.entries(shapes))(
    '%s: says where it stands in each source, and writes nothing',
    (_, unit) => {
      writeSources(between(megabyte(unit)));
      const before = snapshot(folder);
      const { code, err } = run('ingest', ['--content', folder]);
      expect(code).toBe(1);
      const said = [
        ...err.matchAll(/^ *(\d+:1) +error +Found a line of (\d+) characters, expected at most (\d+)/gm),
      ];
      const of = { glossary: ['2:1', '10000'], list: ['8:1', '5000'], sheet: ['5:1', '5000'] };
      expect(said.map(([, where, , most]) => [where, most])).toEqual([of.glossary, of.list, of.sheet]);
      expect(err.length).toBeLessThan(2_000);
      expect(snapshot(folder)).toEqual(before);
    },
  );

  test('100,000 lines in one source: a person reads of three, a program of each of 10,000 in all, and nothing is written', () => {
    writeSources((kind) => between(kind === 'list' ? `${strayLines(100_000).join('\n')}\n` : '')(kind));
    const before = snapshot(folder);
    const { code, err } = run('ingest', ['--content', folder]);
    expect(code).toBe(1);
    expect(err.length).toBeLessThan(30_000);
    expect(err.match(/… and 99,997 more; --json has all/g)).toHaveLength(1);
    expect(snapshot(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
    writeSources(between(`${strayLines(10_000).join('\n')}\n`));
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(
      run('ingest', ['--content', folder, '--json']).out,
    );
    expect(
      Map.groupBy(diagnostics, ({ rule }) => rule)
        .entries()
        .map(([rule, all]) => [rule, all.length])
        .toArray(),
    ).toEqual([
      ['line-unexpected', 20_000],
      ['column-count', 1],
    ]);
  });

  test('of spaces, which are no text: both entries are there', () => {
    writeSources(between(megabyte(' ')));
    expect(run('ingest', ['--content', folder, '--json']).code).toBe(0);
    const names = Object.keys(snapshot(path.join(folder, 'keywords'))).filter((name) =>
      name.endsWith('.mdx'),
    );
    expect(names.sort()).toEqual(['hop/list.mdx', 'leap/list.mdx']);
  });
});

test.each(Object.entries({ ...shapes, spaces: ' ' }))(
  'an ingest of a megabyte of entries, each with as many %s as a line may have: each is placed',
  (_, unit) => {
    const filler = megabyte(unit).slice(0, longestLine - 200);
    const names = Array.from(
      { length: 70 },
      (_, index) => `Hop ${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
    );
    writeSources((kind) => names.map((name) => entries[kind](name, `${text} ${filler}.`)).join(''));
    const { code, out } = run('ingest', ['--content', folder, '--json']);
    expect(code).toBe(0);
    const { keywords }: { keywords: { name: string; revisions: { sources: string[] }[] }[] } =
      JSON.parse(out);
    expect(keywords.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { name, revisions } of keywords)
      expect(revisions.flatMap(({ sources }) => sources).sort(), name).toEqual(kinds.toSorted());
  },
);

describe('check-cards', () => {
  const write = (text: string, name = 'cards.txt') => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  test('of 50,000 cards finds what is wrong in each that is, and counts what all use', () => {
    // Of those that are alike one is checked: a tenth of them is.
    const cards = Array.from(
      { length: 25_000 },
      (_, index) => `Armor. Card ${index % 2500}\n\nElude. Card ${index % 2500}\n\n`,
    ).join('');
    const file = write(cards);
    const { code, out, err } = run('check-cards', [file, '--json']);
    expect(code).toBe(1);
    expect(err).toBe('In 50,000 cards of 1 file: 25,000 errors, 0 warnings, 0 hints.\n');
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(out);
    expect(diagnostics).toHaveLength(25_000);
    expect(diagnostics.at(-1)).toMatchObject({ line: 99_999, column: 1, rule: 'keyword-renamed' });
    const forPerson = run('check-cards', [file, '--fix']).err;
    expect(forPerson.length).toBeLessThan(20_000);
    expect(forPerson).toContain('… and 24,950 more; --json has all');
    expect(readFileSync(path.join(folder, 'cards.fixed.txt'), 'utf-8')).toBe(
      cards.replaceAll('Elude', 'Precision'),
    );
    expect(run('check-cards', [file, '--uses', '--tsv']).out).toMatch(/^Armor\t25000\t25000/m);
  });

  // A reminder each 500 characters: each is held against what it is to say, which takes a millisecond.
  const reminded = `Elude (${'word '.repeat(18)}) ${'b '.repeat(200)}`;
  test.each([
    ['keyword-renamed', 'Elude (word '],
    ['keyword-renamed', reminded],
    ['keyword-unknown', 'Quokka 2 | '],
  ])('tells %s for each in one card of a megabyte of “%s”', (rule, unit) => {
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(
      run('check-cards', [write(megabyte(unit)), '--json']).out,
    );
    const told = diagnostics.filter((each) => each.rule === rule);
    expect(told.length).toBe(megabyte(unit).match(/Elude|Quokka/g)?.length);
  });

  test('of a megabyte without a keyword finds nothing, whatever it is of', () => {
    const units = Object.values({ ...shapes, lines: 'a word or\n' });
    const files = units.map((unit, index) => write(megabyte(unit), `${index}.txt`));
    const { code, err } = run('check-cards', files);
    expect(code).toBe(0);
    expect(err).toContain('In 5 cards of 5 files: 0 errors, 0 warnings, 0 hints.');
  });
});

test.each([
  ['claim', 'claim'],
  ['lookup', 'query'],
])('%s answers to each megabyte that it is asked, in the order of the asking', (script, field) => {
  const asked = Object.values({ ...shapes, spaces: ' ' }).map(megabyte);
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, '--batch'], {
    encoding: 'utf-8',
    input: asked.map((text) => `${text}\n`).join(''),
    maxBuffer: 1e9,
    timeout: 100_000,
  });
  expectForeseen(stderr);
  expect(status).toBe(0);
  expect(stdout.length).toBeLessThan(3 * asked.join('').length);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map((answer) => answer[field] as string)).toEqual(asked);
});

test.each([
  'a-\nb',
  'Armor\t',
  'Armor 2\n',
  'Bob: ',
  '"a",',
  '{"a":"b",',
  '=== a ',
  '1.1.',
  'It rests.* ',
  'A word that nobody said\nArmor.\n',
])('a megabyte of “%s”, or 30,000 lines of it, is answered as a whole text', (unit) => {
  const text = unit.includes('\n') ? megabyte(unit).split('\n').slice(0, 3e4).join('\n') : megabyte(unit);
  const { entries, sentences } = textCheckOf(reconcileSeeds())(text);
  expect(entries.length + sentences.length).toBeGreaterThan(0);
});
