import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

const older = [`${sheet('Hop')}\n\n${sheet('Rest', 'A layered ability that means, "Take a stone."')}`];
const again = 'A static ability that means, "Move twice."';
const told = (kind: 'sheet' | 'list', value: string) =>
  foundBehind(older, kind, value)
    .filter(({ rule }) => rule === 'name-unheaded')
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('an entry without a heading, whose name no older source has, may be under a label or a speaker', () => {
  test.each(['Tom', 'New', 'Now reads', 'Ruling', 'Q', 'My proposal', 'Page 14'])('%s', (name) =>
    expect(told('sheet', `Moss\n\n${name}: ${again}`)).toEqual([
      expect.stringMatching(`^3:1 Found the new keyword “${name}” without a heading, expected `),
    ]),
  );

  test('in a list too, at its first field', () =>
    expect(told('list', `Moss\n\n${list('Text', again).replace('Text\n', '')}`)).toEqual([
      expect.stringMatching(/^3:1 Found the new keyword “Text” without a heading/),
    ]));

  test('of several it is said once', () =>
    expect(told('sheet', `Moss\n\nOld: ${ability}\nNew: ${again}`)).toEqual([
      expect.stringMatching(/^3:1 Found the new keyword “Old” and 1 more up to line 4 without a heading/),
    ]));
});

describe('but not', () => {
  test.each([
    ['where an older source has the keyword', 'sheet', `Moss\n\nHop: ${again}`],
    ['where a field of a list says so', 'list', `Moss\n\n${list('Hop', again).replace('Hop\n', '')}`],
    ['below its heading', 'sheet', `Moss\n\n${sheet('Tom', again)}`],
    ['below its heading in a list', 'list', `Moss\n\n${list('Tom', again)}`],
  ] as const)('%s', (_, kind, value) => expect(told(kind, value)).toEqual([]));

  test.each([
    ['sheet', `Moss\n\n${sheet('Rest')}\n\nHop\n\nHop Y: ${again}`],
    ['list', `Moss\n\n${list('Rest')}\n\n${list('Hop', again).replace('Template: Hop', 'Template: Hop Y')}`],
    ['list', list('Hop', again).replace('Template: Hop', 'Template: Hoop')],
  ] as const)('below a heading that differs, which alone is told, in a %s', (kind, value) => {
    const rules = foundBehind(older, kind, value).map(({ rule }) => rule);
    expect(rules).toEqual(['template-mismatch']);
  });

  test('where nobody says which keywords are known', () =>
    expect(said('sheet', `Hop: ${ability}`)).toEqual([expect.stringMatching(/^heading-lost /)]));
});
