import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { readManifest } from '../../../src/content-folder/manifest.ts';
import { splitFrontMatter } from '../../../src/keywords/store/front-matter.ts';

const lines = ['# Ours', '- id: one', '  title: One', '  kind: sheet', '  file: one.txt'];

test.each(['\n', '\r\n', '\r'])('a manifest is read with each of the line ends: %j', (end) => {
  const file = new VFile({ value: lines.join(end) });
  expect(readManifest(file)).toMatchObject([{ id: 'one', title: 'One', kind: 'sheet', file: 'one.txt' }]);
  const wrong = new VFile({ value: lines.join(end).replace('sheet', 'shoe') });
  expect(readManifest(wrong)).toEqual([]);
  expect(wrong.messages.map(({ line, column }) => [line, column])).toEqual([[4, 9]]);
});

test.each<readonly [string, (text: string) => string, unknown]>([
  ['fields', (text: string) => text.replace('- id', '  id'), 'Found fields, expected a list of sources'],
  [
    'a list in place of a word',
    (text: string) => text.replace('sheet', '[sheet]'),
    'kind: found a list, expected one of “list”, “sheet”, “glossary”',
  ],
  [
    'a field that there is not',
    (text: string) => `${text}\n  pubisher: One`,
    'Found the field “pubisher”, expected “id”, “title”, “kind”, “file”, “published”, “recorded” or “url”',
  ],
  [
    'another word',
    (text: string) => text.replace('sheet', 'sheets'),
    'kind: found “sheets”, expected one of “list”, “sheet”, “glossary”',
  ],
  [
    'a list in place of a day',
    (text: string) => `${text}\n  recorded: [2026-11-20]`,
    'recorded: found a list, expected a date like 2021-12-31',
  ],
  [
    'several lines in place of one',
    (text: string) => text.replace('One', '"One\\nTwo"'),
    'title: found “One↵Two”, expected only letters, signs and spaces',
  ],
  [
    'more than a message can quote',
    (text: string) => text.replace('sheet', 'sheet'.repeat(999)),
    expect.stringMatching(/^kind: found “(?:sheet){40}…”, expected one of /),
  ],
  [
    'fields in place of an address',
    (text: string) => `${text}\n  url: {a: b}`,
    'url: found fields, expected an address that begins with http:// or https://',
  ],
  [
    'a list whose fields are not set in',
    (text: string) => `${text}\n`.replaceAll('\n  ', '\n').repeat(2),
    expect.stringMatching(/^Found something that is not a field, expected /),
  ],
  ...['1026-11-20', '0000-01-01'].map(
    (day) =>
      [
        `the day ${day}`,
        (text: string) => `${text}\n  recorded: ${day}`,
        `recorded: found “${day}”, expected a date like 2021-12-31, in a year since printing began`,
      ] as const,
  ),
  ...['@One', '`One`', ',One', '!One', '*', '%One'].map(
    (title) =>
      [
        `the sign ${title[0]} before a text`,
        (text: string) => text.replace('title: One', `title: ${title}`),
        expect.stringMatching(/^Found .*, expected .*text in quotation marks/),
      ] as const,
  ),
  [
    'a sign within quotation marks',
    (text: string) => text.replace('title: One', 'title: "O\\qne"'),
    expect.stringContaining('Found the sign \\ within quotation marks'),
  ],
  [
    'a line of a merge',
    (text: string) => text.replace('  kind', '=======\n  kind'),
    expect.stringMatching(/^Found .*, expected “name: value”/),
  ],
])('%s is told in words', (_, slip, said) => {
  const file = new VFile({ value: slip(lines.join('\n')) });
  expect(readManifest(file)).toEqual([]);
  expect(file.messages.map(({ reason }) => reason)).toEqual([said]);
});

test.each([
  ['in capitals', 'glossary.tsv', 'Glossary.tsv'],
  ['in how an accent is written', 'caf\u00e9.txt', 'cafe\u0301.txt'],
])('two files that differ %s alone are one for many a system', (_, one, other) => {
  const source = (id: string, name: string) =>
    `- id: ${id}\n  title: ${id}\n  kind: sheet\n  file: ${name}\n`;
  const file = new VFile({ value: source('one', one) + source('two', other) });
  expect(readManifest(file)).toEqual([]);
  expect(file.messages).toMatchObject([
    {
      line: 8,
      reason: `Found the file “${other}”, expected one that differs from “${one}” in more than capitals or the way its accents are stored: to many systems the two are one file`,
    },
  ]);
  expect(readManifest(new VFile({ value: source('one', one) + source('two', `x${other}`) }))).toHaveLength(2);
});

test.each(['\n', '\r\n', '\r'])('front matter is told apart at each of the line ends: %j', (end) => {
  const document = splitFrontMatter(['---', 'by: Somebody', '---', 'It moves.'].join(end));
  expect(document).toEqual({ yaml: '\nby: Somebody', body: '\n\n\nIt moves.' });
});
