import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { all, does, lists, names, row, rows, said, sheets } from '../../helpers/four-entries.ts';
import { ability, list, sheet } from '../../helpers/said-of-sources.ts';

describe('entries of a form that is foreign to their document are told once for each form', () => {
  test('those of a list in a sheet', () =>
    expect(said('sheet', `${sheets}\n\n${list('Zap')}\n\n${list('Turn')}\n\n${sheet('Wait')}`)).toEqual([
      'form-foreign 13:1 Found “Zap” and 1 more up to line 20, written as in a list, expected the form of a sheet',
    ]));

  test('a row of a glossary in a list, beside what else is wrong', () =>
    expect(said('list', `${lists}\n\n${row('Zap')}\n\nBuy our cards.\n\n${list('Wait')}`)).toEqual([
      'form-foreign 29:1 Found “Zap”, written as in a glossary, expected the form of a list',
      'line-unexpected 31:1 Unexpected “Buy our cards.”, expected a heading with “Template: …” under it',
    ]));

  test('one of a sheet in a glossary', () =>
    expect(said('glossary', `${rows}\n${sheet('Zap')}\n${row('Wait')}`)).toEqual([
      'form-foreign 5:1 Found “Zap”, written as in a sheet, expected the form of a glossary',
    ]));

  test.each([`Zap\tZap: ${ability}`, `Zap\tZap:** ${ability}`, `Zap\t**Zap: ${ability}`])(
    'but “%s”, which has lost its bold, is a row',
    (lost) =>
      expect(said('glossary', `${rows}\n${lost}`)).toEqual([
        expect.stringMatching(
          /^template-missing 5:5 Found “.*”, expected the template in bold: “\*\*Zap:\*\* …”$/,
        ),
      ]),
  );

  test('and all others are placed', () => {
    const file = new VFile({ value: `${sheets}\n\n${list('Zap')}\n\n${sheet('Wait')}` });
    expect(parseSource(file, 'sheet').map(({ name }) => name)).toEqual([...names, 'Wait']);
  });
});

describe('two documents in one file are told at the second', () => {
  test.each([
    [
      'of one kind, with keywords in common',
      'sheet',
      sheets,
      `Others\n\n${sheet('Zap')}\n\n${sheets}`,
      'Others',
    ],
    [
      'with one title, and one keyword in common',
      'sheet',
      `Ours\n\n${sheets}`,
      `Ours\n\n${sheet('Zap')}\n\n${sheet('Hop')}`,
      'Ours',
    ],
    ['of two kinds', 'sheet', sheets, `Others\n\n${lists}`, 'Others'],
    ['of two kinds, without a title', 'list', lists, rows, `Hop\t**Hop:** ${does('Hop')}`],
  ] as const)('%s', (_, kind, first, second, top) =>
    expect(said(kind, `${first}\n\n${second}`)).toEqual([
      `documents-joined ${first.split('\n').length + 2}:1 Found a second document up to line ${`${first}\n\n${second}`.split('\n').length}, which begins with “${top}”, expected one document per file`,
    ]),
  );

  test('but not where a title without any keyword in common is the head of each page', () => {
    const page = (...names: string[]) => `Ours\n\n${names.map((name) => sheet(name)).join('\n\n')}\n\n`;
    const two = page('Zap', 'Turn') + page('Hop', 'Rest');
    expect(said('sheet', two)).toEqual([expect.stringMatching(/^text-missing 9:1 .* “Ours”/)]);
    const titled = new VFile({ value: two });
    expect(parseSource(titled, 'sheet', { title: 'Ours' })).toHaveLength(4);
    expect(titled.messages.filter(({ fatal }) => fatal)).toMatchObject([
      { ruleId: 'line-unexpected', line: 9 },
    ]);
    const file = new VFile({ value: two + page('Sing', 'Wait') });
    expect(parseSource(file, 'sheet', { title: 'Ours' })).toHaveLength(6);
    expect(file.messages.flatMap(({ fatal, line }) => (fatal ? line : []))).toEqual([9]);
    expect(file.messages.join()).toContain('“Ours” and 1 more up to line 17');
  });

  test('but not where a line of the page stands between entries', () =>
    expect(said('sheet', `${sheets}\n\nBuy our cards.\n\n${sheet('Zap')}\n\n${sheet('Turn')}`)).toEqual([
      expect.stringMatching(/^line-unexpected 13:1 /),
    ]));
});

test.each(['list', 'sheet', 'glossary'] as const)(
  'a document for a %s without anything like an entry is empty',
  (kind) =>
    expect(
      said(kind, '404 Not Found\nThe page is gone. Go back.\nIt was here.').filter(
        (each) => !each.startsWith('preamble'),
      ),
    ).toEqual([
      `source-empty 2:1 Found “The page is gone. Go back.” and no keyword, expected a document of the kind “${kind}”`,
    ]),
);

describe('who wrote each part of a chat, and when, is told once', () => {
  const people = ['Ann', 'Bob', 'Cid', 'Dan'];
  test.each([
    ['on one line', (index: number) => `${people[index]} — Today at 1${index}:05 PM`],
    ['on two lines', (index: number) => `${people[index]}\n1${index}:05`],
  ])('%s', (_, stamp) => {
    const chat = names.map((name, index) => `${stamp(index)}\n${sheet(name)}`).join('\n\n');
    const errors = said('sheet', chat).filter((each) => !/^\w+-skipped/.test(each));
    expect(errors).toEqual([expect.stringMatching(/^line-unexpected .* and \d more up to line /)]);
  });
});

test('names of a glossary that all differ by the same from their templates are told once', () =>
  expect(
    said(
      'glossary',
      all((name) => row(name).replace('\t', ' New\t'), '\n'),
    ),
  ).toEqual([
    'template-mismatch 1:9 Found a template of “Hop” and 3 more up to line 4, expected one of “Hop New”',
  ]));

test.each([
  ['the numbers of footnotes', (name: string, index: number) => `${name}${index + 1}`],
  ['the letters of a list', (name: string, index: number) => `${'abcd'[index]}) ${name}`],
  ['Roman numbers', (name: string, index: number) => `${['I', 'II', 'III', 'IV'][index]}. ${name}`],
])('headings with %s are told once', (_, heading) => {
  const text = names.map((name, index) => `${heading(name, index)}\n${name}: ${does(name)}`).join('\n\n');
  expect(said('sheet', text).filter((each) => !/^(?:preamble|heading)-/.test(each))).toEqual([
    expect.stringMatching(
      /^template-mismatch [14]:1 Found a template of “(?:Hop|Skip)” and [23] more up to line 10,/,
    ),
  ]);
});

test('lines that would be entries but for one sign are told once, and so are texts that stop at the same', () => {
  const semicolons = all((name) => `${name}\n${name}; ${does(name)}`);
  expect(said('sheet', `${sheet('Zap')}\n\n${semicolons}\n\n${sheet('Wait')}`)).toEqual([
    expect.stringMatching(/^line-unexpected 5:1 Unexpected “Hop; .*” and 3 more up to line 14/),
  ]);
  const cut = `${sheet('Hop', 'A static ability that means, "Move…')}\n${sheet('Skip', 'A static ability that means, "Stay…')}`;
  expect(said('sheet', cut)).toEqual([
    expect.stringMatching(/^text-cut-off 2:.* stops at “.*Move…” and 1 more up to line 4/),
  ]);
});

describe('a line that comes again all over a document is told once', () => {
  const broken = (text: string, every: number, mark: (page: number) => string) => {
    let page = 0;
    return text
      .split('\n')
      .flatMap((line, index) => (index % every === every - 1 ? [line, mark(++page)] : [line]))
      .join('\n');
  };

  test.each([
    ['the number of a page', 'list', (page: number) => `${page}`, '1'],
    ['the same between dashes', 'sheet', (page: number) => `- ${page} -`, '- 1 -'],
    ['the head of each page', 'list', () => 'All Our Keywords', 'All Our Keywords'],
    ['a button', 'sheet', () => 'Copy', 'Copy'],
  ] as const)('%s in a %s', (_, kind, mark, first) => {
    const whole = kind === 'list' ? lists : sheets;
    const more = ['Zap', 'Go', 'Wait'].map((name) => (kind === 'list' ? list : sheet)(name, does(name)));
    const document = broken([whole, ...more].join('\n\n'), kind === 'list' ? 9 : 5, mark);
    const errors = said(kind, document).filter((each) => !/^\w+-(?:skipped|lost)/.test(each));
    expect(errors).toEqual([expect.stringMatching(/ and \d more up to line /)]);
    expect(errors[0]).toContain(`“${first}”`);
  });
});

test('rulings below a label under each text are told once', () => {
  const text = names
    .map((name) => `${sheet(name)}\nRulings:\nThe ${name} rests.\nA ${name} sings.`)
    .join('\n\n');
  expect(said('sheet', text)).toEqual([
    expect.stringMatching(/^line-unexpected 3:1 Unexpected “Rulings:” and 11 more up to line 23,/),
  ]);
});

test('addresses, each of its own entry, are told once', () => {
  const text = names.map((name) => `${sheet(name)}\nhttps://moss.example/${name}`).join('\n\n');
  expect(said('sheet', `${text}\n\n${sheet('Wait')}`)).toEqual([
    expect.stringMatching(
      /^line-unexpected 3:1 Unexpected “https:\/\/moss.example\/Hop” and 3 more up to line 15,/,
    ),
  ]);
});

test('another letter in place of each X is told once, however the templates have it', () => {
  const text = ['Hop n', 'Skip n/-X', "Jump +/- 'n'"]
    .map((template) => `${template.split(' ')[0]}\n${template}: ${ability}`)
    .join('\n\n');
  expect(said('sheet', text).filter((each) => each.startsWith('template-mismatch'))).toEqual([
    expect.stringMatching(/^template-mismatch 1:1 Found a template of “Hop n” and 2 more up to line 7,/),
  ]);
});

test('a document of one entry that has lost its colon is told where that is', () =>
  expect(said('sheet', 'Hop\nHop X moves once.')).toEqual([expect.stringMatching(/^line-unexpected 2:1 /)]));

test('a document of which nothing can be read is told once, at the first of what is wrong', () => {
  const lines = [...names, 'Rest', 'Wait', `Zap ${ability}`];
  const file = new VFile({ value: lines.join('\n') });
  expect(parseSource(file, 'sheet', { knows: () => true })).toEqual([]);
  expect(file.messages.map(({ line, reason }) => [line, reason])).toEqual([
    [
      1,
      'Unexpected “Hop” and 6 more up to line 7, expected a heading or a line “Template: A … ability that means, …”',
    ],
  ]);
});
