import { describe, expect, test } from 'vitest';
import { findArrowFaults } from '../../../../src/checks/cards/faults/arrows/arrows.ts';
import { readUses } from '../../../../src/checks/cards/text/keyword-use.ts';
import type { TemplateShape } from '../../../../src/checks/cards/text/template-shape.ts';
import { found } from '../../../helpers/made-game.ts';

describe('an arrow stands between a cost and what it pays for', () => {
  const shape: TemplateShape = { template: 'Leap X', hasNumber: true, hasColon: false };
  const faultsIn = (text: string) => {
    const leaps = [...text.matchAll(/Leap/g)].map(({ index: start }) => ({ start, end: start + 4 }));
    const mentions = leaps.map((place) => ({ slug: 'leap', name: 'Leap', shape, ...place }));
    return findArrowFaults(text, readUses(text, mentions), null);
  };
  const faults = (text: string) =>
    faultsIn(text).map(({ rule, found, start, end }) => {
      expect(text.slice(start, end)).toBe(found);
      return `${rule} ${found}`;
    });

  test.each([
    ...['=>', '==>', '=>>', '~>', '—>', '–>', '–->', '-→', '->>', '-->>', '>>', '<-', '- ->', '-> >'],
    ...['>', '»', '►', '⟶'],
    ...['-.', '_>', '.>', '-<', '>-', ', ->'],
    ...['‑>', '−>', '-,', '-/', '-?'],
  ])('“%s” is none', (sign) => {
    for (const cost of ['Pay 1', 'Tap (it)', '[Tap]'])
      for (const paid of ['turn', 'Leap 2'])
        expect(faults(`${cost} ${sign} ${paid}`)).toEqual([`arrow-broken ${sign}`]);
  });

  test.each(['->.', '-> :', '→,'])('nor is one with a sign behind it: “%s”', (sign) => {
    expect(faults(`Pay 1 moss ${sign} Leap 2`)).toEqual([`arrow-broken ${sign}`]);
  });

  test.each(['0>', 'p>', '[>', '-0>', '-)>', '0->', '->0', '¬>', '|>'])(
    'nor with a neighbouring key: “%s”',
    (sign) => {
      for (const cost of ['Pay 1 moss', '[Tap]', 'Discard a card'])
        expect(faults(`${cost} ${sign} Leap 2`), cost).toEqual([`arrow-broken ${sign}`]);
    },
  );

  test.each(['Discard a card from your hand', 'Remove 1 moss from it', '[tap]', 'Tap one of your Pens'])(
    'a comma after a cost is none either: “%s”',
    (cost) => {
      expect(faults(`Rest. | ${cost}, Draw 2 cards.`)).toEqual(['arrow-broken ,']);
      expect(faults(`Rest. | ${cost}, Leap 2`)).toEqual(['arrow-broken ,']);
      for (const text of [`${cost}, Pay 2 moss -> Leap 2`, `${cost}, discard it -> Leap 2`])
        expect(faults(text), text).toEqual([]);
      expect(faults('Discard a card, Leap 2 and rest.')).toEqual([]);
      for (const text of [
        `${cost}, Draw a card, or gain 2 moss.`,
        `${cost}, Draw a card, Gain 2 moss`,
        `Choose one: ${cost}, Draw a card`,
        `Upkeep: ${cost}, Draw a card`,
      ])
        expect(faults(text), text).toEqual([]);
      expect(faults('Lose Leap 2, Leap 3')).toEqual([]);
    },
  );

  test('a letter or a digit beside a point may be lost from the cost, and a bracket may close another', () => {
    const replaced = (text: string) => faultsIn(text).map(({ replacement }) => replacement);
    expect(replaced('Pay 1 moss 9> Leap 2')).toEqual([null]);
    expect(replaced('Pay 1 moss0> Leap 2')).toEqual([null]);
    expect(replaced('Pay 1 Force Turn, -> one.').filter(Boolean)).toEqual([]);
    expect(replaced('Pay 1 more Force Turn, -> one.').filter(Boolean)).toEqual([]);
    expect(replaced('Pay 1 Force -> ,ault')).toEqual([null]);
    expect(replaced('Leap 2 >> Leap 3 >> Leap 1 | Leap => Leap 4')).toEqual([null, null, null]);
    expect(replaced('Tap a gate with Leap 2 => Leap 3')).toEqual(['->']);
    expect(replaced('Pay 1 Force, -> Leap 2 | Pay 1 Force ->, Leap 2')).toEqual([' ->', '->']);
    expect(replaced('Discard (a card )> Leap 2')).toEqual([null]);
    expect(replaced('Discard (a card or [kind] )> Leap 2')).toEqual([null]);
    expect(replaced('Discard (a card) )> Leap 2')).toEqual(['->']);
    for (const cost of ['Tap a gate with power 0>', 'Tap Quill O->', 'Tap Pen P>', 'Pay 2 moss ->0'])
      expect(replaced(`${cost} Leap 2`), cost).toEqual([null]);
    expect(replaced('Pay X moss ->+ X power')).toEqual([null]);
    for (const cost of ['Pay 2 Force 0>', 'Discard a card O->', 'Pay 2 moss ->+'])
      expect(replaced(`${cost} Leap 2`), cost).toEqual(['->']);
    expect(replaced('Pay 0> Leap 2')).toEqual([' ->']);
    expect(replaced('Pay 1 moss> Leap 2')).toEqual([' ->']);
  });

  test.each(['-', '--', '—', '–'])('nor is a dash before an ability: %s', (dash) => {
    for (const cost of ['Pay 1', 'Pay X', '[Tap]', 'Discard one of your units', '2 Force', '2 moss points'])
      expect(faults(`Turn. ${cost === '[Tap]' ? 'Use ' : ''}${cost} ${dash} Leap 2`), cost).toEqual([
        `arrow-broken ${dash}`,
      ]);
  });

  test('nor is it where a hyphen stands at the cost, or in front of a cost another', () => {
    expect(faults('Pay 1 moss- Leap 2')).toEqual(['arrow-broken -']);
    expect(faults('Pay 1 moss -Leap 2')).toEqual(['arrow-broken -']);
    expect(faults('Quill Pen -Leap 2')).toEqual([]);
    for (const cost of ['[Tap], Discard a card', 'Tap, Discard a card of yours', 'Discard a card, [tap]'])
      for (const number of ['2', 'X'])
        expect(faults(`Rest. | ${cost} Do ${number} dice of it.`), cost).toEqual(['arrow-missing Do']);
    for (const text of [
      'Quill, Pen of Discard a card',
      '[Reed] Warden of the marsh Do 2 dice of it.',
      'A well- Leap 2',
      '4 Old Wardens - Leap 2',
      '3 Pens > Leap 2',
      'Lose 2 moss, then Draw 3 cards.',
      'Return a card to its owner, then choose one: Put 2 counters on it. Or: Rest.',
    ])
      expect(faults(text), text).toEqual([]);
  });

  test.each([
    'Pay 1 moss -> Leap 2',
    'Pay 1 - Leap',
    'Turn 3 - Leap 2',
    'Squad of 4 - Leap 2',
    '3x Quokka - Leap 2',
    'The old one of the four - Leap 2',
    'Where its moss > its fern, Leap 2',
    'Moss > Leap 2',
    'Moss <- Leap 2',
    'Pay 1\n> Leap 2',
    'Pay 2 moss or Leap 2',
    'Pay 2 moss less: Leap 2',
    'Pay 1-Leap 2',
    'Rest a unit - Leap 2',
    'Choose one of the following – Leap 2 – Turn',
    'Pay 1 - Turn - Leap 2',
    'Pay 1. Rest - Leap 2',
    'Pay 1. - Leap 2',
    'Pay 1 | Rest - Leap 2',
    '1 - Leap 2',
    'Rest [a] unit - Leap 2',
    'Turn | Rest a unit - Leap 2',
    'Rest a  unit - Leap 2',
    '- rest one of them - Leap 2',
    '1 > 2',
    'a>b',
    'Turn all 3\n- Leap 2',
    'Each of them gets +1 power 2 - Leap 2',
    '- Use [Tap] - Leap 2',
    'Rest | => turn',
    'Pay 1 => ) it',
    'Pay 1 =>\nturn',
    'Pay 1 = turn',
    'Each unit with power >= 4 rests.',
    'Turn all 3 -> - Rest - Turn',
    'Pay 2 moss: Turn (it)',
    'Pay 1 or Leap 2 - Leap 3',
    'Tap Leap 2 of it -- Leap 3',
    'Discard a card and give her Leap 2',
    'Tap-/Leap 2',
    'Discard a pre-, post- or later card',
    'discard a Big card Leap 2',
    'Discard Leap 2',
  ])('“%s” has no fault', (text) => expect(faults(text)).toEqual([]));

  test('an arrow leads to something', () => {
    for (const text of ['Pay 1 moss -> | Rest', 'Pay 1 moss ->  ', 'Turn -> rest | [Turn] →• Rest'])
      expect(faults(text), text).toEqual([`effect-empty ${text.includes('→') ? '→' : '->'}`]);
    expect(faults('Pay 1 moss ->\nrest')).toEqual([]);
  });

  test('what is paid stands behind the number, and a number in front of it', () => {
    for (const text of [
      'Pay 1 -> turn',
      'Rest | Pay X → turn',
      '[Tap], Pay 2  -> turn',
      'Rest, pay 2 -> turn',
      'Gets "Pay X+1 --> turn"',
    ])
      expect(faults(text), text).toEqual([`cost-unclear ${/[Pp]ay [X+\d]+/.exec(text)?.[0]}`]);
    expect(faults('Rest | Pay moss -> Leap 2')).toEqual(['cost-unclear Pay moss']);
    expect(faults('Rest | Pay -> Leap 2')).toEqual(['cost-unclear Pay']);
    expect(faults('Pay it now -> turn | Pay moss: turn | Pay all moss -> turn')).toEqual([]);
    expect(faults('Pay 1 moss -> turn | Pay 1 or 2 -> turn | Pay 1 | Whoever may Pay 1 -> turn')).toEqual([]);
  });

  test('of one word alone it is known that it is all of a cost', () => {
    expect(faults('Rest | Tap Leap 2')).toEqual(['arrow-missing Leap']);
    expect(faults('Tap Leap')).toEqual([]);
    expect(faults('Rest Leap 2')).toEqual([]);
  });

  test('what is paid may be more than otherwise', () => {
    for (const more of ['additional', 'extra', 'more'])
      expect(faults(`Pay 2 ${more} Moss. Turn 2 stones.`), more).toEqual([]);
  });

  test.each(['-> turn', 'Rest | -> turn', 'Rest: -> turn', 'Rest.  -> turn', '"-> turn"', 'Rest\n→ turn'])(
    'the cost is missing in “%s”',
    (text) => expect(faults(text)).toEqual([`cost-empty ${text.includes('→') ? '→' : '->'}`]),
  );

  test('wherever in a long text the dash stands, and however many blanks are around it', () => {
    for (const text of [
      'Pay 1  -  Leap 2',
      'Rest. Turn. Pay 1 - Leap 2',
      `Pay 1 - Leap 2${' turn'.repeat(100)}`,
      `${'Turn. '.repeat(100)}Pay 1 - Leap 2`,
    ])
      expect(faults(text)).toEqual(['arrow-broken -']);
  });

  test('and so of a sign that may be another, and of one that is missing', () => {
    for (const behind of ['', ' turn'.repeat(100)]) {
      expect(faults(`Pay 1 > turn${behind}`)).toEqual(['arrow-broken >']);
      expect(faults(`Discard  a card Leap 2 |${behind}`)).toEqual(['arrow-missing Leap']);
    }
    expect(faults('Leap 3 | Pay 1 - Leap 2')).toEqual(['arrow-broken -']);
    for (const text of [
      'Rest: Discard a card of yours: Draw 2 cards.',
      'Rest: Discard a card of yours: Leap 2',
    ])
      expect(faultsIn(text)).toMatchObject([{ rule: 'arrow-broken', start: 29 }]);
    for (const sign of [':', ' -', ' >', ''])
      expect(faults(`Rest: Pay 1 more moss${sign} Turn a gate.`)).toEqual([
        sign === '' ? 'arrow-missing Turn' : `arrow-broken ${sign.trim()}`,
      ]);
    expect(faults('- Rest  - Turn  - Pay 1 moss > Rest')).toEqual(['arrow-broken >']);
    expect(faults('Rest one - or more > Rest | Rest: Choose a card: Leap 2')).toEqual([]);
  });

  test.each([
    ['Discard it=>turn', '=>'],
    ['Pay 1=>turn', '=>'],
    ['Pay 1   =>  “Turn”', '=>'],
    ['Pay 1 =>2 dice', '=>'],
    ['Pay 1 =>[Tap]', '=>'],
    ['Pay 1 >-- turn', '>--'],
    ['Discard it --> -->-> turn', '--> -->->'],
    ['Pay 1  =  Turn all.', '='],
    ['Pay 1  >  turn', '>'],
    ['Pay 2 moss :  Turn a gate.', ':'],
    ['Pay 2 moss  –  Turn a gate.', '–'],
    ['Pay 2 moss: Turn', ':'],
    ['Pay 2 moss: Turn | Rest', ':'],
    ['Pay 2 moss: Turn.', ':'],
    ['Pay 2 moss: Turn All  The Gates now', ':'],
    ['Pay 2 moss: Turn  2', ':'],
    ['Pay 2 moss: “Turn a gate.”', ':'],
  ])('whatever stands around it: %s', (text, sign) => expect(faults(text)).toEqual([`arrow-broken ${sign}`]));

  test('faults of every kind stand beside each other', () => {
    expect(faults('-> turn | Pay 1 => rest | Pay 1 - Leap 2')).toEqual([
      'arrow-broken =>',
      'arrow-broken -',
      'cost-empty ->',
    ]);
  });
});

describe('an arrow is told wherever its cost stands', () => {
  test.each([
    ['Pay 1 moss >Leap 2', '>'],
    ['Pay 1 moss>Leap 2', '>'],
    ['Vault: Leap 1/Pay 1 moss > Leap 2', '>'],
    ['It gets: +1 moss, Leap 1, Pay 1 moss > Gate 2', '>'],
    ['It gets: +1 moss, Leap 1, Pay 1 moss: Gate 2', ':'],
    ['It gets: +1 moss, Leap 1, Pay 1 moss - Gate 2', '-'],
    ["'Pay 1 moss > Leap 2'", '>'],
    ['text=Pay 1 moss > Leap 2', '>'],
    ['Quokka\n    Pay 1 moss: Draw a card.', ':'],
  ])('%s', (text, sign) =>
    expect(found(text)).toEqual([expect.stringMatching(`^arrow-broken \\| ${sign} \\|`)]),
  );

  test.each([
    ['Tap, Pay 2 moss: Fen of the Marsh II does 3 damage.', 'Fen of the Marsh II (A)'],
    ['Discard a card from your hand — Fen of the Marsh gets +1 moss.', 'Fen of the Marsh'],
    ["Discard a card: Fen's Marsh does 3 damage.", "Fen's Marsh"],
  ])('also in front of what the card is called: %s', (text, name) =>
    expect(found(text, name)).toEqual([expect.stringMatching(/^arrow-broken/)]),
  );

  test.each([
    'Each unit with moss 5 > Leap',
    'Choose a gate: Fen of the Marsh gets +1.',
    'Discard a card Fen of the Marsh gets',
  ])('but not here: %s', (text) =>
    expect(found(text, 'Fen of the Marsh').filter((each) => each.startsWith('arrow'))).toEqual([]),
  );
});

describe('the colon of a keyword is none in place of an arrow', () => {
  test.each(['Discard this unit Vault: Leap 2', 'Tap the Vault: Quokka'])('%s', (text) =>
    expect(found(text).filter((each) => each.startsWith('arrow-broken'))).toEqual([]),
  );

  test('nor is one behind a sentence with another glued to it', () =>
    expect(found('Shuffle your deck.I Moss: Leap 2')).toEqual([]));

  test.each(['Discard this unit: Leap 2', 'Vault: Discard a card: Leap 2'])('but another is: %s', (text) =>
    expect(found(text)).toEqual(['arrow-broken | : |  ->']),
  );
});
