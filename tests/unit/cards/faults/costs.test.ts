import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does, found, sampleOfMode as keyword } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const check = createCardCheck([
  keyword('Leap', 'Leap X', 'activated'),
  keyword('Burrow', 'Burrow', 'static'),
  keyword('Startle', 'Startle X', 'triggered'),
  keyword('Vault', 'Vault', null),
]);

describe('what stands for the cost of a keyword leads to nothing', () => {
  const checkCosts = createCardCheck([
    keyword('Leap', 'Leap X', 'activated'),
    keyword('Odd Cost', 'Odd Cost: [cost]', 'static'),
    keyword('Rest', 'Rest: [effect]', 'static'),
  ]);
  const rules = (text: string) => checkCosts(text).findings.map(({ rule }) => rule);

  test.each(['Odd Cost: Pay 2 moss, Leap 1', 'Odd Cost:  Pay 2 moss; Leap 1'])('%s', (text) =>
    expect(rules(text)).not.toContain('arrow-broken'),
  );
  test.each([
    'Odd Cost: Pay 2 moss: Leap 1',
    'Odd Cost: Turn the gate, pay 2 moss: Leap 1',
    'Rest: Discard a card.: Leap 1',
  ])('nor does it with a colon: %s', (text) => expect(rules(text)).not.toContain('arrow-broken'));
  test.each([
    'Rest: Discard a card: Leap 1',
    'Odd Cost: 1 moss | Discard a card: Leap 1',
    'Discard a card.: Leap 1',
  ])('and behind a cost of its own it is no arrow: %s', (text) =>
    expect(rules(text)).toEqual(['arrow-broken']),
  );
  test('but what is paid in an effect does', () =>
    expect(rules('Rest: Pay 2 moss, Leap 1')).toEqual(['arrow-broken']));
  test('and behind an arrow that is a dash another dash sets apart', () =>
    expect(rules('Pay 2 moss - Roam - Each unit gets Leap 1.')).toEqual(['arrow-broken']));
});

describe('nothing is paid for what nobody activates', () => {
  test.each([
    ['Pay 1 moss -> Burrow', ['Burrow']],
    ['Rest | Pay X moss → Burrow | Vault', ['Burrow']],
    ['Turn (it) - > Startle 2. Only once.', ['Startle 2']],
    ['A unit gets “[Turn] -> Burrow” and rests', ['Burrow']],
    ['* Turn -> Startle 2 * Turn -> Burrow (It has Burrow.)', ['Startle 2', 'Burrow']],
  ])('%s', (text, expected) => {
    const { findings } = check(text);
    expect(findings.map(({ rule }) => rule)).toEqual(expected.map(() => 'cost-unexpected'));
    expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test.each([
    'Pay 1 moss -> Leap 2',
    'Pay 1 moss -> Vault',
    'Burrow | Startle 2',
    'Pay 1 moss -> This unit gets Burrow.',
    'Pay 1 moss -> Burrow until end of turn',
    'Pay 1 moss -> Burrow, Startle 2, and Leap 2 until end of turn',
    'Pay 1 moss -> Startle X, where X is 2',
    'Turn -> Leap 2 | Burrow',
    'A unit with “Pay 1 moss -> Burrow” can’t turn',
  ])('but here nothing is wrong: %s', (text) => expect(check(text).findings).toEqual([]));

  test('nor for one with an effect of its own, unless somebody gets it for a while', () => {
    const ofEffect = createCardCheck([
      keyword('Leap', 'Leap X', 'activated'),
      keyword('Rest', 'Rest: [effect]', 'triggered'),
    ]);
    const rules = (text: string) => ofEffect(text).findings.map(({ rule }) => rule);
    expect(rules('Pay 1 moss -> Rest: Draw a card. | Pay 1 moss -> Leap 2')).toEqual(['cost-unexpected']);
    expect(rules('Rest: Pay 1 moss -> Leap 2')).toEqual([]);
    expect(rules('Pay 1 moss -> Rest: Draw a card until end of turn.')).toEqual([]);
  });

  test('and which ability it is, and how it acts, is told', () =>
    expect(check('Pay 1 moss -> Startle 2').findings).toMatchObject([
      { facts: { name: 'Startle', mode: 'triggered' } },
    ]));

  test('where the cost is missing, no more is said than that', () => {
    expect(check('-> Burrow').findings.map(({ rule }) => rule)).toEqual(['cost-empty']);
  });
});

test('what begins a cost is written once', () => {
  const check = createCardCheck([sampleKeyword('Leap', sampleRevision('Leap X', [does('It has Leap.')]))]);
  const rulesOf = (text: string) => check(text).findings.map(({ rule, replacement }) => [rule, replacement]);
  expect(rulesOf('Pay Pay 2 moss -> Leap 2')).toEqual([['word-doubled', 'Pay']]);
  expect(rulesOf('Leap 2 | Pay 1 moss -> Draw Draw a card.')).toEqual([['word-doubled', 'Draw']]);
  expect(rulesOf('Pay 1 moss -> Tap Tapani.')).toEqual([]);
  expect(rulesOf('Pay 1 moss Pay 2 moss -> Leap 2')).toEqual([['arrow-missing', null]]);
});

describe('a number of a cost that is not known yet is no arrow', () => {
  test.each([
    ['Pay ? moss -> Leap 2', 'cost-unclear | Pay ?'],
    ['Quokka | Discard ? cards -> Leap 2', 'cost-unclear | Discard ?'],
    ['Tap ? of your pens -> Leap 2', 'cost-unclear | Tap ?'],
    ['Remove ? counters from a gate → Leap 2', 'cost-unclear | Remove ?'],
    ['Pay 1 moss, discard ?? cards -> Rest.', 'cost-unclear | discard ??'],
    ['[Tap], Pay TBD moss --> Rest.', 'cost-unclear | Pay TBD'],
    ['Pay # moss => Leap 2', 'arrow-broken | => | ->'],
    ['Tap ? of your pens => Leap 2', 'arrow-broken | => | ->'],
    ['Pay 1 moss ? Leap 2 | Turn -> Rest.', 'arrow-broken | ? | ->'],
    ['Tap ? Leap 2', 'arrow-broken | ? | ->'],
    ['Pay 1 moss ? A pen gets "Pay 1 moss -> Leap 2"', 'arrow-broken | ? | ->'],
  ])('%s', (text, expected) => expect(found(text)).toEqual([expected]));

  test.each(['Discard ? Draw a card.', 'Discard a pen with moss > X -> Leap 2'])(
    'and nobody can tell what is meant by: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  test('however long the text is', () => expect(found('Pay ? moss '.repeat(20_000))).toEqual([]));
});

describe('a cost stands in front of what it pays for', () => {
  const found = (text: string) =>
    check(text).findings.map(({ rule, start, end }) => `${rule} | ${text.slice(start, end)}`);

  test.each([
    ['Leap 2 -> Pay 2 moss | Burrow', 'Pay 2 moss'],
    ['Burrow | Vault → Pay 1 fern point.', 'Pay 1 fern point'],
    ['Leap 2: Pay 2 moss', 'Pay 2 moss'],
    ['Leap 2, Pay 2 moss', 'Pay 2 moss'],
    ['Leap 2 – Pay 2 moss (Once.)', 'Pay 2 moss'],
    ['Leap 2 -> [Tap], Pay X moss', '[Tap], Pay X moss'],
    ['Leap 2 -> Discard a pen of yours', 'Discard a pen of yours'],
    ['It gets "Leap 2 -> Tap" until dusk.', 'Tap'],
  ])('%s', (text, cost) => expect(found(text)).toEqual([`cost-behind | ${cost}`]));

  test.each([
    'Pay 1 moss -> Leap 2, Pay 2 moss -> Vault',
    'Pay 1 moss -> Vault, Discard a pen.',
    'Pay 1 moss -> Leap 2: Pay 2 moss',
    'Tap one of your pens with Leap 2 -> Pay 1 moss',
    'Burrow -> Pay 2 moss',
  ])('but here it is none, or nobody knows: %s', (text) => expect(found(text)).toEqual([]));

  test.each(['Vault -> Draw a card.', 'Leap 2 -> Leap 3', 'Rest. | Leap 2 → Pay 2 moss -> Leap 3'])(
    'and an ability is no cost: %s',
    (text) => expect(found(text)).toEqual([`cost-empty | ${text.includes('→') ? '→' : '->'}`]),
  );

  test.each(['Tap a pen with Leap 2 -> Leap 3', 'It rests with Leap 2 -> rest'])(
    'unless it is a part of one: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  test.each(['Pay 2 Force', 'Pay 2 build points', '[tap]'])('and a cost leads to something: %s', (cost) => {
    for (const text of [
      `${cost} | Leap 2 until dusk.`,
      `Vault | ${cost}`,
      `It gets "${cost} | Turn a gate."`,
    ])
      expect(found(text), text).toEqual([`effect-empty | ${cost}`]);
    for (const text of [
      cost,
      `${cost} -> Turn a gate.`,
      `Vault | Upkeep: ${cost}`,
      `Upkeep:\n${cost}`,
      `Choose one: • ${cost} • Discard a card.`,
      `Do one of these: | Discard a card | ${cost}`,
      `Each player chooses one:\n• ${cost}\n• Discard a card`,
      `It may "${cost}" or rest.`,
      `It chooses "Discard a card" or "${cost}".`,
      `Additional cost | ${cost} | Leap 2 until dusk.`,
    ])
      expect(found(text), text).toEqual([]);
  });

  test.each([
    '2 2 moss',
    'moss 2',
    '2 moss 2',
    '-2 moss',
    '+2 moss',
    '2m',
    'to 2 moss',
    '1 build',
    '2 points',
    '- 2 moss',
    '2-moss',
    '2/moss',
    '2. moss',
    '2: build points',
    '2! moss',
    '2 @moss',
    '$2 moss',
    '% 2 moss',
    '3 more',
    'X more',
    '2 m',
  ])('and an amount has its one number and what is paid: “%s”', (amount) =>
    expect(found(`Pay ${amount} -> Turn a gate.`)).toEqual([`cost-unclear | Pay ${amount}`]),
  );

  test.each([
    'Pay 2 moss points',
    'Pay 1 or 2 moss',
    'Pay X moss',
    'Pay 2 moss, tap',
    'Pay 1 more build point',
    'Pay 2BP',
  ])('and this one has: %s', (cost) => expect(found(`${cost} -> Turn a gate.`)).toEqual([]));

  test.each([
    'Pay 2 Force Turn',
    'Pay 2 more Force Turn',
    'Pay 2 build points Turn',
    '2 Pay moss',
    'Pay: 2 moss',
    'Pay. X moss',
    'Pay-2 moss',
    'Pay 2 moss and',
    'Discard a card from your',
  ])('and its words stand in their order, without other signs, up to the last: %s', (cost) =>
    expect(found(`Quokka | ${cost} -> Turn a gate.`).at(-1)).toMatch(/^cost-unclear \| (?!.*Quokka)/),
  );

  test.each([
    'Pay X-1 moss',
    'Pay 2 half-moss',
    'Pay 2 *moss*',
    'Pay 2 {moss}',
    'Pay [2] moss',
    'Pay 2 Force Counters',
    '1 Pay 2 moss',
    '1) Pay 2 moss',
    'Draw a card. Pay 2 moss',
    'Turn a pen with moss 4 or more',
    'of',
    'Choose one of them and turn it',
  ])('and these are: %s', (cost) => expect(found(`Quokka | ${cost} -> Turn a gate.`)).toEqual([]));

  test('but a name between a cost and its arrow is told by itself', () =>
    expect(found('Burrow | Pay 2 Force Vault -> Leap 2')).toEqual(['arrow-missing | Vault']));

  test('and what is told is the cost, and what it stands behind', () =>
    expect(check('Leap 2: Pay 2 moss.').findings).toMatchObject([
      { facts: { found: 'Pay 2 moss', name: 'Leap 2' }, replacement: null },
    ]));

  test('however much is paid', () => expect(found(`Leap 2 -> ${'Pay 1 moss, '.repeat(5000)}`)).toEqual([]));
});
