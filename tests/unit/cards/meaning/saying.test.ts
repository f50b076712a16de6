import { describe, expect, test } from 'vitest';
import { createSayings, saysTheSame, withoutSayings } from '../../../../src/checks/cards/meaning/saying.ts';
import type { Segment } from '../../../../src/keywords/model.ts';
import { check } from '../../../helpers/made-game.ts';

describe('a card says the same', () => {
  const same = (said: string, meant: string, name: string | null = null, number: string | null = null) =>
    saysTheSame(said, meant, createSayings(name, number));

  test.each([
    ['This unit moves.', 'this unit moves', null, null],
    ['It moves.', 'This unit moves.', null, null],
    ['He moves.', 'This unit moves.', null, null],
    [
      "They can't move unless they're red or have stones.",
      "It can't move unless it's red or has stones.",
      null,
      null,
    ],
    ['The constructors move.', 'The constructor moves.', null, null],
    ["They don't move.", "It doesn't move.", null, null],
    ['They turn to them.', 'It turns to it.', null, null],
    ['The unit turns himself.', 'The unit turns itself.', null, null],
    [
      'It turns one unit, and it turns itself.',
      'It turns one unit, and this unit turns this unit.',
      null,
      null,
    ],
    ['This card moves its pieces.', "This unit moves this unit's pieces.", null, null],
    ['His pieces move.', 'This unit’s pieces move.', null, null],
    ["Bo's Lathe moves.", 'This unit moves.', "Bo's Lathe (B)", null],
    ["Quill's moves.", "This unit's moves.", "Quill's Lathe", null],
    ['Quill Lathe moves.', 'This unit moves.', 'Quill Lathe, the Test', null],
    ['Roll ‘1’ or "2".', "Roll 1 or '2'.", null, null],
    ['−1 or – 2, +2', '-1 or -2, + 2', null, null],
    ['Their pieces move.', 'Its pieces move.', null, null],
    ['Quill the Test moves.', 'This unit moves.', 'Quill the Test (A)', null],
    ["Quill's pieces move.", "This unit's pieces move.", 'Quill the Test (A)', null],
    ['Bo moves.', 'This unit moves.', 'Bo (AB) ', null],
    ['Lathe moves.', 'This unit moves.', 'Bo Lathe', null],
    ['Andor moves.', 'This unit moves.', 'Bo Andor', null],
    ['’s moves.', '’s moves.', null, null],
    ['Move 2 squares.', 'Move X squares.', null, '2'],
    ['Move X squares.', 'Move 2 squares.', null, '2'],
    ['Move two squares.', 'Move 2 square.', null, null],
    ['Move zero or ten squares.', 'Move 0 or 10 squares.', null, null],
    ['Re-roll +1/-1 dice.', 'Reroll (+1/-1) dice', null, null],
    ['Re‑roll. Re‐roll.', 'Re-roll. Reroll.', null, null],
    ['-X power', '-x power', null, null],
    ['-“2” power', '-2 power', null, null],
    ['The Test moves.', 'This unit moves.', 'Quill the Test (A)', null],
    ['Bo the Old Lathe moves.', 'This unit moves.', 'Bo (the Old) Lathe', null],
    ['Move it to the Marsh Lathe.', 'Move it to this unit.', 'Marsh Lathe (G)', null],
    ["Turn the Lathe's dice.", "Turn this unit's dice.", 'Marsh Lathe (G)', null],
  ])('“%s” as “%s”', (said, meant, name, number) => expect(same(said, meant, name, number)).toBe(true));

  test.each([
    ['Roll her dice.', 'Roll this unit’s dice.'],
    ['Roll her dice.', 'Roll its dice.'],
    ['Give her 2 dice.', 'Give it 2 dice.'],
  ])('of her as of him: “%s” as “%s”', (said, meant) => expect(same(said, meant)).toBe(true));

  test('of a text in the column of the names nobody says a piece, and it is over soon', () => {
    const text = 'quill '.repeat(20_000);
    expect(createSayings(text, null).units.get('quill')).toHaveLength(1);
    expect(createSayings('Ax of the Pen', null).units.get('pen')).toEqual([['pen']]);
  });

  test.each([
    ['Move 2 squares.', 'Move X squares.', null, '3'],
    ['Move 2 squares.', 'Move 3 squares.', null, '3'],
    ['Move 2 squares.', 'Move 3 squares.', null, '2'],
    ['Move X squares.', 'Move all squares.', null, '2'],
    ['Move all squares.', 'Move X squares.', null, '2'],
    ['Ax moves.', 'This unit moves.', 'Quill of Ax', null],
    ['Move it to the Marsh.', 'Move it to this unit.', 'Marsh Lathe', null],
    ['Move it to a Lathe.', 'Move it to this unit.', 'Marsh Lathe', null],
    ['Rest it.', 'Ret it.', null, null],
    ['Ret it.', 'Rest it.', null, null],
    ['Move a far.', 'Move as far.', null, null],
    ['Move 2 squares.', 'Move X squares.', null, null],
    ['Move her.', 'Move its.', null, null],
    ['The unit turns it.', 'The unit turns itself.', null, null],
    ['The unit turns itself.', 'The unit turns it.', null, null],
    ['Another unit turns itself.', 'Another unit turns this unit.', null, null],
    ['A unit as far as this unit turns itself.', 'A unit as far as this unit turns this unit.', null, null],
    ['Its moves.', 'This unit moves.', null, null],
    ['The moves.', 'This unit moves.', 'Quill the Test (A)', null],
    ['A moves.', 'This unit moves.', 'Quill the Test (A)', null],
    ['Of moves.', 'This unit moves.', 'Quill of Ax', null],
    ['Of the moves.', 'This unit moves.', 'Quill of the Pen', null],
    ['Bo Ab moves.', 'This unit moves.', 'Bo (Ab)', null],
    ['That unit moves.', 'This unit moves.', null, null],
    ['-2 power', '+/- 2 power', null, null],
    ['+1 power', '1 power', null, null],
    ['+1 power', '-1 power', null, null],
    ['Move as far.', 'Move a far.', null, null],
    ['This unit moves far.', 'This unit moves.', null, null],
    ['This unit moves.', 'This unit moves far.', null, null],
    ['Quill moves.', 'This unit moves.', null, null],
    ['This unit moves.', 'He moves.', null, null],
    ['This unit’s pieces move.', 'His pieces move.', null, null],
  ])('“%s” not as “%s”', (said, meant, name, number) => expect(same(said, meant, name, number)).toBe(false));
});

test('of a comparison nothing is marked that says the same, but where nothing else differs', () => {
  const evened = (...segments: [Segment['op'], string][]) =>
    withoutSayings(
      segments.map(([op, text]) => ({ op, text })),
      createSayings(null, null),
    ).map(({ op, text }) => [op, text]);
  expect(evened(['-', 'It'], ['+', 'This unit'], ['=', ' turns '], ['-', 'now'], ['+', 'once'])).toEqual([
    ['=', 'It turns '],
    ['-', 'now'],
    ['+', 'once'],
  ]);
  for (const kept of [
    [
      ['=', 'Rest '],
      ['-', 'it'],
      ['+', 'this unit'],
    ],
    [
      ['+', 'Now'],
      ['=', ', '],
      ['-', 'turn'],
      ['+', 'rest'],
    ],
    [
      ['-', 'It'],
      ['=', ' turns, '],
      ['+', 'this unit'],
      ['=', ' rests, '],
      ['-', 'turns'],
    ],
  ] as [Segment['op'], string][][])
    expect(evened(...kept)).toEqual(kept);
});

test('small words within the name of a card are not what its unit is called', () => {
  for (const name of ['Quill', 'Warden of the Marsh'])
    expect(check('Turn -> Close 2 of the gates now.', name).findings.map(({ rule }) => rule)).toEqual([
      'meaning-unnamed',
    ]);
});

test.each('it he she him her itself himself herself they them themselves'.split(' '))(
  '“%s” may be the unit',
  (word) =>
    expect(saysTheSame(`Turn ${word} twice.`, 'Turn this unit twice.', createSayings(null, null))).toBe(true),
);

test.each(['its', 'his', 'her', 'hers', 'their'])('“%s” may be of the unit', (word) =>
  expect(saysTheSame(`Turn ${word} dice.`, 'Turn this unit’s dice.', createSayings(null, null))).toBe(true),
);

test.each([
  'this card',
  'this character',
  'this fleet',
  'this starfighter',
  'this capital ship',
  'equipped unit',
])('“%s” is the unit', (unit) =>
  expect(saysTheSame(`Turn ${unit}.`, 'Turn this unit.', createSayings(null, null))).toBe(true),
);
