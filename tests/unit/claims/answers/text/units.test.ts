import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { does } from '../../../../helpers/made-game.ts';
import { changingKeyword, sampleKeyword, sampleRevision } from '../../../../helpers/samples.ts';

const check = claimCheckOf([
  sampleKeyword(
    'Leap',
    sampleRevision('Leap X', [
      does('When this unit rests, that moss gets -X fern until dusk.'),
      'You may always turn this unit over moss.',
    ]),
  ),
  sampleKeyword('Vault', sampleRevision('Vault', [does('Fern on this unit can only rest on moss.')])),
  sampleKeyword(
    'Dive',
    sampleRevision('Dive', [does("This unit can't sing unless it's wet or has fern on it.")]),
  ),
  sampleKeyword('Wade', sampleRevision('Wade', [does('If this unit turns, it gets moss.')])),
  sampleKeyword(
    'Roll',
    sampleRevision('Roll', [does('When this unit turns, you may have moss roll over it.')]),
  ),
  sampleKeyword('Hop', sampleRevision('Hop', [does('This unit may hop over this unit or that moss.')])),
  changingKeyword('Swim', [
    [does('Only moss may carry this unit.')],
    [does('Nothing but moss may carry this unit.')],
  ]),
]);
const answers = (claim: string) =>
  check(claim).map(
    ({ verdict, place, how, text }) => `${verdict} ${how} ${place?.slug}${text === claim ? '' : ` ${text}`}`,
  );

describe('a text says of "this unit" what holds for any unit with the keyword', () => {
  test.each([
    ['Fern on a unit with Vault can only rest on moss.', 'holds words vault'],
    ['Fern on units with Vault can only rest on moss.', 'holds words vault'],
    ['Fern on units that have the Vault ability can only rest on moss.', 'holds words vault'],
    ['Fern on a Vault unit can only rest on moss.', 'holds words vault'],
    ['I think fern on your Vault units can only rest on moss.', 'holds words vault'],
    ['When a unit with Leap 2 rests, that moss gets -2 fern until dusk.', 'holds words leap'],
    ['When a unit with Leap X rests, that moss gets -X fern until dusk.', 'holds words leap'],
    ['When a Leap 2 unit rests, that moss gets -2 fern until dusk.', 'holds words leap'],
    ['Only moss may carry a unit with Swim.', 'reworded words swim'],
  ])('%s', (claim, answer) => expect(answers(claim)).toEqual([answer]));

  test.each([
    ["Units with Dive can't sing unless they're wet or have fern on them.", 'holds words dive'],
    ['Dive units can’t sing unless they are wet or have fern on them.', 'holds words dive'],
    ['If units with Wade turn, they get moss.', 'near null wade'],
    ['When units with Roll turn, you may have moss roll over them.', 'holds words roll'],
  ])('also of several: %s', (claim, answer) => expect(answers(claim)).toEqual([answer]));

  test.each([
    ["Dive can't sing unless it's wet or has fern on it.", 'holds words dive'],
    ['Wade gets moss if it turns.', 'holds words wade'],
    ["Dive can't sing unless it's wet or has moss on it.", 'near null dive'],
    ['Wade gets moss unless it turns.', 'near null wade'],
  ])('also by the name alone that does something: %s', (claim, answer) =>
    expect(answers(claim).at(-1)).toBe(answer),
  );

  test.each([
    ['A unit with Wade gets moss if it turns.', 'holds words wade'],
    ['A unit with Wade gets fern if it turns.', 'near null wade'],
    ['A unit with Wade turns if it gets moss.', 'near null wade'],
    ['A unit with Wade gets moss unless it turns.', 'near null wade'],
    ["Units with Dive can't sing if they're wet or have fern on them.", 'near null dive'],
    ["Units with Dive can't sing unless they're wet and have fern on them.", 'near null dive'],
  ])('with its condition behind, too, but with no other: %s', (claim, answer) =>
    expect(answers(claim)).toEqual([answer]),
  );

  test.each([
    'When a unit with Leap 2 rests, that moss gets -3 fern until dusk.',
    'When a Leap 2 unit rests, that moss gets -3 fern until dusk.',
    'Fern on a unit with Leap can only rest on moss.',
    'Fern on a unit without Vault can only rest on moss.',
    'Fern on another unit with Vault can only rest on moss.',
    'Fern on a tapped unit with Vault can only rest on moss.',
    'Fern on a unit with Vault and Leap can only rest on moss.',
    'Fern on a unit with Vault can only rest on moss, unless it swims.',
    'Fern on a unit with Vault can only rest on sand.',
    'Fern on no unit with Vault can only rest on moss.',
    // Of which of the two units, and a ruling, which may speak of another.
    'This unit may hop over a unit with Hop or that moss.',
    'A unit with Hop may hop over a unit with Hop or that moss.',
    'You may always turn a unit with Leap over moss.',
  ])('but not what the text does not say of it: %s', (claim) =>
    expect(answers(claim).join()).toMatch(/^(?:near|unknown) /),
  );

  test('nor what is claimed below the name of another keyword', () => {
    expect(answers('Vault: Fern on a unit with Vault can only rest on moss.').join()).toContain('holds');
    expect(answers('Leap: Fern on a unit with Vault can only rest on moss.').join()).not.toContain('holds');
  });
});
