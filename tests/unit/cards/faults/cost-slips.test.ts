import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does, found as foundAnywhere } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keywords = [
  sampleKeyword(
    'Hop',
    sampleRevision('Hop X', [does('Pay 1 Amber to move X pebbles. Whenever you may play, rest.')]),
  ),
  sampleKeyword('Stroll', sampleRevision('Stroll', [does('Before paying amber, put 2 pebbles there.')])),
];
// Prepared anew for each text, so that mutants of what is prepared are found.
const check = (text: string) => createCardCheck(keywords)(text);
const found = (text: string) =>
  check(text).findings.map(({ rule, facts, start, end }) => {
    const { found, meant } = { meant: '', ...facts } as { found: string; meant: string };
    expect(text.slice(start, end)).toBe(found);
    return `${rule} ${found}: ${meant}`;
  });

describe('what is paid is written as the texts of keywords have it', () => {
  test.each([
    ['Pay 2 Abmer -> Hop 2', 'Abmer: Amber'],
    ['Stroll | Pay 3 ambr → Hop 2', 'ambr: Amber'],
    ['Pay 1 more Ambre, turn a gate -> Hop 2', 'Ambre: Amber'],
    ['Pay 2 Am8er -> Hop 2', 'Am8er: Amber'],
    ['Pay 2 Amber2 -> Hop 2', 'Amber2: Amber'],
    ['Pay 2 Am#ber -> Hop 2', 'Am#ber: Amber'],
    ['Stroll | [ta!p] -> Hop 2', 'ta!p: tap'],
    ['Pay 2 Amber points0 -> Hop 2', 'points0: points'],
    ['Pay two Amber -> Hop 2', 'two: 2'],
    ['Pay three more Amber -> Hop 2', 'three: 3'],
    ['Pay l Amber -> Hop 2', 'l: 1'],
    ['Stroll | Pay I more Amber -> Hop 2', 'I: 1'],
    ['Pay O Amber -> Hop 2', 'O: 0'],
    ['ay 2 Amber -> Hop 2', 'ay: Pay'],
    ['Stroll | apy 2 Amber -> Hop 2', 'apy: Pay'],
    ['Py  2 Amber -> Hop 2', 'Py: Pay'],
    ['ap -> Hop 2', 'ap: Tap'],
    ['Stroll | Tpa, Pay 2 Amber -> Hop 2', 'Tpa: Tap'],
    ['Pay 2 peble -> Hop 2', 'peble: pebble'],
    ['Pay 2 pebles -> Hop 2', 'pebles: pebbles'],
    ['Pya 2 Amber -> Hop 2', 'Pya: Pay'],
    ['[tap], Pau 2 amber -> Hop 2', 'Pau: Pay'],
    ['Pay 2Amber -> Hop 2', 'Pay 2Amber: Pay 2 Amber'],
    ['Pay2 Amber -> Hop 2', 'Pay2 Amber: Pay 2 Amber'],
    ['PayX more Amber -> Hop 2', 'PayX more Amber: Pay X more Amber'],
    ['Pay 2 Amber Amber -> Hop 2', 'Amber Amber: Amber'],
    ['Pay 2 Amber poit -> Hop 2', 'poit: point'],
    ['Pay 2 Amber conters -> Hop 2', 'conters: counters'],
    ['[Tpa] -> Hop 2', 'Tpa: Tap'],
    ['[untpa], Pay 2 Amber -> Hop 2', 'untpa: untap'],
    ['Stroll | Exaust -> Hop 2', 'Exaust: Exhaust'],
    ['Tab -> Hop 2', 'Tab: Tap'],
  ])('%s', (text, slip) => expect(found(text)).toEqual([`cost-misspelt ${slip}`]));

  test.each([
    'Pay 2 Amber -> Hop 2',
    'Pay 2 AMBER, tap -> Hop 2',
    'Pay 2 pebbles -> Hop 2',
    'Pay 2 Moss -> Hop 2',
    'Pay 2 Moss poit -> Hop 2',
    'Pay 2 Amber points -> Hop 2',
    'Pay 2 Amber Points -> Hop 2',
    'Pay 1 Amber Counter -> Hop 2',
    'Pay 2 Abmer.',
    'Pay 2 M0ss2 -> Hop 2',
    'Pay 2 Mo#ss -> Hop 2',
    '[R#1] -> Hop 2',
    'Pay two Moss -> Hop 2',
    'Pay two Amber, and rest.',
    'Pay l Moss -> Hop 2',
    'Pay O Amber, and rest.',
    'Repay 2 Abmer -> Hop 2',
    'Play 1 Amber -> Hop 2',
    'Day 1 Moss -> Hop 2',
    'pya 1 Amber, and rest.',
    'You may 2 Amber -> Hop 2',
    'Stroll, a cap -> Hop 2',
    'May 1 Amber, and rest.',
    'Lay1 Amber -> Hop 2',
    '[tap] -> Hop 2',
    'May -> Hop 2',
    'Stroll, map -> Hop 2',
    'Moss -> Hop 2',
    'It says [Tpa].',
  ])('and nothing is wrong here: %s', (text) => expect(found(text)).toEqual([]));

  test('in one form, where the texts call more than one of it so', () => {
    const gain = sampleKeyword('Gain', sampleRevision('Gain', [does('Put 2 Amber there, and 3 pebbles.')]));
    const told = (text: string) => createCardCheck([...keywords, gain])(text).findings;
    expect(told('Pay 2 Ambers -> Hop 2')).toMatchObject([
      { rule: 'cost-misspelt', facts: { found: 'Ambers', meant: 'Amber' } },
    ]);
    for (const text of ['Pay 2 pebbles -> Hop 2', 'Pay 2 Amber -> Hop 2', 'Pay 2 Amber points -> Hop 2'])
      expect(told(text), text).toEqual([]);
    expect(found('Pay 2 Ambers -> Hop 2')).toEqual([]);
  });

  test('however long the text is', () => {
    expect(found('Pay 2 Abmer -> Hop 2. '.repeat(3000))).toHaveLength(3000);
    for (const each of ['Pay 2 ', '[Tpa', 'Pay 2 more '])
      expect(found(each.repeat(30_000)).filter((one) => one.startsWith('cost-mis'))).toEqual([]);
  });

  test('more of something is no number', () =>
    expect(foundAnywhere('Pay more moss -> Leap 2')).toEqual(['cost-unclear | Pay more moss']));
});

describe('a verb before what is done to it', () => {
  test.each([
    ['Disacrd a pebble -> Hop 2', 'Disacrd: Discard'],
    ['Stroll | Remvoe 2 pebbles from the moss → Hop 2', 'Remvoe: Remove'],
    ['Sacrfice one of them -> Hop 2', 'Sacrfice: Sacrifice'],
  ])('is one of those of costs: %s', (text, slip) => expect(found(text)).toEqual([`cost-misspelt ${slip}`]));

  test.each([
    'Discard a pebble -> Hop 2',
    'Remove 2 pebbles -> Hop 2',
    'Disacrd a pebble. Then it rests.',
    'Removal of a pebble -> Hop 2',
    'Move a pebble -> Hop 2',
  ])('and none where it is another, or no cost: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('cost-misspelt'))).toEqual([]),
  );

  test('a word of three letters is one slip from too many', () => {
    const hop = sampleKeyword('Hop', sampleRevision('Hop X', [does('Pay 1 moss to move X pebbles.')]));
    const rules = createCardCheck([hop])('Pay 2 mos -> Hop 2').findings.map(({ rule }) => rule);
    expect(rules).not.toContain('cost-misspelt');
  });
});

describe('another verb of the rules for “Pay”', () => {
  test.each([
    ['Stroll | Play 2 Force -> Hop 2', ['cost-misspelt Play: Pay']],
    ['May 1 build point → Hop 2', ['cost-misspelt May: Pay']],
    ['Play 2 amber -> Hop 2', []],
    ['Play 2 Force, rest.', []],
    ['It may play 2 Force -> Hop 2', []],
  ])('is told before what only costs have: %s', (text, findings) => expect(found(text)).toEqual(findings));
});
