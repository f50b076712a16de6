import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

const row = (name: string, template = name) => `${name}\t**${template}:** ${ability}`;
const namesIn = (kind: SourceKind, value: string) =>
  parseSource(new VFile({ value }), kind).map(({ name, text }) => [name, text === ability]);

describe('what a page has between its entries and is no text', () => {
  test.each([
    '-----',
    '=====',
    '* * *',
    '_______',
    '— — —',
    '──────',
    '~~~~',
    '```',
    '•••',
    '└──┴──┘',
    '+---+---+',
    '|---|:-:|',
  ])('a line that is drawn says as little as a blank one: %s', (drawn) => {
    for (const [kind, make] of [
      ['list', list],
      ['sheet', sheet],
      ['glossary', row],
    ] as const)
      expect(said(kind, [make('Hop'), drawn, make('Skip'), drawn].join('\n'))).toEqual([
        expect.stringMatching(/^drawn-skipped /),
        expect.stringMatching(/^drawn-skipped /),
      ]);
    expect(said('sheet', `Hop\n${drawn}\nHop: ${ability}`)).toEqual([
      expect.stringContaining('drawn-skipped 2:1'),
    ]);
    expect(said('sheet', `A title\n${drawn}\nNothing.`)).toContainEqual(
      expect.stringContaining('drawn-skipped 2:1'),
    );
  });

  test.each(['--', '...', '???', '- = -', '| a |'])('but not every sign is drawn: %s', (line) =>
    expect(said('list', `${list('Hop')}\n\n${line}\n\n${list('Skip')}`)).toEqual([
      expect.stringContaining('line-unexpected 8:1'),
    ]),
  );

  test.each([
    ['list', list('Hop')],
    ['sheet', sheet('Hop')],
    ['glossary', row('Hop')],
  ] as const)('the name of its site above the title of a %s that goes on with a sign', (kind, entry) => {
    const file = new VFile({ value: `Moss\nMoss: Keywords\n\n${entry}` });
    expect(parseSource(file, kind, { title: 'Moss: Keywords' }).map(({ name }) => name)).toEqual(['Hop']);
    expect(file.messages.map(({ ruleId }) => ruleId)).toEqual(['preamble-skipped', 'preamble-skipped']);
  });

  test.each(['Stay: ', 'Stay Stay: '])(
    'the title on a second page, below an entry that has no line for its heading: %s',
    (begins) => {
      const file = new VFile({ value: `Moss\n${sheet('Hop')}\n${begins}${ability}\nMoss\n${sheet('Skip')}` });
      const entries = parseSource(file, 'sheet', { title: 'Moss', knows: () => true });
      expect(entries.map(({ name }) => name)).toEqual(['Hop', 'Stay', 'Skip']);
      const errors = diagnosticsOf([file]).filter(({ severity }) => severity === 'error');
      expect(errors.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['text-missing 5']);
    },
  );

  test('the letters of an index', () => {
    const index = (letter: string) => `A title\n${sheet('Hop')}\n\n${letter}\n\n${sheet('Skip')}`;
    expect(said('sheet', index('S'))[1]).toBe(
      'letter-skipped 5:1 Skipped “S” above the entry that begins with it',
    );
    expect(said('sheet', index('T')).join()).toContain('text-missing 5:1');
    const knows = (slug: string) => slug === 's';
    const file = new VFile({ value: index('S') });
    parseSource(file, 'sheet', { knows });
    expect(file.messages.map(({ ruleId }) => ruleId)).toContain('text-missing');
  });

  test.each([
    ['11/24/26, 1:04 PM\tKeywords', '11/24/26, 1:04 PM\tKeywords'],
    ['https://example.org/Keywords 1/2', 'https://example.org/Keywords 2/2'],
    ['Page 1 of 2', 'Page 2 of 2'],
    ['1/2', '2/2'],
  ])('what a browser prints on each page, and on more than one: %s', (first, second) => {
    for (const [kind, make] of [
      ['list', list],
      ['sheet', sheet],
    ] as const) {
      const pages = `${make('Hop')}\n\n${first}\n${make('Skip')}\n\n${second}\n${make('Jump')}`;
      expect(said(kind, pages)).toEqual(
        [first, second].map((mark) =>
          expect.stringMatching(
            new RegExp(`^print-skipped \\d+:1 Skipped “${mark}”, which is on every page$`),
          ),
        ),
      );
      expect(said(kind, `${make('Hop')}\n\n${first}\n${make('Skip')}`).join()).not.toContain('print-skipped');
    }
  });

  test.each(['Leap 1/2', 'Bob — Today at 10:22', 'It starts at 12:30.', `Page 1 ${'of a text '.repeat(20)}`])(
    'but nothing else that comes again: %s',
    (line) => {
      const twice = `${sheet('Hop')}\n\n${line}\n\n${sheet('Skip')}\n\n${line}\n\n${sheet('Jump')}`;
      expect(said('sheet', twice).join()).toMatch(/(?:text-missing|line-unexpected) 4:1/);
    },
  );

  test('a heading that stands there twice', () => {
    expect(said('sheet', `${sheet('Hop')}\n\nSkip\n${sheet('Skip')}`)).toEqual([
      'heading-skipped 4:1 Skipped “Skip”, which is there twice',
    ]);
    expect(said('list', `${list('Hop')}\n\nSkip\n${list('Skip')}`)).toEqual([
      'heading-skipped 8:1 Skipped “Skip”, which is there twice',
    ]);
    expect(said('sheet', `${sheet('Hop')}\n\nLeap\n${sheet('Skip')}`).join()).toContain('text-missing 4:1');
  });

  test('the names of the columns, above a glossary and nowhere else', () => {
    const names = 'Keyword\tDescription';
    const skipped = `preamble-skipped 1:1 Skipped “${names}” above the entries`;
    expect(said('glossary', `${names}\n${row('Hop')}`)).toEqual([skipped]);
    expect(said('glossary', `${row('Hop')}\n${names}`)).toEqual([
      expect.stringContaining('template-missing 2:9'),
    ]);
    for (const slip of ['Abate\tAbate X', 'Abate\tMove twice.', 'Abate\tIt means: move'])
      expect(said('glossary', `${slip}\n${row('Hop')}`).join()).toMatch(
        /(?:template-missing|column-count) 1:/,
      );
    const file = new VFile({ value: `Abate\tMove twice\n${row('Hop')}` });
    parseSource(file, 'glossary', { knows: (slug) => slug === 'abate' });
    expect(file.messages.map(({ ruleId }) => ruleId)).toEqual(['template-missing']);
  });
});

describe('a heading that repeats the template', () => {
  test.each<[kind: SourceKind, text: string]>([
    ['sheet', `Hop X\nHop X: ${ability}`],
    ['sheet', `HOP X/-X\nHop X/-X: ${ability}`],
    ['sheet', `Hop: [cost]\nHop: [cost]: ${ability}`],
    ['list', list('Hop').replaceAll('Hop', 'Hop X')],
    ['glossary', `Hop X\t**Hop X:** ${ability}`],
  ])('names the keyword, in a %s: %s', (kind, text) => {
    expect(namesIn(kind, text)).toEqual([['Hop', true]]);
    expect(said(kind, text)).toEqual([]);
  });

  test('with something of the page beside it is told once for all that have it', () => {
    const numbered = ['Hop', 'Skip', 'Jump']
      .map((name, index) => `${index + 1}. ${sheet(name)}`)
      .join('\n\n');
    expect(said('sheet', numbered).filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'preamble-skipped 1:1 Skipped “1. Hop” above the entries',
      'template-mismatch 4:1 Found a template of “Skip” and 1 more up to line 7, expected one of “2. Skip”',
    ]);
    const inSmall = ['Hop', 'Skip', 'Jump'].map((name) => sheet(name).replace(':', ' x:')).join('\n\n');
    expect(said('sheet', inSmall).filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'template-mismatch 1:1 Found a template of “Hop x” and 2 more up to line 7, expected one of “Hop”; if “x” stands for a number, write X: only X is read as one',
    ]);
    expect(
      said('list', `${list('Hop')}\n\n${list('Skip').replace('Skip', 'Skip (3)')}`).join('\n'),
    ).toContain('template-mismatch 8:1 Found a template of “Skip”, expected one of “Skip (3)”');
  });
});

test('that bullets were taken off is said, since a text may begin with such a sign', () => {
  const dashed = (name: string) => list(name, `- ${ability}`);
  expect(said('list', `${dashed('Hop')}\n${dashed('Skip')}\n${list('Jump')}`)).toEqual([
    'bullets-skipped 6:1 Skipped “-” at the start of a line and 1 more up to line 12',
  ]);
  expect(said('list', `${dashed('Hop')}\n${list('Jump')}`)).toEqual([
    expect.stringContaining('template-unclear 6:1'),
  ]);
});

describe('of a document without any entry', () => {
  const saidOf = (value: string) => {
    const file = new VFile({ value });
    parseSource(file, 'sheet', { title: 'Moss', knows: (slug) => ['hop', 'long-leap'].includes(slug) });
    return diagnosticsOf([file]).flatMap(({ rule, severity, line }) =>
      severity === 'error' ? `${rule} ${line}` : [],
    );
  };

  test.each([
    ['headings of known keywords', 'Moss\n\nHop\n\nLong Leap', ['text-missing 3', 'text-missing 5']],
    ['one with an empty template', 'Moss\n\nHop\n\nHop:', ['text-missing 3', 'line-unexpected 5']],
    ['a sentence on a known keyword', 'Moss\n\nLong Leap works with stones.', ['line-unexpected 3']],
    ['a heading that is repeated', `Moss\n\n${'Hop\n\n'.repeat(1000)}`, ['text-missing 3']],
  ])('it is said where there are %s', (_, value, expected) => expect(saidOf(value)).toEqual(expected));

  test.each([
    ['no heading that is known', 'Moss\n\nFern\n\nVault', null],
    ['sentences on other things too', 'Moss\n\nHop works with stones.\n\nBuy our cards.', 3],
    ['other words that begin as one', 'Moss\n\nHop Stone\n\nHopping is fun.', 5],
    ['what should change in a text', 'Moss\n\nReplace "a stone" with "two stones" in Hop.', 3],
    ['a new name alone', 'The "Hop" keyword has been renamed to "Skip".', 1],
  ])('and it is the wrong one where it has %s, told at its first sentence', (_, value, line) =>
    expect(saidOf(value)).toEqual([`source-empty ${line}`]),
  );
});
