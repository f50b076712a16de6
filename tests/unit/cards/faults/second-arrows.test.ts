import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does, found } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

/** The findings about arrows, as {@link found} writes them. */
const arrowsOf = (text: string, name: string | null = null) =>
  found(text, name).filter((each) => /^(?:arrow|cost-empty)/.test(each));

describe('a second arrow is written into no sentence', () => {
  test.each([
    ['[tap] -> Draw a card> Turn only the gate.', '>'],
    ['[tap] - Pay 2 moss -> Draw a card.', '-'],
    ['[tap]: Pay 2 moss -> Draw a card.', ':'],
    ['Pay 4 moss -> Each of your pens gets - Leap 1 until dusk.', '-'],
    ['Pay 2 moss -> A pen gets +1 moss - Leap 2', '-'],
    ['Pay 2 moss -> Draw a card. > Quokka', '>'],
    ['A pen gets <<Pay 1 moss -> Quokka>> until dusk.', '>>'],
    ['Pay 2 moss => Draw a card - Leap 2', '=>'],
    ['A pen gets "Pay 1 moss - Leap 2" -> until dusk.', '-'],
  ])('%s', (text, sign) => expect(arrowsOf(text)).toContain(`arrow-broken | ${sign}`));

  test.each([
    ['Pay 1 moss Quokka ->', 'Quokka'],
    ['A pen gets "Pay 1 moss Quokka ->."', 'Quokka'],
    ['Pay 4 moss Reveal this card from your hand -> Draw a card.', 'Reveal'],
    ['A pen gets "Pay 1 moss Quokka" -> until dusk.', 'Quokka'],
  ])('nor where none stands: %s', (text, at) => expect(arrowsOf(text)).toContain(`arrow-missing | ${at}`));

  test.each([
    'Pay 2 moss -> Draw a card. Discard a card > Leap 2',
    'Pay 2 moss -> Draw a card | Pay 1 moss > Leap 2',
    'Pay 2 moss -> Draw a card\nPay 1 moss > Leap 2',
    'Pay 2 moss -> A pen gets "Pay 1 moss > Leap 2".',
    'A pen gets "Pay 2 moss -> Quokka" and Leap 1; Pay 1 moss > Leap 2',
  ])('but into each of two: %s', (text) => expect(arrowsOf(text)).toEqual(['arrow-broken | > | ->']));

  test.each([
    ['Pay 2 moss> Turn one> Gate 1 rests.', ['arrow-broken | >', 'arrow-broken | >']],
    ['Pay 2 moss, [tap] >Tap one> Turn it.', ['arrow-broken | >', 'arrow-broken | >']],
    ['Pay 2 moss > Discard one of them> Rest.', ['arrow-broken | > | ->', 'arrow-broken | >']],
    ['Pay 2 moss -; Discard a pen: Draw a card.', ['arrow-broken | -;', 'arrow-broken | :']],
    ['[tap] > Pay 2 moss > Draw a card.', ['arrow-broken | >', 'arrow-broken | > | ->']],
    ['Pay 2 > Force | Quokka', ['arrow-broken | >']],
    ['Vault: Pay 2 Force > Leap 2/Pay 1 Force -> Quokka', ['arrow-broken | >']],
  ])('of two broken ones the first that can only be one: %s', (text, told) =>
    expect(arrowsOf(text).filter((each) => each.startsWith('arrow'))).toEqual(told),
  );

  test('a sign that may be none counts for nothing', () =>
    expect(arrowsOf('[tap], Reveal a card of yours > Leap 2')).toEqual([
      'arrow-broken | ,',
      'arrow-broken | > | ->',
    ]));

  test('an arrow and a dash are one', () =>
    expect(arrowsOf('Pay 1 moss -> - Leap 2')).toEqual(['arrow-broken | - | ->']));

  test('however long the text is', () => {
    expect(arrowsOf('Pay 1 moss -> Rest -> '.repeat(20_000))).not.toEqual([]);
    expect(arrowsOf('("'.repeat(20_000))).toEqual([]);
  });
});

describe('what may be two things of a choice is only told', () => {
  test.each([
    ['Choose one: Pay 2 moss - Leap 2', 'arrow-broken | -'],
    ['At dusk, choose one: Discard a card – Draw a card.', 'arrow-broken | –'],
    ['Choose one: Pay 2 moss Leap 2', 'arrow-missing | Leap'],
  ])('%s', (text, told) => expect(arrowsOf(text)).toEqual([told]));

  test.each([
    ['Choose one: Pay 2 moss - Leap 2. Or: Draw a card.', 'arrow-broken | - | ->'],
    ['Choose one: Pay 2 moss > Leap 2', 'arrow-broken | > | ->'],
    ['Choose a gate. | Pay 2 moss - Leap 2', 'arrow-broken | - | ->'],
  ])('but not here: %s', (text, mended) => expect(arrowsOf(text)).toEqual([mended]));
});

describe('two arrows in one sentence are told', () => {
  test.each([
    'Pay 2 moss -> Draw a card -> Leap 2',
    '[tap] -> Draw a card -> Turn only the gate.',
    '[tap] -> Pay 2 moss -> Draw a card.',
    'Pay 2 moss -> Leap 2, Quokka -> Draw a card.',
    'Quokka | Pay 2 moss -> A pen gets “Leap 2” -> until dusk.',
  ])('%s', (text) => expect(arrowsOf(text)).toEqual(['cost-empty | ->']));

  test.each([
    'Pay 1 moss -> Leap 2, Pay 2 moss -> Quokka',
    'Pay 1 moss -> Leap 2 and pay 2 moss -> Quokka',
    'Pay 1 moss -> Leap 2/[tap] -> Quokka',
    'Pay 1 moss -> Leap 2, 2 moss -> Quokka',
    'Pay 1 moss -> Leap 2, Retreat this unit -> Quokka',
    'Pay 1 moss -> Leap 2 and Retreat this unit -> Quokka',
    'Vault: Pay 1 moss -> Leap 2/Give this unit -20 speed -> Quokka',
    'Pay 1 moss -> Roll a die: 1 -> Rest, 2 -> Turn',
    'Pay 1 moss -> Leap 2. Turn it -> Quokka',
    'Pay 1 moss -> Leap 2 | Turn it -> Quokka',
    'Pay 1 moss -> A pen gets "Turn it -> Quokka".',
    "Pay 1 moss -> A pen gets 'Retreat this unit -> Quokka' until dusk.",
    'Pay 1 moss -> A pen gets ‘Retreat this unit -> Quokka’ until dusk.',
    'Moss -> fern -> pen',
  ])('but not those of two abilities: %s', (text) => expect(arrowsOf(text)).toEqual([]));
});

describe('a sign that may be another than an arrow is only told', () => {
  test.each([
    ['Choose a gate> Turn it.', '>'],
    ['Discard a card> Draw 2 cards.', '>'],
    ['3 counters> Quokka', '>'],
    ['Pay 1 build > point', '>'],
    ['Put a > Moss counter on it.', '>'],
    ['Shuffle your deck. > Quokka', '>'],
    ['Shuffle your deck > Quokka', '>'],
    ['A pen gets "pay 1 moss and draw 2 cards>"', '>'],
    ['Discard this > Gate and one of your pens.', '>'],
    ['Draw a card.> Leap 2', '.>'],
    ['Discard a card.> Quokka', '.>'],
    ['Discard a pen with - Leap 2', '-'],
    ['Draw a card - Leap 2', '-'],
    ['Discard a card.: Leap 2', ':'],
    ['Rest. Put one of them into the gate: If it rests, turn it.', ':'],
    ['Rest. Put one of them into the gate - If it rests, turn it.', '-'],
    ['Shuffle your deck: Each unit rests.', ':'],
    ['3 counters - Leap 2', '-'],
    ['Pay <2 moss> Leap 2', '>'],
  ])('%s', (text, sign) => {
    for (const each of arrowsOf(text)) expect(each).toBe(`arrow-broken | ${sign}`);
  });

  test.each([
    'Pay 1 moss> Leap 2',
    '[tap]> Leap 2',
    'Tap> Draw a card.',
    'Discard a card > Draw 2 cards.',
    'Discard a card - Leap 2',
    'Add 1 counter to it > Leap 2',
    'Quokka | 2 Force - Leap 2',
  ])('but here it is one: %s', (text) =>
    expect(arrowsOf(text)).toEqual([expect.stringMatching(/^arrow-broken \| [>-] \| {1,2}->$/)]),
  );

  test.each(['<Tap> -> Draw a card.', '<Pay 2 moss> -> Leap 2', 'Pay <2 moss> -> Leap 2'])(
    'and the point of a bracket is none: %s',
    (text) => expect(arrowsOf(text)).toEqual([]),
  );
});

describe('a keyword whose argument is a cost has no effect', () => {
  const keyword = (name: string, template: string) =>
    sampleKeyword(name, sampleRevision(template, [does(`It has ${name}.`)]));
  const check = createCardCheck([
    keyword('Leap', 'Leap X'),
    keyword('Odd Cost', 'Odd Cost: [cost]'),
    keyword('Rest', 'Rest: [effect]'),
  ]);
  const replaced = (text: string) => check(text).findings.map(({ replacement }) => replacement);

  test.each(['Pay 1 moss - ', 'Tap a pen - ', 'Discard 4 cards from your hand - ', 'Pay 1 moss > '])(
    '%s',
    (cost) => {
      expect(replaced(`Odd Cost: ${cost}Leap 2`)).toEqual([null]);
      for (const before of ['Rest: ', 'Odd Cost: Pay 1 moss | ', 'Odd Cost: Pay 1 moss. '])
        expect(replaced(`${before}${cost}Leap 2`), before).toEqual(['->']);
    },
  );
});

describe('the name of a keyword is no part of a cost', () => {
  test.each(['Pay 2 moss ', '[tap] ', 'Quokka | Pay 2 moss ', 'A pen gets "Pay 2 moss '])(
    '%sVault: 1 moss',
    (cost) => expect(arrowsOf(`${cost}Vault: 1 moss`)).toEqual(['arrow-missing | Vault']),
  );
  test.each(['Pay 2 moss, Vault: 1 moss', '[tap], Vault: Reveal a card -> Draw a card.'])('%s', (text) =>
    expect(arrowsOf(text)).toEqual(['arrow-broken | ,']),
  );
  test('but another word before a colon is', () =>
    expect(arrowsOf('Turn: Draw a card. | Tap: Leap 2')).toEqual(['arrow-broken | : |  ->']));
});

describe('the verb of an effect is nothing that is paid', () => {
  test.each(['Pay 2 then Quokka', 'Pay 2 moss with Quokka', 'Pay 2 of Quokka'])(
    'nor a word that goes on: %s',
    (text) => {
      for (const each of arrowsOf(text)) expect(each).toBe('arrow-missing | Quokka');
    },
  );
  test.each(['Pay 2 untap Fen.', 'Pay 2 retreat Fen.', 'Pay X return Fen to your hand.'])('%s', (text) =>
    expect(arrowsOf(text, 'Fen')).toEqual(['arrow-missing | Fen']),
  );
  test.each([
    'Pay 2 Force Fen gets +1 moss.',
    'Pay 2 build points Fen gets +1 moss.',
    '[tap] Fen gets +1 moss.',
  ])('but this is paid: %s', (text) =>
    expect(arrowsOf(text, 'Fen')).toEqual(['arrow-missing | Fen | -> Fen']),
  );
});
