import { describe, expect, test } from 'vitest';
import { found } from '../../helpers/made-game.ts';

describe('nothing is told of what is right', () => {
  test.each([
    '- [ ] Leap 1\n- [x] Gate 2',
    '[R] Leap 2',
    '[Ground] Quokka\n[Space] Leap Frog',
    'Quill\nEvent\n- [ ] When it begins, each player draws.',
  ])('a sign in brackets is no cost: %j', (text) => expect(found(text)).toEqual([]));

  test.each([
    '1. Leap 1. Gate 2. Quokka.',
    '1) Pay 2 moss -> Leap 2. Then draw a card.',
    '1. Pay 1 moss -> Leap 2. Play it once.\n2. Pay 2 moss -> Gate 3.\n3. Pay 2 moss -> Leap 4.',
    '1) Leap 2. Gate 3. Quokka.',
  ])('a number of an ability is none of a list: %j', (text) => expect(found(text)).toEqual([]));

  const wide = 'Ground - Warden of the Long River';
  test.each([`${wide}\n7\nQuokka`, `${wide}\n40/4/4\nQuokka`, `${wide}\n1. Quokka`, `${wide}\n1) It rests.`])(
    'a line of numbers goes on with none: %j',
    (text) => expect(found(`Quill\n${text}`)).toEqual([]),
  );

  test.each([
    'Whenever a unit gets Leap, you may pay 1 moss. If you do, draw a card.',
    'If it gets Leap or Gate, it gets +1 power.',
    'Any unit that gets Leap, Quokka, or Gate this way is tapped.',
    'No unit has Leap.',
  ])('what a sentence asks for is not given: %s', (text) => expect(found(text)).toEqual([]));

  test.each([
    'Upkeep: Tap one of your Marsh One units.',
    'Pay 2 moss, tap one of your Marsh One units -> Leap 2',
    'Pay 2 moss or tap a Gate One boat -> Quokka',
  ])('a name that ends as a sentence begins: %s', (text) => expect(found(text)).toEqual([]));

  test.each([
    'Leap & Rest\nBattle\nDraw a card.',
    'Bound and Leap\nMission\nDraw a card.',
    'Leap, Warden\nSpace - River Boat\nQuokka',
    'Title: Bound\nIt rests.',
    'Quokka | Set: Leap',
    'Illus. Leap & Gate',
    'Leap & rest!',
  ])('a title, and what else names a card: %j', (text) => expect(found(text)).toEqual([]));

  test.each(['Quokka<!-- was Quokka 2 -->', '<p>Quokka</p>\n<!-- Pay 2 moss -->'])(
    'what a page does not show: %j',
    (text) => expect(found(text)).toEqual([]),
  );

  test.each(['If you have Vualt Door, draw.', 'It gets Old Vualt.', 'Each with Vualt Door rests.'])(
    'a card that is called nearly so: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('behind any point, and wherever it is quoted, a fault is told', () => {
  test.each(['—', '+', '★', '✦', '»', '☐', '⚔️', '※', '~', '--', '- [ ]', '>'])('%s', (point) =>
    expect(found(`Quill rests\n${point} Leap\n${point} Quokka 2`)).toEqual([
      'number-missing | Leap',
      'number-unexpected | Quokka 2',
    ]),
  );

  test.each(['-', '–', '*', '> -', '•', '  -'])('as well as what is wrong with a cost: %s', (point) => {
    const costs = [
      'Pay 6 -> Leap 2',
      'Pay moss -> Leap 2',
      '-> Leap 2',

      'Pay 2 moss ->',
    ];
    const rules = (cost: string) =>
      found(`${point} Quokka\n${point} ${cost}`).map((each) => each.split(' | ')[0]);
    expect(costs.flatMap(rules)).toEqual(['cost-unclear', 'cost-unclear', 'cost-empty', 'effect-empty']);
  });

  test('and where letters count', () =>
    expect(found('a) Quokka\nb) Pay 2 moss - Leap 2\nc) Pay 2 moss Leap 2')).toEqual([
      'arrow-broken | - | ->',
      'arrow-missing | Leap | -> Leap',
    ]));

  test.each([
    '> Pay 2 moss: Leap 2',
    '- Pay 2 moss: Leap 2',
    '1) Pay 2 moss: Leap 2',
    'Discard a card: Leap 2',
  ])('a colon for an arrow: %s', (text) => expect(found(text)).toEqual(['arrow-broken | : |  ->']));

  test.each([
    ['It gets Quokka 5 while it is tapped.', 'number-unexpected | Quokka 5'],
    ['It gets Leap this turn.', 'number-missing | Leap'],
    ['It gets Leap in the Ground arena.', 'number-missing | Leap'],
    ['It gets Leap against all.', 'number-missing | Leap'],
    ['Leap #', 'number-missing | Leap'],
    ['Turn -> Leap _', 'number-missing | Leap'],
    ['Leap +2', 'number-misspelt |  +2 |  2'],
    ['Quokka — Leap — Gate 2', 'number-missing | Leap'],
    ['[list][li]Leap[/li][li]Quokka[/li][/list]', 'number-missing | Leap'],
  ])('%s', (text, expected) => expect(found(text)).toEqual([expected]));

  test('where the name of today stands beside the former one, nothing is put in its place', () => {
    expect(found('Bound is now Vault.')).toEqual(['keyword-renamed | Bound']);
    expect(found('Bound: rest. It has Vault.')).toEqual(['keyword-renamed | Bound | Vault']);
  });
});
