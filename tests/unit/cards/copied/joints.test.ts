import { expect, test } from 'vitest';
import { check, found } from '../../../helpers/made-game.ts';

test.each([
  ['Leap 2Gate 1 | Quokka', ['separator-missing | Gate']],
  ['QuokkaGate 1', ['separator-missing | Gate']],
  ['Rest. | Leap2Quokka', ['keyword-joined | Leap2 | Leap 2', 'separator-missing | Quokka']],
  ['QuokkaVault: Turn.', ['separator-missing | Vault']],
  ['Leap FrogQuokka', ['separator-missing | Quokka']],
  ['Leap 2QuokkaGate 1', ['separator-missing | Quokka', 'separator-missing | Gate']],
  ['QuokkaPay 1 moss -> Leap 2', ['separator-missing | Pay']],
  ['Turn -> Leap 2[Tap], Pay 1 moss -> Rest.', ['separator-missing | [Tap],']],
  ['Gate 1Whenever it rests, turn.', ['separator-missing | Whenever']],
  ['It gets QuokkaLeap Frog until dusk.', ['separator-missing | Leap Frog']],
  ['Quokka[Marsh] Fen Warden rests.', ['separator-missing | [Marsh]']],
  ['Gate 1This Fen rests.', ['separator-missing | This']],
  ['Leap 2Tap -> Gate 3', ['separator-missing | Tap']],
  ['Leap 2Tap, Pay 1 moss -> Rest.', ['separator-missing | Tap,']],
  ['LeapQuokka', ['number-missing | Leap', 'separator-missing | Quokka']],
])('where an ability begins right behind another, a line end was lost: %s', (text, expected) =>
  expect(found(text)).toEqual(expected),
);

test.each([
  'QuokkaPen rests.',
  'Discard QuokkaTail -> Rest.',
  'Quokkas | Leap 2',
  'OldQuokkaGate rests.',
  'Leap 2[R]',
  'Leap2Tail rests.',
  'Quokka<b>Leap 2</b>',
  '~~QuokkaGate 1~~Leap 2',
  'OldQuokkaGate 1',
  'QuokkaGateway',
  'MyLeap Frog 2Quokka',
  "Gate 1Quokka's end",
])('but here it was not: %s', (text) =>
  expect(found(text).filter((each) => each.startsWith('separator'))).toEqual([]),
);

test('what lacks a blank within its name is told as that', () =>
  expect(found('LeapFrog')).toEqual(['keyword-joined | LeapFrog | Leap Frog']));

test('both are counted, each with its number', () => {
  const { mentions, findings } = check('Leap 2Gate 1 | Quokka');
  expect(mentions).toMatchObject([
    { name: 'Leap', number: '2', start: 0 },
    { name: 'Gate', number: '1', start: 6, end: 10 },
    { name: 'Quokka', start: 15 },
  ]);
  expect(findings).toMatchObject([{ facts: { name: 'Leap', found: 'Gate' } }]);
});

test('however many stand in one row', () => {
  const row = found('QuokkaGate 1'.repeat(5000));
  expect(row.filter((each) => each.startsWith('separator'))).toHaveLength(9999);
  expect(found('aA'.repeat(50_000))).toEqual([]);
});

test.each([
  ['Quokka l Leap 2 I Leap Frog', ['separator-missing | l Leap', 'separator-missing | I Leap Frog']],
  ['Quokka I Pay 1 moss -> Leap 2', ['separator-missing | I Pay']],
  ['Quokka I | Leap 2', []],
  ['Quokka l rests', []],
  ['Leap 2 I rest', []],
])('a letter for the stroke that it looks like parts no abilities: %s', (text, findings) =>
  expect(found(text)).toEqual(findings),
);
