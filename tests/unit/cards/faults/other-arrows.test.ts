import { describe, expect, test } from 'vitest';
import { check, found } from '../../../helpers/made-game.ts';

describe('a dash that lacks a blank, between a cost and what it pays for', () => {
  test.each([
    ['Pay 2 Force-Leap 2', 'arrow-broken | - |  -> '],
    ['[tap]-Leap 2', 'arrow-broken | - |  -> '],
    ['Vault: Pay 2 Force–Leap 2', 'arrow-broken | – |  -> '],
    ['Pay 3 build points—One of your units rests.', 'arrow-broken | — |  -> '],
    ['Pay 3 Force- One of your units rests.', 'arrow-broken | - |  ->'],
    ['Pay 3 Force -One of your units rests.', 'arrow-broken | - | -> '],
    ['[tap]-Draw a card.', 'arrow-broken | - |  -> '],
    ['Pay 3 Force-Quill rests.', 'arrow-broken | - |  -> '],
  ])('is a broken arrow: %s', (text, expected) => expect(found(text, 'Quill')).toEqual([expected]));

  test('leaves what follows a mention', () => {
    const mentions = (text: string) => check(text).mentions.map(({ name, number }) => [name, number]);
    expect(mentions('Pay 2 Force-Leap 2 | [tap]-Quokka')).toEqual([
      ['Leap', '2'],
      ['Quokka', null],
    ]);
    expect(mentions('Non-Leap units rest. | It has 2 Force-Leap 2')).toEqual([]);
  });

  test.each([
    'Pay 2 Force-Turning units rest.',
    'Pay 2 Force-Leap units rest.',
    '[tap]-Pay 2 Force -> Draw a card.',
    'Pay 2 Force–Draw a card -> Turn one.',
    '[tap]-Discard 2 cards from your hand - Draw 2 cards.',
    'Choose one: Pay 2 Force -Draw a card',
    'Choose one: -Pay 2 Force -Draw a card',
  ])('but not here: %s', (text) => expect(found(text, 'Quill')).toEqual([]));
});

describe('an arrow of other signs', () => {
  test.each(['⇾', '⭢', '↦', '⇾️', '－>', '-＞', '-›', '–›', '-}', "-'", '-;', '<->', '(->)', '[->]'])(
    'is a broken one after a cost: “%s”',
    (sign) => {
      expect(found(`Pay 2 Force ${sign} Leap 2`)).toEqual([`arrow-broken | ${sign} | ->`]);
      expect(found(`[tap] ${sign} Draw a card.`)).toEqual([`arrow-broken | ${sign} | ->`]);
    },
  );

  test.each(['-›', '-}', "-'", '-;', '(->)', '▸'])(
    'and something else without a cost, or before the arrow of that: “%s”',
    (sign) => {
      expect(found(`Quokka ${sign} Quokkas rest.`)).toEqual([]);
      expect(found(`Discard a card ${sign} Draw one -> Leap 2`)).toEqual([]);
      expect(found(`Discard a card ${sign} from your hand.`)).toEqual([]);
    },
  );

  test.each(['<->', '[->]'])('and an arrow too many where another follows: “%s”', (sign) => {
    expect(found(`Quokka ${sign} Quokkas rest.`)).toEqual([]);
    expect(found(`Discard a card ${sign} Draw one -> Leap 2`)).toEqual(['cost-empty | ->']);
    expect(found(`Discard a card ${sign} from your hand.`)).toEqual([]);
  });
});

describe('a sign beside an arrow', () => {
  test.each(['#', '$', '%', '&', '@', '\\', '^', '_', '~', '/'])(
    'is told, and left to a person: “%s”',
    (sign) => {
      expect(found(`Pay 2 Force${sign} -> Leap 2`)).toEqual([`arrow-broken | ${sign} ->`]);
      expect(found(`Pay 2 Force ${sign}-> Leap 2`)).toEqual([`arrow-broken | ${sign}->`]);
      expect(found(`[tap] ->${sign} Draw a card.`)).toEqual([`arrow-broken | ->${sign}`]);
      expect(found(`[tap] -> ${sign}Leap 2`)).toEqual([`arrow-broken | -> ${sign}`]);
    },
  );

  test.each([
    'Pay 2 Force ->&nbsp;Leap 2',
    'Pay 2 Force -> *Leap 2*',
    'Pay 2 _Force_ -> `Leap 2`',
    'Quokka # -> #1 rests.',
    'Tap an A/B -> Leap 2',
  ])('and nothing is told so here: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('arrow'))).toEqual([]),
  );
});

describe('a point of full width', () => {
  test.each([
    ['Pay 2 Force ＞ Leap 2', 'arrow-broken | ＞ | ->'],
    ['[tap] ＞ Draw a card.', 'arrow-broken | ＞ | ->'],
    ['Pay 2 Force＞ Leap 2', 'arrow-broken | ＞ |  ->'],
    ['Discard a card＞ Turn it.', 'arrow-broken | ＞'],
  ])('is read as one of half: %s', (text, expected) => expect(found(text)).toEqual([expected]));

  test.each([
    'Each unit with total speed ＞ 30 rests.',
    'Each unit with total speed ＞30 rests.',
    'If X ＞ 3, draw a card.',
    'If its power ＞= 3, draw a card.',
    '＜Tap＞ -> Draw a card.',
  ])('and says “greater than”, or closes a bracket: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a colon before an effect in small letters', () => {
  test.each(['Pay 2 Force: draw a card.', '[tap]: draw a card. Rest one.', 'Tap: one of your units rests.'])(
    'is a broken arrow as before one with a capital letter: %s',
    (text) => expect(found(text)).toEqual(['arrow-broken | : |  ->']),
  );

  test.each([
    'Tap: one of them -> Draw a card.',
    'Choose one: pay 2 Force or draw a card.',
    'Reserves: draw a card.',
    'Pay 2 Force: two.',
    'Roll a die: on a 4 or more, it rests.',
  ])('and no arrow elsewhere: %s', (text) => expect(found(text)).toEqual([]));
});

test.each([
  ['Pay 2 moss to Leap 2', 'arrow-broken | to | ->'],
  ['[tap] to Quokka | Gate 1', 'arrow-broken | to | ->'],
  ['A pen gets "Pay 1 moss to Leap 1."', 'arrow-broken | to | ->'],
])('“to” between a cost and an ability is none: %s', (text, finding) =>
  expect(found(text)).toEqual([finding]),
);

test.each([
  'Pay 2 moss to turn this gate.',
  'Pay 2 moss to Leap a gate.',
  'You may pay 2 moss to Quokka.',
  'If you do, pay 2 moss to Leap 2.',
])('but it belongs to a sentence: %s', (text) => expect(found(text)).not.toContain('arrow-broken | to | ->'));

test.each(['and', 'for', 'then'])('nor is “%s”', (word) => {
  expect(found(`Pay 2 moss ${word} Leap 2`)).toEqual([`arrow-broken | ${word} | ->`]);
  expect(found(`Pay 2 moss ${word} turn a gate.`)).toEqual([]);
});
