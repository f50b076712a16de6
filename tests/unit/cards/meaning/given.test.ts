import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does, found } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const check = createCardCheck([
  sampleKeyword('Leap', sampleRevision('Leap X', [does('Move this unit over X stones.')])),
]);
const rulesOf = (text: string) => check(text).findings.map(({ rule }) => rule);

test('of what a card gives to another, a reminder may say “that unit”', () => {
  for (const said of ['that unit', 'those units', 'it', 'them'])
    expect(rulesOf(`One of your units gets Leap 2. (Move ${said} over 2 stones.)`), said).toEqual([]);
  expect(rulesOf('It gets Leap 2. (Move that unit over 3 stones.)')).toEqual(['reminder-differs']);
  expect(rulesOf('It gets Leap 2. (Move another unit over 2 stones.)')).toEqual(['reminder-differs']);
});

test('of its own ability it may not', () =>
  expect(rulesOf('Leap 2 (Move that unit over 2 stones.)')).toEqual(['reminder-differs']));

describe('of what a card gives to another, whose meaning says “that unit” of a third', () => {
  const meant = does('When this unit turns over X stones, that unit rests at once.');
  const checkHop = createCardCheck([sampleKeyword('Hop', sampleRevision('Hop X', [meant]))]);
  const told = (text: string) => checkHop(text, 'Quill').findings.map(({ rule }) => rule);
  test.each([
    'Each Pen gets Hop 2. (When this unit turns over 2 stones, that unit rests at once.)',
    'Quill gets Hop 2. (When Quill turns over 2 stones, that unit rests at once.)',
    'Hop 2 (When Quill turns over 2 stones, that unit rests at once.)',
    'Quill turns. He gets Hop 2. (When Quill turns over 2 stones, that unit rests at once.)',
    'Pay 2 Force -> Gets Hop 2. (When Quill turns over 2 stones, that unit rests at once.)',
  ])('it says the same: %s', (text) => expect(told(text)).toEqual([]));
  test.each([
    'Each Pen gets Hop 2. (When that unit turns over 2 stones, that unit rests at once.)',
    'Each Pen gets Hop 2. (When this unit turns over 2 stones, this unit rests at once.)',
    'Each Pen gets Hop 2. (When Quill turns over 2 stones, that unit rests at once.)',
    'Pen gets Hop 2. (When Quill turns over 2 stones, that unit rests at once.)',
    'When Pen rests, he gets Hop 2. (When Quill turns over 2 stones, that unit rests at once.)',
  ])('it says something else: %s', (text) => expect(told(text)).toEqual(['reminder-differs']));
});

test.each([
  'Choose one: Quill gets Leap and Quokka until dusk. Or: Rest.',
  'Choose one: One of your Pens gets +1 power, Quokka, Leap, and Leap Frog until dusk.',
  'You may choose a Pen, and it gets Leap and Quokka',
  'When you turn Quill, choose one until Quill is turned: Quill gets +10 speed and Leap.',
  'When Quill is turned: each Pen gets Leap until dusk.',
  'Choose one: Quokka; Gate 2; or Leap and Quokka',
  'Choose one: Quokka and Gate 2; or Leap',
  'Pay 1 moss -> Leap, and you may rest.',
  'Quokka: +2 Power, Leap/Quokka',
])('what a unit gets has its number, whatever leads to it: %s', (text) =>
  expect(found(text)).toEqual(['number-missing | Leap']),
);

test('what stands behind an ability with its number and a word is one more of a list', () => {
  for (const text of ['Quokka | Gate 1 and Laep 3/Quokka', '* 3: Gate 1 and Laep 3'])
    expect(found(text)).toEqual(['keyword-misspelt | Laep | Leap']);
  expect(found('Units with Gate 1 and Laep 3 rest.')).toEqual([]);
});

test.each([
  'Choose one of what each Pen gets: Leap, Gate, or Quokka.',
  'Choose a Pen that has Leap and Quokka.',
  'When it gets Leap and Quokka, rest: it turns.',
  'Turn: if it has Leap and Quokka, rest.',
  'A Pen with moss; one with Leap or Gate',
  'Leap, and you may rest.',
  'Units with +2 Power, Leap, or Gate rest.',
  'Each of their units loses Quokka; and Leap.',
  'Turn a unit that has Quokka; or Leap.',
])('and a sentence that gives nothing says none: %s', (text) => expect(found(text)).toEqual([]));
