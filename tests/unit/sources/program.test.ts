import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { all, does, lists, names, rows, said, sheets } from '../../helpers/four-entries.ts';
import { ability, said as allSaid, sheet } from '../../helpers/said-of-sources.ts';

describe('what stands in front of all texts, or behind them, is told once', () => {
  const allOf = (where: string, sign: string, place: string, last: number) => [
    `alike-in-all ${place} Found “${sign}” ${where} and 3 more up to line ${last}, expected the texts without what is repeated in all of them`,
  ];

  test.each(['★ ', 'NEW ', '7. ', 'Keyword: '])('as “%s” in front of each text', (sign) =>
    expect(said('list', lists.replace(/^(?=A static)/gm, sign)).at(-1)).toMatch(
      sign === 'Keyword: '
        ? /^text-labelled 6:1/
        : new RegExp(`^alike-in-all 6:1 Found “${sign.trim()}” at the start of a line and 3 more`),
    ),
  );

  test.each(['★ ', 'NEW ', 'Keyword: '])('as “%s” in front of each line', (sign) => {
    const file = new VFile({ value: lists.replace(/^(?=\S)/gm, sign) });
    parseSource(file, 'list', { knows: (slug) => names.includes(slug) });
    expect(file.messages.filter(({ fatal }) => fatal)).toHaveLength(1);
  });

  test.each(['|', '¶', ' *', ',', '\\', '[edit]', ' Share', '[3]'])('as “%s” behind each text', (sign) => {
    const behind = allOf(
      'at the end of a text',
      sign.trim(),
      `2:${`Hop: ${does('Hop')}${sign}`.length - sign.length + 1}`,
      11,
    );
    const text = all((name) => sheet(name, `${does(name)}${sign}`));
    expect(said('sheet', text)).toHaveLength(1);
    if (sign !== '|') expect(said('sheet', text)).toEqual(behind);
  });

  test('as a word between template and text', () =>
    expect(
      said(
        'sheet',
        all((name) => sheet(name, `Rule – ${does(name)}`)),
      ),
    ).toEqual(allOf('between a template and its text', 'Rule –', '2:6', 11)));

  test('but not a word that all names have, also where older sources know them without it', () => {
    const file = new VFile({ value: all((name) => sheet(`Storm ${name}`)) });
    const entries = parseSource(file, 'sheet', { knows: (slug) => ['hop', 'skip'].includes(slug) });
    expect(entries.map(({ name }) => name)).toEqual(names.map((name) => `Storm ${name}`));
    expect(file.messages).toEqual([]);
  });

  test.each(['It gains +1 vs. units', '"Wait!" and "stay"', 'It gains 1.5 dice', 'It stays', '(See 5)'])(
    'but not a text of several words, as %s',
    (end) => {
      const text = all((name) => sheet(name, `${does(name)} ${end}`));
      expect(said('sheet', text).filter((each) => !each.startsWith('text-cut-off'))).toEqual([]);
    },
  );

  test('but not what all names have in front beside it', () =>
    expect(
      said(
        'sheet',
        all((name) => sheet(`Storm ${name}`, `${does(name)} *`)),
      ),
    ).toEqual([expect.stringMatching(/^alike-in-all 2:\d+ Found “\*” at the end of a text and 3 more/)]));

  test('but not the bracket in front of all names where one entry has lost its colon', () => {
    const text = all((name) => `${name}\n[kind] ${name}: ${does(name)}`).replace('Skip:', 'Skip');
    expect(said('sheet', text)).toEqual([
      expect.stringMatching(/^text-missing 4:1 Found the heading “Skip”/),
      expect.stringMatching(/^line-unexpected 5:1 /),
    ]);
  });

  test('but not what two of a few have alike', () => {
    const text = `${sheet('Hop', `${ability} Go`)}\n${sheet('Skip', `${ability} Go`)}`;
    for (const more of ['', sheet('Jump')])
      expect(said('sheet', `${text}\n${more}`).map((each) => each.split(' ')[0])).toEqual(['text-cut-off']);
  });
});

describe('what a program left all over a document is told once', () => {
  const left = (sign: string, more: number, place: string, last: number) => [
    `signs-left ${place} Found ${sign.trim() === '' ? 'wide spaces' : `“${sign}”`} and ${more} more up to line ${last}, expected the text without characters that a program uses for itself`,
  ];

  test.each([
    ['HTML', (name: string) => `<li><b>${name}:</b> ${does(name)}</li>`, left('<li>', 15, '1:1', 7)],
    ['wide signs', (name: string) => `${name}\n${name}： ${does(name)}`, left('：', 3, '2:4', 11)],
  ])('%s in a sheet', (_, one, expected) => expect(said('sheet', all(one))).toEqual(expected));

  test.each([
    [
      'fields as JSON has them',
      /^(Template|Added[ \w]*|Date Added): (.*)$/gm,
      '"$1": "$2",',
      '"Template": "Hop",',
    ],
    ['labels in a column', /^(Template|Added[ \w]*|Date Added): /gm, '$1\t', 'Template\t'],
    ['labels in bold of HTML', /^(Template|Added[ \w]*|Date Added):/gm, '<b>$1:</b>', '<b>'],
  ])('%s in a list', (_, pattern, change, sign) =>
    expect(said('list', lists.replace(pattern, change))).toEqual([
      expect.stringMatching(new RegExp(`^signs-left 2:1 Found “${sign}”? ?and .* more up to line 26,`)),
    ]),
  );

  test.each([
    ['a table of a wiki', rows.replace(/^(.*)\t(.*)$/gm, '|-\n| $1 || $2'), 1],
    ['a table of Markdown', rows.replace(/^(.*)\t(.*)$/gm, '| $1 | $2 |'), 1],
    [
      'commas and quotation marks',
      rows.replace(/^(.*)\t(.*)$/gm, (_, name, text) => `${name},"${text.replaceAll('"', '""')}"`),
      1,
    ],
    ['blanks for the tab', rows.replaceAll('\t', '    '), 1],
    ['tabs for the blanks', rows.replace('Skip\t', 'Skip\tOn\t').replaceAll(' ', '\t'), 2],
  ])('%s in a glossary', (_, text, most) => {
    const found = said('glossary', text).filter((each) => !/^\w+-skipped/.test(each));
    expect(found.length).toBeLessThanOrEqual(most);
    expect(found.length).toBeGreaterThan(0);
  });

  test('links in headings of several sites', () => {
    const linked = all((name) => `[${name}](https://x.org/${name}?one)\n${name}: ${does(name)}`);
    expect(said('sheet', linked)).toEqual(left('[Hop](https://x.org/Hop?one)', 3, '1:1', 10));
  });

  test('and no line of an entry is said to stand above them', () =>
    expect(allSaid('list', lists.replace(/^(Template|Added[ \w]*|Date Added): /gm, '$1\t'))).toEqual([
      expect.stringMatching(/^signs-left 2:1 /),
    ]));

  test('and of a line that they make too long it is said that nothing was read for it', () =>
    expect(
      said('sheet', `${'[a](b) on '.repeat(501)}\n\n${sheets}`).map((each) => each.slice(0, 20)),
    ).toEqual(['signs-left 1:1 Found', 'line-too-long 1:1 Fo']));

  test('but signs in one text are told as before', () =>
    expect(said('sheet', sheets.replace(' on.', ' <b>on</b>.'))).toEqual([
      expect.stringMatching(/^html-left 2:\d+ /),
    ]));
});

test.each([' ', '|', '<a ', '[', '.', '\t'])(
  'a document with long runs of “%s” is read to its end',
  (sign) => {
    const line = (index: number) => `${index.toString(2)} stays ${sign.repeat(4_000 / sign.length)}x`;
    for (const kind of ['sheet', 'glossary'] as const)
      expect(
        said(
          kind,
          `${sheet('Hop', does('Hop'))}\n\n${Array.from({ length: 100 }, (_, index) => line(index)).join('\n')}\n\n${sheet('Skip', does('Skip'))}`,
        ),
      ).not.toEqual([]);
  },
);

test.each([
  ['a page', '<!DOCTYPE html>\n<html><head>\n', '\n</body></html>'],
  ['the middle of a page', '', ''],
])('the code of %s is told once, and as that', (_, above, below) => {
  const page = names.map((name) => `<h2>${name}</h2>\n<p>${name}: ${does(name)}</p>`).join('\n');
  expect(said('sheet', `${above}${page}${below}`)).toEqual([
    expect.stringMatching(/^signs-left 1:1 Found “<[^”]*>” and \d+ more up to line \d+, expected/),
  ]);
});
