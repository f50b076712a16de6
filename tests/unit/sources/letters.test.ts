import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { all, does, lists, rows, said, sheets } from '../../helpers/four-entries.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

test.each([
  [
    'sheet',
    all((name) => sheet(name, does(name)).replace(': ', ' X: ')),
    '2:1',
    'hop x: a static ability',
    11,
  ],
  ['list', lists.replace(/(?<=Template: .*)$/gm, ' X'), '6:1', 'a static ability', 27],
  ['glossary', rows.replaceAll(':**', ' X:**'), '1:1', 'hop\t**hop x:** a static', 4],
] as const)('a %s that a program put into small letters is told once', (kind, text, place, begins, last) => {
  expect(said(kind, text)).toEqual([]);
  expect(said(kind, text.toLowerCase())).toEqual([
    expect.stringMatching(
      new RegExp(
        `^text-small ${place} Found “${begins.replaceAll('*', '\\*')}.* and 3 more up to line ${last} in lower case only, expected capitals where the texts have them$`,
      ),
    ),
  ]);
});

test('but not where an entry by itself has small letters alone', () =>
  expect(said('sheet', `${sheets}\n\n${sheet('Zap').toLowerCase()}`)).toEqual([
    expect.stringMatching(/^template-unclear 14:6 /),
  ]));

/** Entries in small letters alone, which need capitals to be read. */
const small = (...of: string[]) =>
  of.map((name) => sheet(name, does(name)).replace(': ', ' X: ').toLowerCase());

test('where three texts have small letters alone, nothing is read', () => {
  const value = small('Hop', 'Skip', 'Jump').join('\n\n');
  expect(said('sheet', value)).toEqual([expect.stringMatching(/^text-small 2:1 .* line 8 /)]);
  expect(parseSource(new VFile({ value }), 'sheet')).toEqual([]);
});

test.each([
  ['fewer have', small('Hop', 'Skip')],
  ['one has capitals', [...small('Hop', 'Skip', 'Jump'), sheet('Zap', does('Zap'))]],
])('but not where %s', (_, entries) =>
  expect(said('sheet', entries.join('\n\n'))).toEqual([expect.stringMatching(/^line-unexpected 2:1 /)]),
);

test('nor where another slip is what is wrong: the game has small letters alone', () => {
  const small = lists.toLowerCase();
  const date = /^date-invalid 5:13 Found “13\/40\/2021”/;
  expect(said('list', small.replace('5/23/2021', '13/40/2021'))[0]).toMatch(date);
});

test.each([
  ['sheet', sheets, '2:6', 11],
  ['list', lists, '6:1', 27],
  ['glossary', rows, '1:14', 4],
] as const)('a %s whose texts have capitals alone is read, and doubted once', (kind, text, place, last) => {
  expect(said(kind, text.toUpperCase())).toEqual([
    `text-capitals ${place} Found the text of “HOP” and 3 more up to line ${last} in capitals only, expected lower case where a sentence has it`,
  ]);
});

test('but not where one of its texts has small letters, or there are no more than two', () => {
  const upper = (name: string) => sheet(name, does(name)).toUpperCase();
  expect(said('sheet', `${sheet('Zap')}\n\n${all(upper)}`)).toEqual([]);
  expect(said('sheet', `${upper('Hop')}\n\n${upper('Skip')}`)).toEqual([]);
});
