import { expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keyword = (name: string, template: string, ...parts: string[]) =>
  sampleKeyword(name, sampleRevision(template, parts));

const check = createCardCheck([
  keyword('Leap', 'Leap X', does('This unit may move X squares on the board.')),
  keyword('Quokka', 'Quokka', does('This unit is one.')),
  keyword('Vault', 'Vault: [toll]', does('This unit may move squares on the board.')),
  keyword(
    'Perch',
    'Perch',
    does('This unit rests on the gate until all that stand before it have gone away.'),
  ),
  keyword('Nest', "Nest 'X'", does("This unit rests on 'X' stones, and gets + 'X' power.")),
  keyword('Hop', 'Hop X', does('This unit hops over X of all stones'), 'It may turn.', 'Only once.'),
]);

/** Each reminder that differs: of which keyword, what it says, and its number. */
const differing = (text: string) =>
  check(text).findings.flatMap(({ rule, facts, start, end }) =>
    rule === 'reminder-differs'
      ? [
          {
            ...(facts as { name: string; number?: { found: string }; other?: string }),
            said: text.slice(start, end),
          },
        ]
      : [],
  );
const named = (text: string) => differing(text).map(({ name, said }) => `${name}: ${said}`);
const numbers = (text: string) => differing(text).map(({ number }) => number?.found);

test('each of several reminders is told by itself', () =>
  expect(named('Leap 2 (This unit must move 2 squares on the board.) | Quokka (This unit is two.)')).toEqual([
    'Leap: This unit must move 2 squares on the board.',
    'Quokka: This unit is two.',
  ]));

test('a number stands for an X in quotation marks, which are none of the number', () => {
  expect(named('Nest 2 (This unit rests on 2 stones, and gets + 2 power.)')).toEqual([]);
  const [finding] = check('Nest 1 (This unit lies on 1 stones, and gets + 1 power.)').findings;
  expect(finding?.segments?.map(({ op, text }) => op + text).join('|')).toBe(
    '=This unit |-lies|+rests|= on 1 stones, and gets + 1 power.',
  );
});

test('of an ability and what leads to it a reminder is of the one that it is most like', () => {
  const said = 'This unit must move 2 squares on the board.';
  expect(named(`Vault: Leap 2 (${said})`)).toEqual([`Leap: ${said}`]);
});

test('a list may have one reminder for all of it, which is held against all', () => {
  expect(named('Leap 2, Quokka (This unit may move 2 squares on the board. This unit is one.)')).toEqual([]);
  const said = 'This unit may move 2 squares on the board. This unit is two.';
  expect(named(`Leap 2, Quokka (${said})`)).toEqual([`Quokka: ${said}`]);
  const otherIn = (text: string) => differing(text).map(({ other }) => other);
  expect(otherIn(`Leap 2, Quokka (${said})`)).toEqual([undefined]);
  expect(otherIn('Quokka, Leap 2, Perch (This unit may move 2 squares on the board.)')).toEqual(['Leap']);
});

test('what says the meaning among much else is a note', () => {
  const long = 'Whoever stands at the gate while the moss is green may look at it, but at nothing else.';
  expect(named(`Leap 2 (${long} This unit may move 2 squares on the board. ${long})`)).toEqual([]);
});

test.each([
  ['Leap 12 (This unit may move 13 squares on the board.)', ['13']],
  ['Leap 2 (This unit may move 12 squares on the board.)', ['12']],
  ['Leap X+1 (This unit may move 3 squares on the board.)', [undefined]],
  ['Leap 2 (This unit may move 2nd squares on the board.)', [undefined]],
  ['Leap 2 (This unit may move v2 squares on the board.)', [undefined]],
])('the number of a reminder is one: %s', (text, expected) => expect(numbers(text)).toEqual(expected));

test.each([
  ['Perch (This unit rests on.)', true],
  ['Perch (This unit rests on …)', true],
  ['Perch (This unit rests on the gate)', true],
  ['Perch (This unit rests.)', false],
  ['Perch (This unit sleeps on.)', false],
  ['Perch (Then this unit rests on)', false],
  ['Perch (This unit rests on moss.)', false],
])('what breaks off behind four words differs: %s', (text, isTold) =>
  expect(named(text)).toHaveLength(isTold ? 1 : 0),
);

test.each([
  'Hop 2 (This unit hops over 2 of all stones)',
  'Hop 2 (This unit hops over 2 of all stones It may turn.)',
  'Hop 2 (This unit hops over 2 of all stones. It may turn. Only once.)',
  'Hop 2 (It hops over 2 of all stones. It may turn.)',
])('rulings may follow, as they do in its text: %s', (text) => expect(named(text)).toEqual([]));

test.each([
  'Hop 2 (This unit hops over 2 of all stones. Only once.)',
  'Hop 2 (This unit hops over 2 of all stones. Only once. It may turn.)',
  'Hop 2 (This unit hops over 2 of all stones. It may turn. Only twice.)',
])('and others not: %s', (text) => expect(named(text)).toHaveLength(1));

test.each([
  ['Leap 2\n(This unit must move 2 squares on the board.)', 1],
  ['Leap 2.\n(This unit must move 2 squares on the board.)', 1],
  ['Leap 2 until then (This unit must move 2 squares on the board.)', 1],
  ['Leap 2 until then\n(This unit must move 2 squares on the board.)', 0],
  ['Each unit with Leap 2 rests (This unit must move 2 squares on the board.)', 0],
  ['Leap 2 (This unit may move 2 squares(or fewer) on the board.)', 0],
])('where it stands: %s', (text, count) => expect(named(text)).toHaveLength(count));

test.each([
  ['Quokka: This unit is two.', ['This unit is two.']],
  ['Quokka - This unit is two.', ['This unit is two.']],
  ['Quokka: This unit is one. Turn it.', []],
  [
    'Leap 2. This unit must move 2 squares on the board. Rest.',
    ['This unit must move 2 squares on the board.'],
  ],
  [
    'Quokka | Leap 2\nThis unit may move 3 squares on the board.',
    ['This unit may move 3 squares on the board.'],
  ],
  ['Leap 2. This unit rests.', []],
  // More than a word is another: the card's own.
  ['Quokka | Leap 2\nThis unit may move 3 stones on the board.', []],
  ['Quokka | Leap 2\nThis unit may move 3 squares on the board whenever it rests.', []],
  ['Leap 2 | This unit may move 3 squares on the board.', []],
  ['Leap 2 | (This unit may move 3 squares on the board.)', ['This unit may move 3 squares on the board.']],
  ['Leap 2 [This unit may move 3 squares on the board.]', ['This unit may move 3 squares on the board.']],
  ['Leap 2 [turn]', []],
  // What a keyword leads to is the card's own.
  ['Vault: This unit must move squares on the board.', []],
  ['Each Leap: This unit may move 3 squares on the board.', []],
])('sentences without a parenthesis: %j', (text, expected) =>
  expect(differing(text).map(({ said }) => said)).toEqual(expected),
);

test('of a number that stands twice the one in its place is told', () => {
  const gate = createCardCheck([
    keyword('Gate', 'Gate X', does('Open at least one gate, and close X gates.')),
  ]);
  const [only] = gate('Gate 2 (Open at least one gate, and close 1 gates.)').findings;
  expect(only?.facts).toMatchObject({ number: { found: '1', expected: '2' } });
});

test('of two that a meaning says respectively that of the sign is told', () => {
  const sway = createCardCheck([
    keyword(
      'Sway',
      'Sway X/-X',
      does(
        'Add X to each of the rolls that are left" and "Subtract X from each of the rolls that are left" respectively.',
      ),
    ),
  ]);
  const toldOf = (text: string) =>
    sway(text).findings.map(({ segments }) => segments?.map(({ op, text: said }) => `${op}${said}`).join(''));
  expect(toldOf('Sway -1 (Add 1 to each of the rolls that are left.)')).toEqual([
    '-Add 1 to+Subtract 1 from= each of the rolls that are left.',
  ]);
  expect(toldOf('Sway -1 (Subtract 1 from each of the rolls that are left.)')).toEqual([]);
});

test('a meaning that is turned, or that goes on, is a reminder', () => {
  for (const text of [
    'Perch (Until all that stand before it have gone, this unit rests on the gate.)',
    'Perch (Until all that stand before it have gone, this unit rests on the gate. However many birds of its kind sleep in the marsh, none moves to another stone while moss is green or ferns are wet. Perch is old, and so are both stones which anybody may look at in spring.)',
    'Perch while X moves, where X is a stone. (Until all that stand before it have gone, this unit rests on the gate.)',
    'Leap 2 (On the board this unit may move 3 squares.)',
    'Leap 2 (This unit may move 2 squares on the board. So it goes, and nobody who is there stops it.)',
  ])
    expect(named(text), text).toEqual([expect.stringContaining(text.slice(text.indexOf('(') + 1, -1))]);
  for (const text of [
    'Perch (This unit is a bird, and stands on a stone of the marsh in the sun.)',
    'Perch until then. (This unit is a bird, and stands on a stone of the marsh in the sun.)',
    'Perch (This unit is a bird. However many of its kind sleep in the marsh, none moves to another stone.)',
    'Leap 2 (The board has 2 squares where this may rest.)',
    'Until all that stand before it have gone, this unit rests on the gate. Perch',
  ])
    expect(named(text), text).toEqual([]);
});
