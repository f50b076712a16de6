import { describe, expect, test } from 'vitest';
import { check, found } from '../../../helpers/made-game.ts';

describe('an ability behind the words of another, with no sign between', () => {
  test.each([
    ['Stack: Quill and Pen Vault: pay', ['separator-missing | Vault']],
    ['Turn -> Take 1 moss Vault: pay', ['arrow-missing | Vault']],
    ['Turn -> It rests by the moss Vault: pay', ['separator-missing | Vault']],
    ['Stack: Quill and Pen Leap 2 | Quokka', ['separator-missing | Leap']],
    ['Rest Pen Leap 2.', ['separator-missing | Leap']],
    ['The Pen gets: * +20 speed Leap 2 * Gate 1', ['separator-missing | Leap']],
    ['It gets –1 power Quokka until dusk.', ['separator-missing | Quokka']],
  ])('is told: %s', (text, findings) => expect(found(text)).toEqual(expect.arrayContaining(findings)));

  test.each([
    'Units with Vault: pay rest.',
    'It loses Leap 2.',
    'It gets +1 power, Leap 2 and Quokka.',
    'Units with +1 power Quokka rest.',
    'Choose Leap 2.',
    'During Vault: rest.',
    "Rest a unit's Vault: pay",
    'Take 3 moss leap 2.',
    'Cards with moss Leap 2 rest.',
    'Rest a card that leads to Leap 2.',
    'Vault Vault: pay',
    'It gives Pen Leap 2.',
    'Units near Quokka Leap 2.',
    'Rest cards near moss Leap 2.',
    'Stack: Quill and Pen Quokka | Leap 2',
    'Stack: Quill and Pen vault: pay',
  ])('but not where a sentence speaks of it: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('separator-missing'))).toEqual([]),
  );

  test('or its own name behind an ability', () => {
    const findings = (text: string) =>
      check(text, 'Pen Brook (A)').findings.map(({ rule, facts }) => [rule, facts]);
    expect(findings('Quokka Pen Brook gets +1 power.')).toEqual([
      ['separator-missing', { name: 'Quokka', found: 'Pen' }],
    ]);
    expect(findings('Quokka | Pen Brook gets +1 power.')).toEqual([]);
    expect(findings('Units with Quokka Pen Brook rests.')).toEqual([]);
  });
});

describe('behind what a card adds to a figure, in a list, stands an ability', () => {
  test.each([
    'Switch: -1 power, leap 3/Leap 2',
    'Vault: +10 speed, leap 3',
    'It gets: * +1 power, leap 3 * Leap 2',
    'Vault: +10 speed and leap 3',
  ])('%s', (text) => expect(found(text)).toContainEqual('keyword-case | leap | Leap'));
  test('but not in a sentence', () => {
    expect(found('Rest +1 power, leap 3 of them.')).toEqual([]);
  });
});

test('the picture of a keyword in front of its words is counted with it', () => {
  const names = (text: string) => check(text, null).mentions.map(({ name, start }) => `${name} ${start}`);
  expect(names('[Quokka] Reed and Fern Quokka.')).toEqual(['Quokka 23']);
  expect(names('[Quokka] Reed Quokka')).toEqual(['Quokka 14']);
  expect(names('[Quokka]Reed and Fern Quokka.')).toEqual(['Quokka 22']);
  expect(names('[Quokka]  Reed Quokka')).toEqual(['Quokka 15']);
  expect(names('(Quokka)Reed Quokka')).toEqual(['Quokka 13']);
  expect(names('[Quokka] Quokka')).toEqual(['Quokka 1', 'Quokka 9']);
  expect(names('[Quokka] rests with a Quokka')).toEqual(['Quokka 1', 'Quokka 22']);
});

describe('a cost that does not say how much of what is paid', () => {
  test.each([
    ['Pay build points -> Quokka', 'Pay build points'],
    ['Pay 1, discard a card -> Quokka', 'Pay 1'],
    ['Pay 2, 2 moss -> Quokka', 'Pay 2'],
    ['Pay moss, discard a card -> Quokka', 'Pay moss'],
    ['It gets: -Pay 1 -> Leap 2', 'Pay 1'],
    ['It gets: - Pay 1 -> Leap 2', 'Pay 1'],
  ])('is told: %s', (text, cost) => expect(found(text)).toEqual([`cost-unclear | ${cost}`]));

  test.each([
    'Pay 2 build points -> Quokka',
    'Pay 2 moss, discard a card -> Quokka',
    'Pay 1 reed, discard 1 card -> Quokka',
    'Pay attention, then rest. Turn -> Quokka',
  ])('but not where it does: %s', (text) => expect(found(text)).toEqual([]));
});

describe('in a list with dashes', () => {
  test.each([
    ['It gets: - Pay 1 moss > Leap 2', ['arrow-broken | > | ->']],
    ['It gets: -Pay 1 moss Leap 2', ['arrow-missing | Leap | -> Leap']],
    ['It gets: -leap 2 -Quokka', ['keyword-case | leap | Leap']],
    ['It gets: -Quoka -Leap 2', ['keyword-misspelt | Quoka | Quokka']],
    ['It gets: - Pay 1 moss -> Leap 2 - Quokka', []],
    ['It gets: -Pay 1 moss -> Leap 2 -Quokka', []],
  ])('slips are told as in one with stars: %s', (text, findings) => expect(found(text)).toEqual(findings));
});

describe('a word behind a comma shows that a name begins a sentence', () => {
  test.each(['Leap, young one.', 'Leap, Quill!'])('so none is an ability: %s', (text) =>
    expect(found(text)).toEqual([]),
  );
  test.each([
    ['Leap, where that is the number of reeds.', ['number-missing | Leap']],
    ['Turn -> Leap, until it rests.', ['number-missing | Leap']],
    ['Vault, draw a card.', ['colon-missing | Vault']],
  ])('but not one that goes on with an ability: %s', (text, findings) =>
    expect(found(text)).toEqual(findings),
  );
});

test('a name that something has asks for none of several', () => {
  expect(found('Units with "Pen" in their name get Leap, and Quokka.')).toEqual(
    found('Units with "Pen" on their sleeves get Leap, and Quokka.'),
  );
  expect(found('Name one of these: Leap, Quokka.')).toEqual([]);
});

test('the colon of a keyword is none behind a cost', () => {
  expect(found('Vault: Pay 1 moss or tap Quill Vault: Draw 2 cards.')).toEqual(['separator-missing | Vault']);
});

describe('an ability behind a sentence, where bars set abilities apart elsewhere', () => {
  test.each([
    ['Rest two pens. Leap 2 | Quokka', ['separator-differs | Leap']],
    ['Quokka | Rest two pens. Leap 2', ['separator-differs | Leap']],
    ['Vault: Rest two pens. Vault: Turn. | Quokka', ['separator-differs | Vault']],
    ['Rest a pen for each Quokka. Vault: Turn. | Leap 2', ['separator-differs | Vault']],
  ])('is told: %s', (text, findings) =>
    expect(found(text).filter((each) => each.startsWith('separator'))).toEqual(findings),
  );

  test.each([
    'Rest two pens. Leap 2',
    'Rest two pens. Leap 2\nQuokka',
    'Leap 2. Quokka. | Gate 1',
    'The Pen gets: +20 speed. Leap 2 | Quokka',
    'It gets "Vault: Turn. Vault: Rest." | Quokka',
    'Choose one: Leap 2. Or: Quokka. | Gate 1',
    'Rest two pens. Leap 2 counts twice. | Quokka',
  ])('but not where the stop may be the sign, nor in a sentence: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('separator'))).toEqual([]),
  );
});
