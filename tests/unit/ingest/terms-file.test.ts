import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadTerms, readTerms } from '../../../src/content-folder/terms.ts';
import { reconcileSeeds } from '../../helpers/content.ts';
import { ingestErrors } from '../../helpers/ingest-errors.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const keywords = reconcileSeeds();
let content: string;
beforeEach(() => {
  content = temporaryFolder();
});

const read = (text: string) => {
  writeFileSync(path.join(content, 'terms.yaml'), text);
  return readTerms(content, keywords);
};
const defined = (lines: string) => `Natural:\n  writings: [natural]\n  definition:\n${lines}`;
const armor = '    source: glossary\n    keyword: armor\n';

test('a content folder without terms has none', () => {
  const { file, terms } = readTerms(content, keywords);
  expect(file.messages).toEqual([]);
  expect(terms).toEqual([]);
});

test('a term has an address, its writings, and no definition unless somebody gave one', () => {
  const { file, terms } = read('Attack POP:\n  writings: [attack POP, Attack  Pops of none]\n');
  expect(terms).toEqual([
    {
      slug: 'attack-pop',
      name: 'Attack POP',
      writings: ['attack POP', 'Attack  Pops of none'],
      formerly: [],
      definition: null,
    },
  ]);
  expect(file.messages.map(({ reason }) => reason)).toEqual([expect.stringContaining('Pops of none')]);
});

test.each([
  [
    'a sentence of a source, however its marks are set',
    `    text: It doesn’t modify the die roll like Accuracy.\n${armor}`,
  ],
  ['the words of the keepers', '    text: What they say.\n    from:\n      title: Rules, 4.2\n'],
  [
    'the same with an address and a day',
    '    text: What they say.\n    from: {title: Rules, url: "https://example.org/", date: 2026-01-02}\n',
  ],
])('a definition is %s', (_, lines) => {
  const { file, terms } = read(defined(lines));
  expect(file.messages).toEqual([]);
  expect(terms[0]?.definition).toBeTruthy();
});

test.each([
  ['a writing that stands nowhere', 'Natural:\n  writings: [natural, unnatural]\n', '2:23', '“unnatural”'],
  [
    'a writing that stands only within a longer one',
    'A:\n  writings: [damage placement POP, placement POP]\n',
    '2:36',
    'whole words',
  ],
  ['a writing twice', 'A:\n  writings: [natural, Natural]\n', '2:23', 'a second time'],
  ['its plural', 'A:\n  writings: [ability]\nB:\n  writings: [abilities]\n', '4:14', '“A” has it'],
  ['a writing of another term', 'A:\n  writings: [arena]\nB:\n  writings: [arena]\n', '4:14', '“A” has it'],
  [
    'one address',
    'A b:\n  writings: [arena]\nA-B:\n  writings: [stack]\n',
    '3:1',
    'different address from that of “A b”',
  ],
  [
    'the former address of another',
    'A:\n  writings: [arena]\nB:\n  writings: [stack]\n  formerly: [C, a]\n',
    '5:17',
    'different address from that of “A”',
  ],
  ['a name twice', 'A:\n  writings: [arena]\nA:\n  writings: [stack]\n', '3:1', 'a second time'],
  ['a name that would be left out', '__proto__:\n  writings: [arena]\n', '1:1', 'expected another name'],
  ['a name without a letter', '"+":\n  writings: [arena]\n', '1:1', 'expected a name with a letter'],
  ['no writings', 'A:\n  definition: x\n', '2:3', 'expected a list of what the sources write'],
  ['a writing of blanks', 'A:\n  writings: [arena, " "]\n', '2:21', 'expected words'],
  ['an empty list', 'A:\n  writings: []\n', '2:13', 'at least one'],
  ['a part that nobody knows', 'A:\n  writings: [arena]\n  meaning: x\n', '3:3', 'the field “meaning”'],
  [
    'a definition from nowhere',
    defined('    text: x\n'),
    '4:5',
    'expected `source` and `keyword`, or `from`',
  ],
  ['from two', defined(`    text: x\n    from:\n      title: x\n${armor}`), '4:5', 'and not both'],
  [
    'a keeper without a title',
    defined('    text: x\n    from: {url: "https://a.example/"}\n'),
    '5:11',
    'title',
  ],
  [
    'an address that is none',
    defined('    text: x\n    from: {title: x, url: "javascript:alert()"}\n'),
    '5:27',
    'begins with http',
  ],
  [
    'an address with a blank in it',
    defined('    text: x\n    from: {title: x, url: "https://a.example/x y"}\n'),
    '5:27',
    'without spaces',
  ],
  [
    'a field of it that nobody knows',
    defined('    text: x\n    from: {title: x, by: y}\n'),
    '5:22',
    'the field “by”',
  ],
  [
    'a field of where it is from that nobody knows',
    defined('    text: x\n    from: {title: x, page: y}\n'),
    '5:22',
    'Found the field “page”, expected “title”, “url” or “date”',
  ],
  [
    'a year that cannot be',
    defined('    text: x\n    from: {title: x, date: 0000-01-01}\n'),
    '5:28',
    'in a year since printing began',
  ],
  [
    'words that the source does not have',
    defined(`    text: It modifies the die roll.\n${armor}`),
    '4:11',
    'a text that glossary does not have for armor',
  ],
  [
    'a keyword that is not there',
    defined('    text: x\n    source: glossary\n    keyword: armour\n'),
    '6:14',
    '“armour”',
  ],
  [
    'a source that does not have it',
    defined('    text: x\n    source: keyword-list\n    keyword: adapt\n'),
    '5:13',
    'one that has adapt: glossary',
  ],
])('%s is said with its place, and loading it fails', (_, text, place, message) => {
  const { file } = read(text);
  expect(file.messages[0]).toMatchObject({ ruleId: 'terms-invalid', fatal: true });
  expect(`${file.messages[0]?.line}:${file.messages[0]?.column}`).toBe(place);
  expect(file.messages[0]?.reason).toContain(message);
  expect(() => loadTerms(content, keywords)).toThrow(`terms.yaml:${place}: `);
});

test('the ingest stops at what is wrong in it', () => {
  writeFileSync(path.join(content, 'terms.yaml'), 'Natural:\n  writings: [unnatural]\n');
  expect(ingestErrors(content)).toMatchObject([
    { file: path.join(content, 'terms.yaml'), line: 2, column: 14, rule: 'terms-invalid' },
  ]);
});

test.each([
  ['A:\n\twritings: [arena]\n\tformerly: [B]\n', '2:1 Found a tab before “writings:”, expected spaces'],
  [
    'A:\n  writings: [arena]\n\u00a0 formerly: [B]\n',
    '3:1 Found an unusual space (U+00A0) before “formerly:”, expected spaces',
  ],
])('a blank in front of a field that is no space is said, and not what follows from it: %j', (text, said) =>
  expect(read(text).file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`)).toEqual([
    said,
  ]),
);

test.each([
  [
    'A:\n  writings: [arena]\n  formerly: One: two\n',
    '3:13 Found a colon within a text, expected text in quotation marks',
  ],
  [
    'A:\n  writings: [arena]\n  writings: [unit]\n',
    '3:3 Found the field “writings” a second time, expected it once',
  ],
  ['A:One\n# Ours\nB:\n  writings: [stack]\n', '1:1 Found a line without its colon, expected “name: value”'],
  [
    'A:\n  - writings: [arena]\n    formerly twice\n  - definition: two\n',
    '3:5 Found a line without its colon, expected “name: value”',
  ],
  ['A:\n  -\twritings: [arena]\n', '2:4 Found a tab before “writings:”, expected spaces'],
  ...[
    ['A:\n  writings: [arena]\n formerly: [B]\n', '3:2', 'formerly:'],
    [' A:\n    writings: [arena]\n# Ours\nB:\n  writings: [stack]\n', '1:2', 'A:'],
    ['- A: [arena]\n\nB:\n  writings: [stack]\n', '1:1', '- A:'],
    ['A:\n  definition:\n    text: One\n     from: two\n', '4:6', 'from:'],
    ['A:\n  writings: [arena]\n  definition:\n    - text: One\n   from: two\n', '5:4', 'from:'],
    ['A:\n  writings: One\n    - arena: two\n', '3:5', '- arena:'],
  ].map(([text = '', place, field]) => [
    text,
    `${place} Found “${field}” indented differently from the fields around it, expected all of them in one column, or text in quotation marks`,
  ]),
])('a slip of somebody who does not know YAML is said in words: %j', (text, said) =>
  expect(read(text).file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`)).toEqual([
    said,
  ]),
);

test('what is wrong above such a blank is said too, and a text may have any within it', () => {
  const said = (text: string) => read(text).file.messages.map(({ line, reason }) => `${line} ${reason}`);
  expect(said('A:\n  writings: [arena\nB:\n\tformerly: [C]\n')).toEqual([
    '2 Found “[” that is never closed, expected “]” after the list',
    '4 Found a tab before “formerly:”, expected spaces',
  ]);
  const block = said(
    'A:\n  writings: [arena]\n  definition:\n    text: |\n      One.\n      \u00a0 Note: two.\n',
  );
  expect(block.join('\n')).not.toContain('no space');
});

test('a writing that stands nowhere has its own place also behind one that is there twice', () => {
  const { file } = read('A:\n  writings: [arena, arena, unnatural]\n');
  expect(file.messages.map(({ reason, column }) => `${column} ${reason}`)).toEqual([
    expect.stringContaining('21 Found “arena” a second time'),
    expect.stringContaining('28 Found “unnatural”'),
  ]);
});
