import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { ability, list, sheet } from '../../helpers/said-of-sources.ts';

const older = [`${sheet('Rest')}\n\n${sheet('Turn')}`];
const other = 'A layered ability that means, "Take a stone."';
const told = (kind: 'sheet' | 'list', value: string) =>
  foundBehind(older, kind, value)
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, line, column }) => `${rule} ${line}:${column}`);

/** A record of the list with its text above its fields. */
const upsideDown = (name: string) => {
  const [heading = '', ...more] = list(name).split('\n');
  return [heading, more.at(-1), ...more.slice(0, -1)].join('\n');
};

describe('what is wrong with a record of the list is told once', () => {
  test.each([
    ['a text above its fields', `Moss\n\n${upsideDown('Hop')}\n\n${list('Skip', other)}`, 'text-missing 3:1'],
    ['the same as the last', `Moss\n\n${list('Skip', other)}\n\n${upsideDown('Hop')}`, 'text-missing 10:1'],
    [
      'a record cut off within its label',
      `Moss\n\n${list('Skip', other)}\n\nHop\nTemplate: Hop\nAdded`,
      'text-missing 10:1',
    ],
    [
      'the same with a longer part',
      `Moss\n\n${list('Skip', other)}\n\nHop\nTemplate: Hop\nDate Ad`,
      'text-missing 10:1',
    ],
    [
      'a heading on the line of the text above',
      `Moss\n\n${list('Skip', other)} ${list('Hop')}`,
      'entries-joined 8:47',
    ],
  ])('%s', (_, value, message) => expect(told('list', value)).toEqual([message]));

  test('and a text above the fields of another entry is not that one’s', () =>
    expect(told('list', `Moss\n\nHop\n${ability}\n${list('Skip', other).replace('Skip\n', '')}`)).not.toEqual(
      ['text-missing 3:1'],
    ));
});

test('an entry on the line of the text above is no label in it', () =>
  expect(told('sheet', `Moss\n\n${sheet('Rest', other)} Turn Twice: ${ability}`)).toEqual([
    'entries-joined 4:53',
  ]));

test('fields below the text are told once, and so is an entry glued to the text above', () => {
  const lines = list('Hop').split('\n');
  const between = [...lines.slice(0, 2), lines.at(-1), ...lines.slice(2, -1)].join('\n');
  expect(told('list', `Moss\n\n${list('Skip', other)}\n\n${between}`)).toEqual(['text-missing 10:1']);
  expect(told('list', `Moss\n\n${list('Skip', `${other} It turns.`)}${list('Hop')}`)).toEqual([
    'entries-joined 8:56',
  ]);
});
