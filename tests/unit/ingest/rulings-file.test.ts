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
      recorded: null,
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

test.each<[what: string, text: string, line: number, message: string]>([
  ['no front matter', 'Only text.\n', 1, 'Found no front matter'],
  [
    'front matter without its end',
    front({}).replace(/---\n$/, 'Text.\n'),
    1,
    'Found no “---” line below the fields, expected front matter between two',
  ],
  ['front matter that does not stand first', `Text.\n${front({})}`, 1, 'Found no front matter'],
  [
    'dashes that an office program joined',
    front({}).replaceAll('---', '—'),
    1,
    'Found “—” as the first line',
  ],
  ['front matter alone', front({}).trimEnd(), 7, 'Found no text'],
  [
    'a keyword that is not there beside one that may be meant',
    `${front({ keywords: '[armor, armour]' })}\nText.\n`,
    2,
    'Found the keyword “armour”, expected the slug of a keyword, as in its address: “armor” is one',
  ],
  [
    'a keyword that is like none',
    `${front({ keywords: '[quokka]' })}\nText.\n`,
    2,
    'Found the keyword “quokka”, expected the slug of a keyword, as in its address',
  ],
  [
    'a day that is none',
    `${front({ date: '2026-02-30' })}\nText.\n`,
    3,
    'date: found “2026-02-30”, expected a date',
  ],
  [
    'a keyword twice',
    `${front({ keywords: '[armor, armor]' })}\nText.\n`,
    2,
    'keywords: found “armor”, expected each keyword once',
  ],
  ['nobody who gave it', `${front({ by: '" "' })}\nText.\n`, 4, 'by: found “ ”, expected a name'],
  ['a field too few', `${front({ by: '' })}\nText.\n`, 2, 'by: '],
  ['a field too many', `${front({ extra: 'x' })}\nText.\n`, 6, 'extra'],
  ['an address that is none', `${front({ url: 'nowhere' })}\nText.\n`, 5, 'url: '],
  ['an earlier ruling that is not there', `${front({ supersedes: 'nothing' })}\nText.\n`, 6, '“nothing”'],
  ['no text', `${front({})}\n`, 7, 'Found no text'],
  [
    'itself as the earlier one',
    `${front({ supersedes: 'itself-as-the-earlier-one' })}\nText.\n`,
    6,
    'does not itself replace',
  ],
  ['what is not MDX', `${front({})}\nA <b> that is never closed.\n`, 8, 'closing tag'],
  ['a text that nobody can see', `${front({})}\n&nbsp;\n`, 7, 'Found no text'],
  ['a line between two texts', `${front({})}\nText.\n\n---\n`, 10, 'Found a line across the page'],
  ['a list', `${front({})}\nText.\n\n- one\n- two\n`, 10, 'Found a list, expected paragraphs'],
  [
    'a link that runs a program',
    `${front({})}\nSee [this](javascript:alert%281%29).\n`,
    8,
    'Found a link to “javascript:',
  ],
  [
    'a program that holds an address',
    `${front({})}\nSee [this](javascript:https://example.org/).\n`,
    8,
    'Found a link to “javascript:',
  ],
  [
    'a link with a blank',
    `${front({})}\nSee [this](<https://example.org/a b>).\n`,
    8,
    'expected an address without spaces',
  ],
  ['a link of data', `${front({})}\nSee [this](data:text/html,x).\n`, 8, 'Found a link to “data:'],
  [
    'a link without an origin',
    `${front({})}\nSee [this](//example.org/).\n`,
    8,
    'expected an address that begins with',
  ],
  [
    'a link with a title',
    `${front({})}\nSee [this](https://example.org/ "More words").\n`,
    8,
    'Found the title “More words”',
  ],
  [
    'a link whose address is given elsewhere',
    `${front({})}\nSee [this].\n\n[this]: javascript:alert\n`,
    8,
    'Found a link whose address is given elsewhere, expected paragraphs',
  ],
  [
    'an address that stands by itself',
    `${front({})}\nText.\n\n[this]: javascript:alert\n`,
    10,
    'Found the address of a link by itself, expected paragraphs',
  ],
  ['an image', `${front({})}\nSee ![this](https://example.org/a.png).\n`, 8, 'Found an image'],
  ['a program', `${front({})}\nexport const x = 1\n\nText.\n`, 8, 'Found code, expected paragraphs'],
  [
    'an attribute that is code',
    `${front({})}\n<b {...process.exit(7)}>Text</b>\n`,
    8,
    'Found a tag, expected paragraphs',
  ],
  ['more words than any ruling', `${front({})}\n${'Text. '.repeat(2000)}\n`, 1, 'expected at most 10000'],
  ['braces', `${front({})}\nPay {cost} now.\n`, 8, 'Found braces, expected paragraphs'],
])('what is wrong is said with its line: %s', async (what, text, line, message) => {
  const { files } = await read(text, what.toLowerCase().replaceAll(' ', '-'));
  const [first] = files.flatMap(({ messages }) => messages);
  expect(first).toMatchObject({ ruleId: 'ruling-invalid', fatal: true, line });
  expect(first?.reason).toContain(message);
});

test.each<[what: string, text: string, line: number, reason: string]>([
  [
    'a sign that was read in another encoding',
    `${front({})}\nIt doesn\u00e2\u20ac\u2122t, and can\u00e2\u20ac\u2122t.\n`,
    8,
    'Found “\u00e2\u20ac\u2122”, expected one character;',
  ],
  [
    'a sign that a program did not know',
    `${front({ by: 'Jos\ufffd' })}\nText.\n`,
    4,
    'Found “\ufffd”, expected one character;',
  ],
  [
    'a slip in the name of a field',
    `${front({}).replace('by:', 'bY:')}\nText.\n`,
    4,
    'Found the field “bY”, expected “by”',
  ],
  [
    'a field without its colon',
    `${front({}).replace('by:', 'by')}\nText.\n`,
    4,
    'Found a line without its colon, expected “name: value”',
  ],
  [
    'a list that is set in below a text',
    '---\n- by: A Judge\n\n  - url: https://example.org/1\n    date: 2026-01-02\n---\nText.\n',
    4,
    'Found “- url:” indented differently from the fields around it',
  ],
  [
    'a field left empty',
    `${front({}).replace(/^by: .*$/m, 'by:')}\nText.\n`,
    4,
    'by: found nothing, expected a name',
  ],
  [
    'a list left empty',
    `${front({ keywords: '' })}\nText.\n`.replace('---\n', '---\nkeywords:\n'),
    2,
    'keywords: found nothing',
  ],
  [
    'an address with a blank in it',
    `${front({ url: 'https://a b' })}\nText.\n`,
    5,
    'url: found “https://a b”, expected an address without spaces',
  ],
  [
    'a year that cannot be',
    `${front({ date: '1026-02-03' })}\nText.\n`,
    3,
    'date: found “1026-02-03”, expected a date like 2021-12-31, in a year since printing began',
  ],
  [
    'what stands for nothing',
    `${front({ by: 'null' })}\nText.\n`,
    4,
    'Found “null”, which programs read as nothing, expected text in quotation marks, or no such field',
  ],
  ['its sign', `${front({ by: '~' })}\nText.\n`, 4, 'Found “~”, which programs read as nothing'],
  [
    'an apostrophe within its own kind of marks',
    `${front({ by: "'don't'" })}\nText.\n`,
    4,
    "Found “t'” after a text in quotation marks, expected the other kind of marks around the whole text",
  ],
  [
    'words behind a text in marks',
    `${front({ by: '"A" judge' })}\nText.\n`,
    4,
    'Found “judge” after a text in quotation marks',
  ],
  [
    'a line of a blank that is no space',
    `${front({}).replace('by:', '\u00a0\nby:')}\nText.\n`,
    4,
    'Found an unusual space (U+00A0) on an otherwise empty line, expected spaces',
  ],
  [
    'a sign in front of a field',
    `${front({}).replace('by:', ']by:')}\nText.\n`,
    4,
    'Found something that is not a field, expected “name: value”',
  ],
])('of one slip one thing is said: %s', async (_, text, line, reason) => {
  const { files } = await read(text);
  const said = files.flatMap(({ messages }) => messages);
  expect(said).toMatchObject([{ ruleId: 'ruling-invalid', fatal: true, line }]);
  expect(said[0]?.reason).toContain(reason);
});

test('the day on which a ruling was written down is a day, none before it was given and none to come', async () => {
  const read = async (fields: Record<string, string>) =>
    (await readRulingsOf({ one: `${front(fields)}\nText.\n` }, '2026-06-06')).files.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, reason }) => [line, ruleId, reason]),
    );
  expect(await read({ recorded: '2026-01-02' })).toEqual([]);
  expect(await read({ recorded: '2026-01-01' })).toEqual([
    [3, 'ruling-invalid', 'Found the date 2026-01-02, expected none after 2026-01-01, when it was recorded'],
  ]);
  expect(await read({ recorded: '2027-01-01' })).toEqual([
    [6, 'ruling-ahead', expect.stringContaining('2027-01-01')],
  ]);
  expect(await read({ recorded: 'soon' })).toEqual([
    [6, 'ruling-invalid', expect.stringContaining('expected a date like 2021-12-31')],
  ]);
});
