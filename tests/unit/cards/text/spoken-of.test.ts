import { describe, expect, test } from 'vitest';
import { endsAbility } from '../../../../src/checks/cards/text/after-name.ts';
import { readUses } from '../../../../src/checks/cards/text/keyword-use.ts';

describe('a sentence may speak of abilities where one could stand', () => {
  const rolesIn = (text: string) => {
    const mentions = [...text.matchAll(/Leap|Hop/g)].map(({ 0: name, index }) => ({
      slug: name.toLowerCase(),
      name,
      shape: { template: name, hasNumber: false, hasColon: false },
      start: index,
      end: index + name.length,
    }));
    return readUses(text, mentions).map(({ role }) => role);
  };

  test.each([
    '“Leap” rests on it',
    '"Leap"  rests on it',
    'Leap is turned',
    'Leap and Hop aren’t turned',
    'Choose one: Leap 2, Hop 2',
    `Choose Leap 2 or Hop 2${' and turn'.repeat(20)}`,
    'Leap\nTurn all.',
    'Leap \n \n Turn all.',
    '\n\n\n\n\n\n\n\n\nLeap\n[Turn] It rests.',
    'Leap\nUnits with Hop turn.',
    '# Leap\nTurn all.',
    ...['affect', 'cost', 'count', 'get', 'lose', 'prevent', 'stack', 'trigger', 'work', 'apply'].map(
      (verb) => `Leap and Hop ${verb} it`,
    ),
    'Leap ability',
    'Leap  abilities',
    'Leap can’t turn',
  ])('as “%s” does', (text) => expect(new Set(rolesIn(text))).toEqual(new Set(['mentioned'])));

  test.each([
    '“Leap” and turn',
    '“Leap” Turn',
    '“Leap”rests',
    '“Leap rests',
    '“Leap. Turn” rests',
    'Leap” rests',
    'Leap" rests "',
    '“ Leap” rests',
    'Leap 2 is turned',
    'Leap: is turned',
    'Choose one: Leap 2',
    'Choose a card. Leap 2, Hop 2',
    'Leap 2 ,Hop 2',
    'Leap 2,\nHop 2',
    'Leap cannoned',
    'Rest. Leap\nTurn all.',
    '* Leap\nTurn all.',
    'Leap\nHop',
    'Leap\n2 of it',
    'Leap -\nTurn all.',
  ])('and “%s” does not', (text) => expect(new Set(rolesIn(text))).toEqual(new Set(['own'])));
});

test.each([
  '',
  ' ',
  '.',
  '  and turn',
  ' instead',
  '’',
  "' rests",
  '> It',
  '- Turn',
  '–  Turn',
  ' -Turn',

  ' - +3',
])('behind an ability “%s” ends it, or goes on with it', (rest) => expect(endsAbility(rest)).toBe(true));

test.each([' rests', '’s', "'s", '-Turn', '- turn', ' -turn', '>x', ' instead of it', ' android'])(
  'and “%s” does not',
  (rest) => expect(endsAbility(rest)).toBe(false),
);
