import { expect, test } from 'vitest';
import { frontMatter as front, readRuling as read } from '../../helpers/ruling-files.ts';

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
  ['front matter alone', front({}).trimEnd(), 8, 'Found no text'],
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
  ['no text', `${front({})}\n`, 8, 'Found no text'],
  [
    'itself as the earlier one',
    `${front({ supersedes: 'itself-as-the-earlier-one' })}\nText.\n`,
    6,
    'does not itself replace',
  ],
  ['what is not MDX', `${front({})}\nA <b> that is never closed.\n`, 9, 'closing tag'],
  ['a text that nobody can see', `${front({})}\n&nbsp;\n`, 8, 'Found no text'],
  ['a line between two texts', `${front({})}\nText.\n\n---\n`, 11, 'Found a line across the page'],
  ['a list', `${front({})}\nText.\n\n- one\n- two\n`, 11, 'Found a list, expected paragraphs'],
  [
    'a link that runs a program',
    `${front({})}\nSee [this](javascript:alert%281%29).\n`,
    9,
    'Found a link to “javascript:',
  ],
  [
    'a program that holds an address',
    `${front({})}\nSee [this](javascript:https://example.org/).\n`,
    9,
    'Found a link to “javascript:',
  ],
  [
    'a link with a blank',
    `${front({})}\nSee [this](<https://example.org/a b>).\n`,
    9,
    'expected an address without spaces',
  ],
  ['a link of data', `${front({})}\nSee [this](data:text/html,x).\n`, 9, 'Found a link to “data:'],
  [
    'a link without an origin',
    `${front({})}\nSee [this](//example.org/).\n`,
    9,
    'expected an address that begins with',
  ],
  [
    'a link with a title',
    `${front({})}\nSee [this](https://example.org/ "More words").\n`,
    9,
    'Found the title “More words”',
  ],
  [
    'a link whose address is given elsewhere',
    `${front({})}\nSee [this].\n\n[this]: javascript:alert\n`,
    9,
    'Found a link whose address is given elsewhere, expected paragraphs',
  ],
  [
    'an address that stands by itself',
    `${front({})}\nText.\n\n[this]: javascript:alert\n`,
    11,
    'Found the address of a link by itself, expected paragraphs',
  ],
  ['an image', `${front({})}\nSee ![this](https://example.org/a.png).\n`, 9, 'Found an image'],
  ['a program', `${front({})}\nexport const x = 1\n\nText.\n`, 9, 'Found code, expected paragraphs'],
  [
    'an attribute that is code',
    `${front({})}\n<b {...process.exit(7)}>Text</b>\n`,
    9,
    'Found a tag, expected paragraphs',
  ],
  ['more words than any ruling', `${front({})}\n${'Text. '.repeat(2000)}\n`, 1, 'expected at most 10000'],
  ['braces', `${front({})}\nPay {cost} now.\n`, 9, 'Found braces, expected paragraphs'],
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
    9,
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
    `${front({ date: '1026-02-03', recorded: '2026-02-03' })}\nText.\n`,
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
