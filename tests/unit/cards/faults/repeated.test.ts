import { expect, test } from 'vitest';
import { check, checkedCards } from '../../../helpers/made-game.ts';

const repeated = (text: string, name: string | null = null) =>
  check(text, name)
    .findings.filter(({ rule }) => rule === 'ability-doubled')
    .map(({ start, end }) => [start, text.slice(start, end)]);

test.each([
  ['Quokka | Leap 2 | Quokka', 18, 'Quokka'],
  ['Pay 1 moss -> Leap 2 | Quokka; Pay 1 moss -> Leap 2.', 31, 'Pay 1 moss -> Leap 2'],
  ['Quokka (This unit is one.) | Leap 2. (It rests.) | Leap 2', 51, 'Leap 2'],
  ['Quokka | It gets "Leap 2" until dusk. | Quokka', 40, 'Quokka'],
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
  'It was "Leap 2 | Quokka | Gate 1". It is "Leap 3 | Quokka | Gate 1".',
  'Leap 2 | Quokka | “Leap 2 | Quokka”',
])('“%s” has none twice', (text) => expect(repeated(text)).toEqual([]));

test('however long the text is', () => {
  const long = Array.from({ length: 3000 }, (_, index) => `Leap ${index}`).join(' | ');
  expect(repeated(`${long} | Leap 7`)).toHaveLength(1);
  expect(repeated(`Leap 7 ${'rest '.repeat(20_000)}`)).toEqual([]);
});

test('and it is told which', () =>
  expect(check('Quokka | Leap 2 | Quokka').findings).toMatchObject([{ facts: { found: 'Quokka' } }]));

test.each([
  ['Quokka\nLeap 2\nQuokka', 14, 'Quokka'],
  ['Quokka<br>Leap 2<br>Quokka.', 20, 'Quokka'],
  ['• Quokka\n• Leap 2\n• Quokka', 20, 'Quokka'],
  ['- Leap 2\n- It rests.\n- Leap 2 (It moves.)', 23, 'Leap 2'],
  ['1. Quokka\n2. Leap 2\n3. Quokka', 23, 'Quokka'],
  ['Pay 1 moss -> Leap 2\n\nQuokka\n\nPay 1 moss -> Leap 2', 30, 'Pay 1 moss -> Leap 2'],
  ['Leap 2 | The Pen gets: *Quokka *Leap 2 *Quokka', 40, 'Quokka'],
])('and where the text is of one card, on all of its lines: %j', (text, start, found) =>
  expect(repeated(text, 'Marsh Pen')).toEqual([[start, found]]),
);

test.each([
  'Quokka\nPen of the Marsh\nQuokka',
  'Quokka\nOld Gate (B)\nQuokka',
  'Quokka\n//\nQuokka',
  'Quokka\nWhen it turns:\nQuokka',
  'The Pen gets:\n* Quokka\n* Leap 2\nQuokka',
  'Quokka | The Pen gets: *Leap 2 *Quokka | Leap 2',
])('but not behind what is of another: %j', (text) => expect(repeated(text, 'Marsh Pen')).toEqual([]));

test.each([
  ['It gets Quokka, Leap 2, and Quokka.', 28, 'Quokka'],
  ['Pay 1 moss -> Leap 2, Gate 1 and Leap 2', 33, 'Leap 2'],
])('and once in a list: %s', (text, start, found) => expect(repeated(text)).toEqual([[start, found]]));

test.each([
  'It gets Leap 2, Quokka, and Leap 3.',
  'It gets Quokka and Leap 2, and if it rests, Quokka.',
  'Units with Quokka, Leap 2, or Quokka rest.',
])('“%s” has each once', (text) => expect(repeated(text)).toEqual([]));

test('a table tells which text is of one card', () => {
  const found = (document: string) => checkedCards(document).flatMap(({ findings }) => findings);
  expect(found('Name,Text\nMarsh Pen,"Quokka\nLeap 2\nQuokka"')).toHaveLength(1);
  expect(found('Name,Text,Back Text\nMarsh Pen,Quokka,Quokka')).toEqual([]);
});

test('however many lines and marks it has', () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `- Leap ${index}`).join('\n');
  expect(repeated(`${lines}\n- Leap 7`, 'Marsh Pen')).toHaveLength(1);
  expect(repeated('- '.repeat(50_000), 'Marsh Pen')).toEqual([]);
  expect(repeated(`It gets ${'Quokka, Leap 2, '.repeat(2000)}`)).toHaveLength(3998);
});

test.each([
  ['It gets Leap 2, Leap 2, and Quokka.', 16, 'Leap 2'],
  ['Each pen gets Quokka and Quokka.', 25, 'Quokka'],
  ['Pay 1 moss -> Quokka, Quokka, Leap 1', 22, 'Quokka'],
])('and right after itself, in a list of more or of what is given: %s', (text, start, found) =>
  expect(repeated(text)).toEqual([[start, found]]),
);

test.each(['Quokka, Quokka', 'Leap 2 and Leap 3', 'Each pen gets Leap 2 and Leap 3.'])(
  'but “%s” may be meant so',
  (text) => expect(repeated(text)).toEqual([]),
);
