import { describe, expect, test } from 'vitest';
import { all, does, names, said } from '../../helpers/four-entries.ts';
import { list, sheet } from '../../helpers/said-of-sources.ts';

/** A text of three sentences, the last two with what stands between. */
const several = (name: string, between: string) =>
  `${does(name)}${between}${name} ends so.${between}(It stays ${name}.)`;
const wrapped = (line: number, last: number) =>
  `text-wrapped ${line}:1 Found that the text of “Hop” and 3 more continues with “Hop ends so.” on a line of its own, expected each text on one line; the last such line is ${last}`;

describe('a text with a line for each of its sentences is told once for all', () => {
  test.each([
    ['sheet', sheet, '\n\n', [4, 27]],
    ['sheet', sheet, '\n', [3, 19]],
    ['list', list, '\n\n', [8, 43]],
    ['list', list, '\n', [7, 35]],
  ] as const)('in a %s', (kind, one, between, [line, last]) => {
    const text = all((name) => one(name, several(name, between)));
    expect(said(kind, text)).toEqual([wrapped(line, last)]);
  });

  test('beside texts of one sentence', () => {
    const one = (name: string) => sheet(name, name === 'Stay' ? does(name) : several(name, '\n\n'));
    expect(said('sheet', all(one))).toEqual([
      expect.stringMatching(/^text-wrapped 4:1 .* and 2 more .* 20$/),
    ]);
  });
});

test('but not a sentence that a page has under each text, nor one or two by themselves', () => {
  const under = (sentence: (name: string) => string) =>
    said(
      'sheet',
      all((name) => `${sheet(name, does(name))}\n\n${sentence(name)}`),
    );
  expect(under(() => 'Tell us what you think.')).toEqual([
    expect.stringMatching(/^line-unexpected 4:1 Unexpected “Tell us what you think.” and 3 more/),
  ]);
  expect(under((name) => (names.indexOf(name) < 2 ? `${name} is of the page.` : ''))).toEqual([
    expect.stringMatching(/^line-unexpected 4:1 /),
    expect.stringMatching(/^line-unexpected 9:1 /),
  ]);
});

test.each([
  ['a dash in place of the colon', (name: string) => `${name}\n\n${name} X – ${does(name)}`],
  ['a semicolon', (name: string) => `${name}\n\n${name}; ${does(name)}`],
])(
  'headings above texts with %s are told with these alone, above, between and below the entries',
  (_, odd) => {
    for (const read of ['Hop', 'Jump', 'Stay']) {
      const text = all((name) => (name === read ? sheet(name, does(name)) : odd(name)));
      expect(said('sheet', text)).toEqual([expect.stringMatching(/^line-unexpected \d+:1 .* and 2 more /)]);
    }
  },
);
