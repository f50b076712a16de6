import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRulings } from '../../../src/content-folder/rulings.ts';
import { frontMatter as front, readRuling as read, readRulingsOf } from '../../helpers/ruling-files.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

test('a ruling is read with the words of its paragraphs alone, however they are formatted', async () => {
  const body = 'One *two **three*** `four`,\\\nsee  [five](http://example.org/?q=1).\n\nSix\n  seven.';
  const { files, rulings } = await read(`${front({})}\n${body}\n`);
  expect(files.flatMap(({ messages }) => messages)).toEqual([]);
  expect(rulings).toEqual([
    {
      id: 'one',
      recorded: '2026-01-02',
      keywords: ['armor'],
      date: '2026-01-02',
      by: 'A Judge',
      url: 'https://example.org/1',
      supersedes: null,
      text: 'One two three four, see five. Six seven.',
    },
  ]);
});

test('a file that old editors saved, with CRLF, says the same, and a dash line in it is text', async () => {
  const { rulings } = await read(`${front({})}\nOne.\n\n\\---\n`.replaceAll('\n', '\r\n'));
  expect(rulings.map(({ text }) => text)).toEqual(['One. ---']);
});

test('the word for nothing is read as it is written in quotation marks, or within others', async () => {
  for (const by of ['"null"', 'Null Judge', "'~'"])
    expect((await read(`${front({ by })}\nText.\n`)).rulings, by).toMatchObject([
      { by: by.replace(/['"]/g, '') },
    ]);
});

test.each([
  ['---\n--- # {x}\nby: A\n---\n\nIt blocks.\n', 2],
  ['---\nby: A\n+++\n---\n\nIt blocks.\n', 3],
  ['---\nby: A\n---{x}\n---\n\nIt blocks.\n', 3],
  ['---\rby: {x}\r---\r\rIt blocks.\r', 1],
  ['---\nby: {x}\r---\n\nIt blocks.\n', 2],
])('a file of which Astro would compile other lines is refused, at the line: %j', async (text, line) => {
  const { files, rulings } = await read(text);
  expect(rulings).toEqual([]);
  expect(files.flatMap(({ messages }) => messages.map((each) => [each.line, each.reason]))).toEqual([
    [
      line,
      'Found a line in the front matter that begins with “---” or “+++”, or the line end of an old Mac, expected neither: the site would be built as if the front matter ended there',
    ],
  ]);
});

test('blanks behind the dashes around the front matter are not seen, and not missed', async () => {
  const { rulings } = await read(`${front({}).replaceAll('---', '--- \t')}\nText.\n`);
  expect(rulings).toMatchObject([{ text: 'Text.' }]);
});

test('a day that is not yet is doubted where it stands, today is not', async () => {
  const said = async (date: string) => {
    const { files, rulings } = await readRulingsOf({ one: `${front({ date })}\nText.\n` }, '2026-11-24');
    expect(rulings).toHaveLength(1);
    return files.flatMap(({ messages }) => messages.map(({ line, fatal, reason }) => [line, fatal, reason]));
  };
  expect(await said('2999-01-01')).toEqual([
    [3, false, 'Found the date 2999-01-01, which is still in the future, expected none after 2026-11-24'],
  ]);
  expect(await said('2026-11-24')).toEqual([]);
});

test('a folder of rulings is told as what it is', async () => {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'rulings/2026'), { recursive: true });
  const { files } = await readRulings(content, []);
  expect(files.flatMap(({ messages }) => messages.map(({ reason }) => reason))).toEqual([
    'Found the folder “2026”, expected files alone, each with a name that ends in .mdx',
  ]);
});

test.each(['Earlier Ruling', 'it’s', 'B'])(
  'no link and no later ruling can name a file “%s.mdx”',
  async (name) => {
    const { files, rulings } = await read(`${front({})}\nText.\n`, name);
    expect(rulings).toEqual([]);
    expect(files.flatMap(({ messages }) => messages.map(({ reason }) => reason))).toEqual([
      `Found “${name}.mdx”, expected lower-case letters, digits and single hyphens before .mdx, since it becomes part of an address`,
    ]);
  },
);

test('the day on which a ruling was written down is a day, none before it was given and none to come', async () => {
  const read = async (fields: Record<string, string>) =>
    (await readRulingsOf({ one: `${front(fields)}\nText.\n` }, '2026-06-06')).files.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, reason }) => [line, ruleId, reason]),
    );
  expect(await read({ recorded: '2026-01-02' })).toEqual([]);
  expect(await read({ recorded: '2026-01-01' })).toEqual([
    [3, 'ruling-invalid', 'Found the date 2026-01-02, expected none after 2026-01-01, when it was recorded'],
  ]);
  expect(await read({ recorded: '' })).toEqual([
    [
      3,
      'ruling-undated',
      'Found no day on which this ruling of 2026-01-02 was written down, expected it under `recorded`',
    ],
  ]);
  expect(await read({ date: '2027-01-02', recorded: '2026-06-06' })).toEqual([
    [3, 'ruling-invalid', expect.stringContaining('expected none after 2026-06-06')],
  ]);
  expect(await read({ recorded: '2027-01-01' })).toEqual([
    [6, 'ruling-ahead', expect.stringContaining('2027-01-01')],
  ]);
  expect(await read({ recorded: 'soon' })).toEqual([
    [6, 'ruling-invalid', expect.stringContaining('expected a date like 2021-12-31')],
  ]);
});
