import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { createFinder } from '../../../src/keywords/names/name-finder.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { longestName } from '../../../src/keywords/parse/kinds/heading.ts';
import { longestLine } from '../../../src/keywords/text/lines.ts';
import { foundBehind } from '../../helpers/said-behind.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

const glossary = (name: string, text = ability) => `${name}\t**${name}:** ${text}`;
const kinds: [SourceKind, (name: string, text?: string) => string][] = [
  ['sheet', sheet],
  ['list', list],
  ['glossary', glossary],
];

function read(kind: SourceKind, value: string): string[] {
  return parseSource(new VFile({ value }), kind).map(({ name, template }) => `${name} | ${template}`);
}

describe.each(kinds)('in a %s', (kind, write) => {
  test.each([
    'Order 66',
    '4-LOM',
    'Hunter’s Mark',
    "Hunter's Mark",
    '‘Hunter’ Mark',
    '“Red” Leader',
    'Jedi “Master”',
  ])('the name %s stands as it is written', (name) =>
    expect(read(kind, write(name))).toEqual([`${name} | ${name}`]),
  );

  test('a name is no longer than an address may be', () => {
    expect(read(kind, write('a'.repeat(longestName)))).toHaveLength(1);
    expect(said(kind, write('a'.repeat(longestName + 1)))[0]).toMatch(
      /^name-invalid 1:1 Found the name “a+…” of 81 characters, expected at most 80$/,
    );
  });

  test('a text may be as long as any line, and no longer', () => {
    const fits = `${ability}${'x'.repeat(longestLine - ability.length - 'Hop: '.length)}`;
    expect(read(kind, write('Hop', fits))).toHaveLength(1);
    expect(said(kind, write('Hop', `${fits}${'x'.repeat(20)}`)).join('\n')).toContain('line-too-long ');
  });
});

test.each(['"Hop"', '“Hop”', 'HOP:', '[Hop]', '*Hop*'])('signs around the name %s are not of it', (name) =>
  expect(read('glossary', `${name}\t**Hop:** ${ability}`)).toEqual(['Hop | Hop']),
);

test.each(['"Hop"', '|Hop', '1. Hop', '2) Hop', '‘Hop’'])(
  'where the template has them too, %s is no name',
  (name) =>
    expect(said('sheet', sheet(name)).at(-1)).toContain(
      `name-invalid 1:1 Found the name “${name}”, expected letters from a to z, with no signs around them`,
    ),
);

test.each([
  ['whose heading is lost', `Order 66: ${ability}`],
  ['whose heading runs into it', `Order 66 Order 66: ${ability}`],
  ['whose heading runs into it behind a colon', `Order 66: Order 66: ${ability}`],
])('a number is of the name of an entry %s', (_, line) =>
  expect(read('sheet', line)).toEqual(['Order 66 | Order 66']),
);

test('what stands in front of a name with a number in it is of the name', () => {
  expect(read('sheet', `X-7 Droid: ${ability}\n3-2-1 Launch X: ${ability}\n+/- Hop: ${ability}`)).toEqual([
    'X-7 Droid | X-7 Droid',
    '3-2-1 Launch | 3-2-1 Launch X',
    'Hop | +/- Hop',
  ]);
});

test('a sign of the heading that the template has in front of its X is of the name', () => {
  expect(read('sheet', `Hop +\nHop + X: ${ability}`)).toEqual(['Hop + | Hop + X']);
  expect(read('sheet', `Hop\nHop +/- X: ${ability}`)).toEqual(['Hop | Hop +/- X']);
});

test('a number that only the template has stands in place of its X', () => {
  expect(read('sheet', `Evade\nEvade 2: ${ability}`)).toEqual(['Evade | Evade 2']);
  expect(read('sheet', `Evade Evade 2: ${ability}`)).toEqual(['Evade | Evade 2']);
});

test('a text means a keyword with any apostrophe', () => {
  for (const name of ["Hunter's Mark", 'Hunter’s Mark', '’Twas'])
    for (const sign of ["'", '’', '‘']) {
      const find = createFinder([{ name, slug: 'it' }]);
      const text = `Pay 2 for ${name.replace(/['’]/, sign)}.`;
      expect(find(text), text).toMatchObject([{ name, start: 10, end: text.length - 1 }]);
    }
});

test('behind a name that ends in a sign its number may stand at once, and no letter', () => {
  const find = createFinder([
    { name: 'C+', slug: 'c' },
    { name: 'Hop', slug: 'hop' },
  ]);
  const found = (text: string) => find(text).map(({ name, start, end }) => [name, start, end]);
  expect(found('C+2')).toEqual([['C+', 0, 2]]);
  expect(found('C+ 2, C+.')).toEqual([
    ['C+', 0, 2],
    ['C+', 6, 8],
  ]);
  expect(found('C+x | Hop2 | Hopx')).toEqual([]);
});

test.each(['<p>Hop', '<Hop>', 'Hop <b>'])('what stands in angle brackets is of no name: %s', (name) =>
  expect(said('sheet', sheet(name)).join('\n')).toContain('name-invalid'),
);

describe('signs around a name that an older source has without them', () => {
  const found = (name: string, older = 'Hop') =>
    foundBehind([sheet(older)], 'glossary', glossary(name)).map(({ rule }) => rule);

  test.each([
    ...['_Hop_', '{Hop}', '#Hop', '@Hop', '$Hop', '→ Hop', '•Hop'],
    ...['Hop,', 'Hop;', 'Hop/', 'Hop='],
  ])('are none of it: %s', (name) => expect(found(name)).toEqual(['name-invalid']));

  test('are told once', () =>
    expect(
      foundBehind(
        [`${sheet('Hop')}\n${sheet('Rest')}`],
        'glossary',
        `${glossary('#Hop')}\n${glossary('#Rest')}`,
      ),
    ).toMatchObject([
      {
        line: 1,
        message: expect.stringContaining('Found the name “#Hop” and 1 more up to line 2'),
      },
    ]));

  test.each(['Hop!', 'Hop?', 'Hop +'])('but these may be: %s', (name) =>
    expect(found(name)).toEqual(['names-differ']),
  );

  test.each([
    ['Hop', 'Hop'],
    ['#Hop', '#Hop'],
    ['Hop', '#Hop'],
    ['#Leap', 'Hop'],
    ["Hop's Rest", "Hop's Rest"],
    ['cafe\u0301', 'café'],
  ])('nothing is said of %s behind %s', (name, older) =>
    expect(found(name, older)).not.toContain('name-invalid'),
  );
});
