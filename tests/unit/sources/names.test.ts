import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { foundBehind } from '../../helpers/said-behind.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

test.each(['> Hop', '- [side] Hop', '– Hop'])(
  'a bullet in front of a single template is none of its name: %s',
  (template) =>
    expect(said('sheet', sheet('Hop').replace('Hop:', `${template}:`))).toEqual([
      `name-invalid 2:1 Found the name “${template}”, expected letters from a to z, with no signs around them`,
    ]),
);

describe('the name once more in front of a text would become part of it', () => {
  test.each<[kind: SourceKind, text: string, place: string]>([
    ['list', list('Hop', `Hop: ${ability}`), '6:1'],
    ['list', list('Hop', `Hop X: ${ability}`).replace('Template: Hop', 'Template: Hop X'), '6:1'],
    ['sheet', sheet('Hop', `Hop: ${ability}`), '2:6'],
    ['glossary', `Hop\t**Hop:** Hop: ${ability}`, '1:14'],
  ])('in a %s', (kind, text, place) =>
    expect(said(kind, text)).toEqual([expect.stringContaining(`text-labelled ${place} Found “Hop`)]),
  );
});

test.each(['Note', 'Notes', 'Example'])('a %s that has a type line is no keyword of that name', (label) =>
  expect(said('sheet', `${sheet('Hop')}\n\n${label}: ${ability}\n\n${sheet('Skip')}`)).toEqual([
    expect.stringContaining('line-unexpected 4:1'),
  ]),
);

test.each(['50/50 Hop', 'Hop (Dark)', 'Élan', 'Ярость a', 'Ω'])('%s may be a name', (name) =>
  expect(
    said('sheet', `${sheet(name)}\n${sheet('Stay')}`).filter((each) => !each.startsWith('heading')),
  ).toEqual(name === 'Ω' ? [expect.stringContaining('name-invalid')] : []),
);

describe('a name that an older source spells differently', () => {
  const older = [`${sheet('Hop')}\n${sheet('Long-Leap')}\n${sheet('REST')}`];
  const found = (value: string) =>
    foundBehind(older, 'sheet', value).map(({ rule, line, message }) => `${rule} ${line} ${message}`);
  const told = (line: number, name: string, before: string) =>
    `name-respelled ${line} Found the name “${name}”, expected “${before}”, as an older source spells it`;

  test.each([
    [sheet('hop'), told(1, 'hop', 'Hop')],
    [sheet('HOP'), told(1, 'HOP', 'Hop')],
    [sheet('Rest'), told(1, 'Rest', 'REST')],
    [sheet('Long Leap'), told(1, 'Long Leap', 'Long-Leap')],
    [`${sheet('Hop')}\n${sheet('Long-leap')}`, told(3, 'Long-leap', 'Long-Leap')],
  ])('is told, since the newest spelling is shown everywhere: %s', (value, expected) =>
    expect(found(value)).toEqual([expected]),
  );

  test('is told once, where a document has all of its names in capitals', () =>
    expect(found(`${sheet('HOP')}\n${sheet('LONG-LEAP')}`)).toEqual([
      'name-respelled 1 Found the name “HOP” and 1 more up to line 3, expected “Hop”, as an older source spells it',
    ]));

  test('is told of the template alone where its heading has the name as before', () =>
    expect(found(`Hop\nhop: ${ability}`)).toEqual([
      'template-differs 2 Found the template “hop” of “Hop”, expected “Hop”, as in an older source and as its heading spells it',
    ]));

  test.each([
    ['a heading in capitals above the name', `HOP\nHop: ${ability}`],
    ['the same name', sheet('Long-Leap')],
    ['a new one', sheet('leap on')],
  ])('and nothing is said of %s', (_, value) => expect(found(value)).toEqual([]));
});
