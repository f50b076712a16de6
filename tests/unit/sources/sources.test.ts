import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { detectKind } from '../../../src/keywords/parse/detect.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { nameOfHeading, splitRunIn } from '../../../src/keywords/parse/kinds/heading.ts';
import { isDay } from '../../../src/keywords/text/said/day.ts';

const seeds: [string, SourceKind, number][] = [
  ['keyword-list.txt', 'list', 53],
  ['tuskens-and-monsters-galaxy.txt', 'sheet', 36],
  ['all-the-duchesss-men.txt', 'sheet', 20],
  ['powerful-dark.txt', 'sheet', 24],
  ['glossary.tsv', 'glossary', 61],
];

function read(kind: SourceKind, value: string) {
  const file = new VFile({ path: 'document', value });
  const entries = parseSource(file, kind);
  return {
    entries,
    errors: file.messages.filter(({ fatal }) => fatal),
    infos: file.messages.filter(({ fatal }) => fatal === undefined || fatal === null),
  };
}

const seed = (name: string) => readFileSync(`content/sources/${name}`, 'utf-8');

describe('each seed is read whole', () => {
  test.each(seeds)('%s', (name, kind, count) => {
    const { entries, errors } = read(kind, seed(name));
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(count);
  });

  test.each(seeds)('%s, with CRLF, a byte-order mark and spaces at the ends of lines', (name, kind) => {
    const plain = read(kind, seed(name)).entries;
    const wild = `\ufeff${seed(name).replaceAll('\n', ' \u00a0\r\n')}`;
    expect(read(kind, wild).entries.map(({ template, text }) => ({ template, text }))).toEqual(
      plain.map(({ template, text }) => ({ template, text })),
    );
  });
});

describe('what the wild does to a sheet', () => {
  const sheet = seed('powerful-dark.txt');

  test('a site name above the title is passed over, and said', () => {
    const { entries, errors, infos } = read('sheet', `swtcg.com\n\n${sheet}`);
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(24);
    expect(infos.map(({ ruleId }) => ruleId)).toEqual(['preamble-skipped', 'preamble-skipped']);
  });

  test('an entry whose heading is lost is still read, and said', () => {
    const { entries, errors, infos } = read('sheet', sheet.replace('\nEvade\n', '\n'));
    expect(errors).toEqual([]);
    expect(entries.map(({ name }) => name)).toContain('Evade');
    expect(infos.map(({ ruleId }) => ruleId)).toContain('heading-lost');
  });

  test('headings may be followed by their text without a blank line', () => {
    const { entries, errors } = read('sheet', sheet.replaceAll('\n\n', '\n'));
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(24);
  });

  test('a template keeps the blanks that it has around its colon', () => {
    const { entries } = read('sheet', 'A Sheet\n\nSample\n\nSample : [first]: A static ability.');
    expect(entries).toMatchObject([{ template: 'Sample : [first]', text: 'A static ability.' }]);
  });

  test('a heading without its text is an error at its line', () => {
    const { errors } = read('sheet', sheet.replace(/\nEvade X: .*\n/, '\n'));
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['text-missing']);
    expect(errors[0]?.line).toBe(sheet.slice(0, sheet.indexOf('\nEvade\n')).split('\n').length + 1);
  });

  test('a keyword that stands twice is an error that names the first place', () => {
    const { errors } = read('sheet', `${sheet}\n\nEvade\n\n${/Evade X: .*/.exec(sheet)?.[0]}`);
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['entry-repeated']);
  });
});

describe('what is wrong is reported where it is', () => {
  const list = seed('keyword-list.txt');
  const glossary = seed('glossary.tsv');

  test('a day that the calendar does not have', () => {
    const { errors } = read('list', list.replace('5/23/2021', '2/30/2021'));
    expect(errors.map(({ ruleId, line, column }) => ({ ruleId, line, column }))).toEqual([
      { ruleId: 'date-invalid', line: 7, column: 13 },
    ]);
  });

  test('a field that stands twice in one entry', () => {
    const { errors } = read('list', list.replace(/^(Added By: .*)$/m, '$1\n$1'));
    expect(errors.map(({ ruleId, line, reason }) => ({ ruleId, line, reason }))).toEqual([
      { ruleId: 'field-repeated', line: 7, reason: 'Found “Added By” twice in one entry, expected it once' },
    ]);
  });

  test('a field that is not there is a warning, and the entry is read without it', () => {
    const file = new VFile({ path: 'document', value: list.replace(/^Added By: .*\n/m, '') });
    const [entry] = parseSource(file, 'list');
    expect(entry?.introduction?.by).toBeNull();
    expect(diagnosticsOf([file]).filter(({ rule }) => rule === 'field-missing')).toMatchObject([
      {
        line: 3,
        severity: 'warning',
        message: `Found no “Added By” for “${entry?.name}”; unless another source has it, it is shown as not recorded`,
      },
    ]);
  });

  test('a line of the glossary without a tab', () => {
    const { errors, entries } = read('glossary', glossary.replace('Absorb\t', 'Absorb '));
    expect(errors.map(({ ruleId, line }) => ({ ruleId, line }))).toEqual([
      { ruleId: 'column-count', line: 1 },
    ]);
    expect(entries).toHaveLength(60);
  });

  test('a template of another keyword', () => {
    const { errors } = read('glossary', glossary.replace('**Absorb X:**', '**Evade X:**'));
    expect(errors.map(({ ruleId, line, column }) => ({ ruleId, line, column }))).toEqual([
      { ruleId: 'template-mismatch', line: 1, column: 8 },
    ]);
  });

  test('a first entry with a slip is no title', () => {
    const { errors } = read(
      'sheet',
      'Sample\nSample. A static ability that means, "Sample."\n\nOther\nOther: Text.',
    );
    expect(errors.map(({ ruleId, line }) => ({ ruleId, line }))).toEqual([
      { ruleId: 'line-unexpected', line: 2 },
    ]);
  });

  test('an example on a line of its own is no keyword', () => {
    const { errors } = read(
      'sheet',
      `${seed('powerful-dark.txt')}\nExample: A unit with an activated ability.`,
    );
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['line-unexpected']);
  });

  test('a heading is not taken for the text that is missing above it', () => {
    const text = list.split('\n').find((line) => line.includes('that means')) ?? '';
    const { errors } = read('list', list.replace(`${text}\n\nAccuracy\n`, '\nAcuracy\n'));
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['text-missing', 'template-mismatch']);
  });

  test('garbage, and nothing at all', () => {
    expect(read('sheet', 'one\ntwo\nthree').errors.length).toBeGreaterThan(0);
    expect(read('glossary', '').errors.map(({ ruleId }) => ruleId)).toEqual(['source-empty']);
  });
});

test.each([
  ['a set', 'Added in Set: One', { set: 'One', by: null, date: null }],
  ['a publisher', 'Added By: Somebody', { set: null, by: 'Somebody', date: null }],
  ['a day as ISO has it', 'Date Added: 2001-01-02', { set: null, by: null, date: '2001-01-02' }],
  ['a day', 'Date Added: 1/2/2001', { set: null, by: null, date: '2001-01-02' }],
  ['a field that is blank', 'Added By:', null],
])('of a keyword a list may know %s alone', (_, field, introduction) => {
  expect(read('list', `Hop\nTemplate: Hop\n${field}\nA static ability.`).entries).toMatchObject([
    { name: 'Hop', introduction },
  ]);
});

describe('in a list', () => {
  const record = (name: string, text = 'A static ability.') => `${name}\nTemplate: ${name}\n${text}`;
  const entriesOf = (...records: string[]) =>
    read('list', records.join('\n')).entries.map(({ name, text }) => [name, text]);

  test('a heading may be nearly a label', () => {
    expect(entriesOf(record('Templates'))).toEqual([['Templates', 'A static ability.']]);
  });

  test('a text may be as short as a heading', () => {
    expect(entriesOf(record('Hop', 'Move'), record('Skip'))).toEqual([
      ['Hop', 'Move'],
      ['Skip', 'A static ability.'],
    ]);
  });

  test('a heading with a stop in it is not the text that is missing above', () => {
    expect(entriesOf(record('Hop', ''), record('A.B'))).toEqual([['A.B', 'A static ability.']]);
  });

  test('a record whose heading is lost is read, and that is said', () => {
    const { entries, infos } = read('list', 'Template: Hop\nA static ability.');
    expect(entries).toMatchObject([{ name: 'Hop', line: 1 }]);
    expect(infos.map(({ reason }) => reason)).toEqual(['Read “Hop” as Hop, whose heading was lost']);
  });
});

test.each<[text: string, kind: SourceKind]>([
  ['Hop\t**Hop:** Move.', 'glossary'],
  ['Hop\t  **Hop:** Move.', 'glossary'],
  ['Hop\tmove **now**.', 'sheet'],
  ['Hop\tnow:**move**.', 'sheet'],
  ['One\ttwo\t**three**', 'sheet'],
  ['Hop\ntemplate: Hop', 'list'],
  ['Hop\n  Date Added : 1/2/2001', 'list'],
  ['Hop\nThe Template: Hop', 'sheet'],
  ['Hop\nTemplates: Hop', 'sheet'],
])('by how a document is written, %j is a %s', (text, kind) => expect(detectKind(text)).toBe(kind));

test.each([
  ['Double strike', 'Double Strike X', 'Double strike'],
  ['DOUBLE STRIKE', 'Double Strike X', 'Double Strike'],
  ['double strike', 'Double Strike X', 'Double Strike'],
  ['«« Double Strike »»', 'Double Strike X', 'Double Strike'],
  ['ZIG ZAG', 'Zig-Zag', 'ZIG ZAG'],
])('the heading “%s” over the template “%s” says %s', (heading, template, name) =>
  expect(nameOfHeading(heading, template)).toBe(name),
);

test('the colon behind a template is none of it, in a list as in the other kinds', () => {
  const write = (template: string) => `Hop\nTemplate: ${template}\nAdded By: Us\nMove.`;
  for (const template of ['Hop X', 'Hop: [cost]'])
    expect(read('list', write(`${template}:`)).entries).toMatchObject([{ name: 'Hop', template }]);
});

test('signs alone name no keyword that runs into its text', () => {
  expect(splitRunIn('+: 3: Text.')).toBeNull();
});

test.each([
  ['2021-02-28', true],
  ['2021-02-30', false],
  ['2021-2-28', false],
  ['2021-02-28 ', false],
  ['+012021-02-28', false],
])('that “%s” is a day of the calendar is %s', (text, is) => expect(isDay(text)).toBe(is));
