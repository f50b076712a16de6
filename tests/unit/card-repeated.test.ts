import { expect, test } from 'vitest';
import { check } from '../made-game.ts';

const repeated = (text: string) =>
  check(text)
    .findings.filter(({ rule }) => rule === 'ability-doubled')
    .map(({ start, end }) => [start, text.slice(start, end)]);

test.each([
  ['Quokka | Leap 2 | Quokka', 18, 'Quokka'],
  ['Pay 1 moss -> Leap 2 | Quokka; Pay 1 moss -> Leap 2.', 31, 'Pay 1 moss -> Leap 2'],
  ['Quokka (This unit is one.) | Leap 2. (It rests.) | Leap 2', 51, 'Leap 2'],
  ['It rests.\nVault: Turn a gate. | Vault: Turn a gate.', 32, 'Vault: Turn a gate'],
])('an ability stands once on a card: %s', (text, start, found) =>
  expect(repeated(text)).toEqual([[start, found]]),
);

test.each([
  'Quokka | Leap 2',
  'Leap 2 | Leap 3',
  'Pay 1 moss -> Leap 2 | Pay 2 moss -> Leap 2',
  'Quokka\nQuokka | Leap 2\nLeap 2',
  'Quokka | The Pen gets: | Quokka',
  'Quokka | * Quokka * Leap 2',
  'Rest | Turn | Rest',
  'Quokka, Leap 2 | Quokka',
  'A unit with Quokka rests | Leap 2 | A unit with Quokka rests',
  'Leap 2 | Quokka | Rest | Turn | Rest',
])('“%s” has none twice', (text) => expect(repeated(text)).toEqual([]));

test('however long the text is', () => {
  const long = Array.from({ length: 3000 }, (_, index) => `Leap ${index}`).join(' | ');
  expect(repeated(`${long} | Leap 7`)).toHaveLength(1);
  expect(repeated(`Leap 7 ${'rest '.repeat(20_000)}`)).toEqual([]);
});

test('and it is told which', () =>
  expect(check('Quokka | Leap 2 | Quokka').findings).toMatchObject([{ facts: { found: 'Quokka' } }]));
