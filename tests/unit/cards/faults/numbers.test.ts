import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { check, checkedCards, does, found, keywords } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

describe('a number beside a name', () => {
  test.each([
    ['It gets −1 Leap.', ['number-misspelt | −1 Leap']],
    ['It gets +1 Leap.', ['number-misspelt | +1 Leap | Leap 1']],
    ['Quokka | -1 Leap', ['number-misspelt | -1 Leap']],
    ['It gets:  -Quokka  -4 Leap  -Gate 3', ['number-misspelt | 4 Leap | Leap 4']],
    ['It gets: -4 Leap -+10 speed', ['number-misspelt | 4 Leap | Leap 4']],
    ['It gets: - Quokka - 4 Leap', ['number-misspelt | 4 Leap | Leap 4']],
    ['Quokka | 3 Leaps.', []],
    ['Leap 2/1 Gate', ['number-misspelt | 1 Gate | Gate 1']],
    ['It gets Gate -2/1 Leap and Quokka', ['number-misspelt | 1 Leap | Leap 1']],
    ['Take a 2/1 Gate', []],
    ['Take a 2/1/1 Gate | It gets +2/1 Gate', []],
    ['Leap-12', ['number-misspelt | -12 |  12']],
    ['Each unit with Leap two.', []],
    ['Leap X +12. | Turn X gates.', []],
    ['leap X + 1 | Turn X gates.', ['keyword-case | leap | Leap']],
    ['It gets Leap X +1 power, where X is one.', []],
    ['Leap X+12 (This unit may move X+12 squares on the board.)', []],
    ['Quokkas 2', ['number-unexpected | Quokkas 2']],
    ['Leaps | Quokka', ['number-missing | Leaps']],
    ['Vaults | Quokka', ['colon-missing | Vaults']],
    ['Quokkas: rest', []],
    ['Leap IX', ['number-misspelt | IX | 9']],
    ['Leap X1', ['number-misspelt | X1']],
    ['Each unit with Leaps 2 rests', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));

  test('may be below zero where its template says so, and stands behind a dash that begins no point', () => {
    const leap = sampleKeyword('Leap', sampleRevision('Leap +/- X', [does('It moves.')]));
    const checkLeap = createCardCheck([leap, ...keywords().filter(({ name }) => name === 'Quokka')]);
    const told = (text: string) => checkLeap(text).findings.map(({ replacement }) => replacement);
    expect(told('-2 Leap | Quokka')).toEqual(['Leap -2']);
    expect(told('It gets:  -Quokka  -2 Leap')).toEqual([null]);
  });

  test('keeps a sign that stands apart from it, and is left alone where the sign may be a list mark', () => {
    const leap = sampleKeyword('Leap', sampleRevision('Leap +/- X', [does('It moves.')]));
    const others = keywords().filter(({ name }) => name !== 'Leap' && name !== 'Leap Frog');
    const checkLeap = createCardCheck([leap, ...others]);
    const told = (text: string) => checkLeap(text).findings.map(({ replacement }) => replacement);
    for (const dash of ['-', '–', '−', '—'])
      for (const before of ['It gets', 'It gets +1 power and', 'Vault: It gets'])
        expect(told(`${before} ${dash} 2 Leap.`), dash).toEqual(['Leap -2']);
    expect(told('– 2 Leap | Quokka')).toEqual([null]);
    expect(told('It gets\n- 2 Leap\n- Quokka')).toEqual([null]);
    expect(told('It gets - 3 Gate.')).toEqual([null]);
    expect(told('It gets - 2 Leap. Turn - 3 pens.')).toEqual([null]);
    expect(told('It gets: - 2 Leap - Quokka')).toEqual(['Leap 2']);
  });

  test('has its sign without a blank where its template has none', () => {
    const leap = (template: string) => sampleKeyword('Leap', sampleRevision(template, [does('It moves.')]));
    const told = (template: string, text: string) =>
      createCardCheck([leap(template)])(text).findings.map(({ rule, replacement }) => [rule, replacement]);
    expect(told('Leap X/-X', 'Leap - 1')).toEqual([['number-misspelt', null]]);
    expect(told('Leap X/-X', 'Leap – 1 | Pen rests.')).toEqual([['number-misspelt', null]]);
    for (const text of ['Leap -1', 'Leap –1', 'Leap 1', 'Units with Leap - 1 rests.'])
      expect(told('Leap X/-X', text), text).toEqual([]);
    expect(told('Leap +/- X', 'Leap - 1')).toEqual([]);
  });

  test('is told with its name, of which it is', () => {
    const factsOf = (text: string) => check(text).findings.map(({ facts }) => facts);
    expect(factsOf('It gets Leap three.')).toMatchObject([{ found: 'Leap three', expected: 'Leap 3' }]);
    expect(factsOf('Quokka | Leaps 2')).toEqual([{ found: 'Leaps', meant: 'Leap' }]);
  });
});

describe('a sign beside a number that no number has', () => {
  test.each([...'%#&@$^£€~={}+-'])('is told right after it: “%s”', (sign) => {
    expect(found(`Leap 2${sign} | Quokka`)).toEqual([`number-misspelt |  2${sign}`]);
    expect(found(`It gets Leap 2${sign} until dusk.`)).toEqual([`number-misspelt |  2${sign}`]);
  });

  test.each([
    '@2',
    '$2',
    '%2',
    '!2',
    '~2',
    '1d6',
    '²',
    'XX',
    'of 3',
    'minus 1',
    'twenty',
    '— 1',
    '-one',
    '= -1',
  ])('or is told in its place: “%s”', (number) =>
    expect(found(`Leap ${number} | Quokka`)).toEqual([`number-misspelt | ${number}`]),
  );

  test('a zero before it is taken off', () =>
    expect(found('Leap 02 | Quokka')).toEqual(['number-misspelt |  02 |  2']));

  test.each([
    'Leap 2/Quokka',
    'Leap 2 & Quokka',
    'Leap 2 + Quokka',
    'Leap 2* | Quokka',
    'Leap 2! | Quokka',
    'Leap 2&\nQuokka',
    'Each unit with Leap of 2 rests.',
    'Leap 10 | Quokka',
    'Leap 2 – Quokka',
  ])('and none is here: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a number that counts abilities is none of theirs', () => {
  test.each([
    ['1. Quokka 2. Leap 2 3. Quokka', []],
    ['1. Leap 2. Quokka', ['number-missing | Leap']],
    ['1) Quokka\n2) Leap 2', []],
    ['(1) Leap 1 (2) Quokka', []],
    ['1. Quokka 3. Leap 2', ['number-unexpected | Quokka 3']],
    ['Quokka 2. Leap 2', ['number-unexpected | Quokka 2']],
    ['Leap 1. Quokka 2. Quokka', ['number-unexpected | Quokka 2']],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));
});

describe('a sign between a name and its number is told', () => {
  test.each(['!', '$', '%', '<', '>', '?', '@', '^', '`', '{', '}', '~'])('“%s”', (sign) => {
    for (const odd of [`${sign} 2`, ` ${sign}2`, `${sign}2`, ` ${sign} 2`])
      expect(found(`Quokka | Leap${odd} | Gate 1`).map((each) => each.split(' | ')[0])).toEqual([
        'number-misspelt',
      ]);
  });

  test.each([
    'Quokka | <Leap> 2',
    'Quokka | {Leap} 2',
    'Quokka | ~Leap~ 2',
    'If a unit has Leap > 2, draw a card.',
    'Which has Leap? 2 of them do.',
  ])('but not here: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a number that a card leaves open is told', () => {
  test.each([
    ['Leap X | Quokka', 'template-unfilled | Leap X'],
    ['Pay 1 moss -> Leap X.', 'template-unfilled | Leap X'],
    ['It gets Leap X and Quokka.', 'template-unfilled | Leap X'],
    ['Leap (X) | Quokka', 'template-unfilled | Leap (X)'],
    ['Quokka | Leap [X]', 'template-unfilled | Leap [X]'],
    ['Leap X/-X | Quokka', 'template-unfilled | Leap X/-X'],
    ['Quokka | Leap X (It may go up to X squares, or a bit more.)', 'template-unfilled | Leap X'],
    ['Leap x | Quokka', 'number-misspelt | x'],
    ['Leap Y', 'number-misspelt | Y'],
    ['Leap n', 'number-misspelt | n'],
    ['Leap ?', 'number-misspelt | ?'],
    ['Leap ??, Quokka', 'number-misspelt | ??'],
    ['Turn -> Leap tbd', 'number-misspelt | tbd'],
    ['Leap [#]', 'number-misspelt | [#]'],
    ['Leap w | Quokka', 'number-misspelt | w'],
    ['Leap O | Quokka', 'number-misspelt | O'],
    ['Leap @ | Quokka', 'number-misspelt | @'],
    ['Pay X moss -> Leap 2', 'cost-unclear | Pay X moss'],
    ['Pay X moss, turn -> Leap 2 (It may go up to X squares, or a bit more.)', 'cost-unclear | Pay X moss'],
  ])('%s', (text, expected) => expect(found(text)).toEqual([expected]));

  test.each([
    'Leap X, where X is its moss. | Quokka',
    'Leap X, up to 4, where X is its moss',
    'Leap X (X is its moss, and no more.)',
    'This unit gets +X moss and Leap X',
    'Pay X moss -> Leap X',
    'Remove X pens from it -> It gets Leap X until dusk, and draw.',
    'Remove x pens from it -> It gets Leap X until dusk.',
    'Choose X. | Leap X',
    'Leap X+1',
    'Units with Leap X rest.',
    'Leap Y, where Y is its moss.',
    'It gets +n moss and Leap n.',
    'Leap Y-Wing',
    'Pay X moss -> Rest.',
    'Pay X moss -> Leap 2, where X is 3',
  ])('but here it is not: %s', (text) => expect(found(text)).toEqual([]));

  test('nor where X is what the card costs', () => {
    const rulesOf = (document: string) =>
      checkedCards(document).flatMap(({ findings }) => findings.map(({ facts }) => facts));
    expect(rulesOf('Name\tCost\tText\nMarsh Pen\tX\tIt gets Leap X. | Vault: [toll]')).toEqual([
      { found: '[toll]' },
    ]);
    expect(rulesOf('Name\tCost\tText\nMarsh Pen\t2\tIt gets Leap X.')).toEqual([{ found: 'Leap X' }]);
  });

  test('however long the text is', () => {
    const open = (text: string) => found(text).filter((each) => !each.startsWith('ability-'));
    expect(open('Leap X | Leap n | '.repeat(5000))).toHaveLength(10_000);
    expect(open(`${'Leap X | '.repeat(5000)}X is 2.`)).toEqual([]);
  });
});

test('its own name on two lines is no ability', () => {
  expect(found('Quokka | Marsh\nPen rests.', 'Marsh Pen (B)')).toEqual([]);
  expect(found('Quokka | Marsh\nPen rests.', 'Fen Pen')).toEqual(['keyword-unknown | Marsh']);
});

describe('an ability has one whole number', () => {
  test.each([
    ['Leap 1, 2 | Quokka', 'number-misspelt |  1, 2'],
    ['Leap 1-2', 'number-misspelt |  1-2'],
    ['Leap 2x | Quokka', 'number-misspelt | 2x'],
    ['Leap 2b | Quokka', 'number-misspelt | 2b'],
    ['Leap 2nd | Quokka', 'number-misspelt | 2nd'],
    ['Leap 2s, Gate 1', 'number-misspelt | 2s'],
    // A letter beside a digit may be a stroke as well as one more digit.
    ['Leap 2l | Quokka', 'number-misspelt | 2l'],
    ['Leap 1I', 'number-misspelt | 1I'],
    ['Leap I2 | Quokka', 'number-misspelt | I2'],
    ['It gets Leap 2l.', 'number-misspelt | 2l'],
    ['Leap 1l| Quokka', 'number-misspelt | 1l'],
    ['Leap 2l Quokka', 'number-misspelt | 2l'],
    ['Vault: Leap 1O/uokka 8', 'number-misspelt | 1O'],
    ['Leap II0 | Quokka', 'number-misspelt | II0'],
    ['Lea p2 | Quokka', 'keyword-joined | Lea p2 | Leap 2'],
    ['Turn -> Leap ½', 'number-misspelt | ½'],
    ['Quokka | Gate ②', 'number-misspelt | ②'],
    ['Gate Ⅱ | Quokka', 'number-misspelt | Ⅱ'],
    ["Turn -> Leap's 2 | Quokka", "keyword-misspelt | Leap's | Leap"],
    ['It gets Leap of -1.', 'number-misspelt | of -1'],
    ['Leap ±1 | Quokka', 'number-misspelt | ±1'],
    ['Leap +/-1 | Quokka', 'number-misspelt |  +/-1'],
    ['Quokkas | Leap 1', 'keyword-misspelt | Quokkas | Quokka'],
    ['Pay 1 moss -> Leap Frogs | Leap 1', 'keyword-misspelt | Leap Frogs | Leap Frog'],
  ])('%s', (text, expected) => expect(found(text)).toEqual([expected]));

  test.each([
    'Leap X-1, where X is 3',
    'It gets Leap 1, 2, or 3.',
    'It gets Leap 1, 2 or 3.',
    'Leap 1, 2 moss',
    'It gets Leap a, and a unit rests.',
    'Units with Leap 2l rest.',
    'Leap 2 | 2l Quokka',
    '1. Leap 1, 2. Gate 3',
    "Quill's Leap's moss is 2.",
    'Quokka, 2x2 | Leap 1',
    'Quokkas',
    'Quokkas\nPen | Leap 1',
    'Quokkas rest. | Leap 1',
  ])('but here nothing is wrong: %s', (text) => expect(found(text)).toEqual([]));
});
