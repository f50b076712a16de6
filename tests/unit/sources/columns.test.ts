import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { all, does, lists, said, sheets } from '../../helpers/four-entries.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

/** A page of two columns, line by line. */
const beside = (left: readonly string[], right: readonly string[], width = 50) =>
  left.map((text, index) => (text.padEnd(width) + (right[index] ?? '')).trimEnd());

/** The lines of entries, each with a text of one line. */
const entries = (...names: string[]) => names.flatMap((name) => sheet(name, does(name)).split('\n'));

const told = (lines: readonly string[]) => said('sheet', lines.join('\n'));
const torn = (place: string, more: number, last: number) => [
  `signs-left ${place} Found wide spaces and ${more} more up to line ${last}, expected the text without characters that a program uses for itself`,
];

describe('a page of two columns that was copied line by line is told as that', () => {
  test('where its texts are broken', () => {
    const lines = all((name) =>
      sheet(name, `${does(name)} ${name} ends when it stops. It can't be moved again.`),
    )
      .replace(/(.{1,44})(?: |$)/gm, '$1\n')
      .split('\n');
    const half = Math.ceil(lines.length / 2);
    expect(told(beside(lines.slice(0, half), lines.slice(half)))).toEqual(torn('1:4', 7, 12));
  });

  test('where three lines have both, and nothing of it is read', () => {
    const [stay = '', text = ''] = entries('Stay');
    const page = beside(entries('Hop', 'Skip'), [...entries('Jump'), stay]);
    expect(told([...page, text])).toEqual(torn('1:4', 2, 3));
    expect(parseSource(new VFile({ value: [...page, text].join('\n') }), 'sheet')).toEqual([]);
  });

  test.each([
    ['left', entries('Hop', 'Skip', 'Jump'), ['Menu', 'Home', 'News', 'Shop', 'Cart', 'Help'], '1:4'],
    ['right', ['Menu', 'Home', 'News', 'Shop', 'Cart', 'Help'], entries('Hop', 'Skip', 'Jump'), '1:5'],
  ])('where its %s column alone has entries', (_, left, right, place) =>
    expect(told(beside(left, right))).toEqual(torn(place, 5, 6)),
  );

  test('where a few lines more have wide blanks', () =>
    expect(
      told([
        ...beside(entries('Hop', 'Skip'), entries('Jump', 'Stay')),
        ...beside(entries('Rest'), entries('Turn'), 60),
      ]),
    ).toEqual(torn('1:4', 5, 6)));
});

describe('but not', () => {
  test('where two lines have both', () =>
    expect(told(beside(entries('Hop'), entries('Skip')))).toEqual([
      expect.stringMatching(/^entries-joined 2:51 /),
    ]));

  test('where the right one begins in many places', () =>
    expect(
      told([
        ...beside(entries('Hop', 'Skip'), entries('Jump', 'Stay')),
        ...beside(entries('Rest', 'Wait'), entries('Turn', 'Zap'), 60),
      ]),
    ).not.toEqual([expect.stringMatching(/^signs-left /)]));

  test('where the page has no keyword', () =>
    expect(told(['Home     About', 'News     Shop', 'Cart     Help'])).toEqual([
      expect.stringMatching(/^source-empty /),
    ]));

  test('where its values stand below one another, and one of them is wrong', () => {
    const aligned = lists.replace(/^[A-Z][\w ]+: (?=\S+$)/gm, (label) => label.padEnd(18));
    expect(said('list', aligned.replace('5/23/2021', '13/40/2021'))).toEqual([
      expect.stringMatching(/^date-invalid /),
    ]);
  });

  test('where it can be read, with its menu in columns', () =>
    expect(
      told([
        sheets.toUpperCase(),
        '',
        ...beside(['Terms', 'About', 'Links'], ['Privacy', 'Contact', 'Shop'], 10),
      ]),
    ).toEqual([expect.stringMatching(/^text-capitals /)]));

  test('of a glossary, whose columns are its rows', () => {
    const rows = all((name) => `${name.padEnd(10)}**${name}:** ${does(name)}`, '\n');
    expect(said('glossary', `${rows}\nZap`)).toEqual([
      expect.stringMatching(/^column-count 1:1 .* and 3 more/),
    ]);
  });
});
