import { describe, expect, test } from 'vitest';
import { findDoubled } from '../../../../src/checks/cards/faults/neighbours/doubled-words.ts';
import { check, found } from '../../../helpers/made-game.ts';

describe('a number in front of a name is mended where the two are an ability', () => {
  test.each([
    ['3 Leap.', ['number-misspelt | 3 Leap | Leap 3']],
    ['Quokka | Pay 2 moss -> 3 Leap', ['number-misspelt | 3 Leap | Leap 3']],
    ['It gets +1 Leap and Quokka.', ['number-misspelt | +1 Leap | Leap 1']],
    ['Turn => 2 Leap', ['arrow-broken | => | ->']],
    ['Units with 3 Leap rest.', []],
    ['A 40/2/2 Leap 3', []],
    ['Rests by 2 Leap 3', []],
    ['2 Leap gates', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));

  test('but none of more digits than a card has, which would be written otherwise', () => {
    expect(found('Leap (1000000)')).toEqual(['number-missing | Leap']);
    expect(found('Leap (20)')).toEqual(['number-misspelt | (20) | 20']);
    expect(found('Leap-1000000')).toEqual([]);
  });

  test('but not where the marks of a page would be cut in two', () => {
    expect(found('**3 Leap**')).toEqual(['number-misspelt | 3 Leap | Leap 3']);
    expect(found('3 *Leap*')).toEqual(['number-misspelt | 3 *Leap']);
  });
});

describe('between two abilities stands a sign', () => {
  test.each([
    ['Quokka Leap 2', ['separator-missing | Leap']],
    ['Leap 2 Quokka Leap 3', ['separator-missing | Quokka', 'separator-missing | Leap']],
    ['Units with Leap 2 Quokka Leap 3', []],
    ['Leap 2 Vault: pay', ['separator-missing | Vault']],
    ['It gets Leap 2 Quokka.', ['separator-missing | Quokka']],
    ['Turn -> Quokka Equipped units rest.', ['separator-missing | Equipped']],
    ['Quokka During your turn, rest.', ['separator-missing | During']],
    ['Leap 2 Pay 1 moss -> rest', ['separator-missing | Pay']],
    ['Quokka [Turn] -> rest', ['separator-missing | [Turn]']],
    ['Quokka Each of your gates rests.', ['separator-missing | Each']],
    ['Leap 2 Quill rests.', ['separator-missing | Quill']],
    ['Quokka\nLeap 2', []],
    ['Quokka  Leap 2  Leap Frog', ['separator-missing | Leap', 'separator-missing | Leap Frog']],
    ['Leap 2 Quill with Quokka Leap 3', ['separator-missing | Quill']],
    ['Quokka Pens cost 1 less.', []],
    ['Quokkas Leap 2', []],
    ['Quokka Leap 2 of them', []],
    ['Quokka Leap 2 rests | Leap 3', []],
    ['Quokka Leap Quokka', []],
    ['Quokka Vault Quokka', []],
    ['Leap 2 the Quill rests', []],
    ['It gets Leap 2 While it rests.', []],
    ['It gets Leap 2 When Quill rests, turn.', ['separator-missing | When']],
    ['It gets Quokka Pay 1 moss -> rest', ['separator-missing | Pay']],
    ['Quokka Turn, Pay 1 moss -> rest', ['separator-missing | Turn,']],
    ['Quokka This Pen rests.', ['separator-missing | This']],
    ['Leap 2 This unit rests.)', ['bracket-open | )']],
    ['Quokka This Pen (and others rests.', ['separator-missing | This', 'bracket-open | (']],
    ['Rest) Quokka | Quokka This Pen rests.', ['bracket-open | )', 'separator-missing | This']],
    ['Quokka This Pen rests. | Rest)', ['separator-missing | This', 'bracket-open | )']],
    ['It gets Quokka when it rests, Leap 2 The Pens.', []],
    ['A unit with Quokka Leap 2', []],
    ['Quokka Leap Frog Pay 1 moss -> rest', ['separator-missing | Leap Frog', 'separator-missing | Pay']],
    [
      'Quokka Leap 2 Whenever Quill rests, turn.',
      ['separator-missing | Leap', 'separator-missing | Whenever'],
    ],
    ['Quokka Turn -> Leap 2', ['separator-missing | Turn']],
    ['Quokka Equipped Pens rest.', ['separator-missing | Equipped']],
    ['Quokka The Pens rest.', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));

  test('however many stand in one row', () => {
    const row = 'Quokka Leap 2 '.repeat(10_000);
    expect(found(row)).toHaveLength(19_999);
  });
});

describe('a sentence behind a keyword begins with a capital letter', () => {
  test.each([
    ['Quokka. this unit rests.', ['sentence-case | this']],
    ['Leap 2.  it rests | Quokka. It rests.', ['sentence-case | it']],
    ['Quokka.\nthis unit rests. then it turns', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));
});

describe('a name is written once', () => {
  test.each([
    ['Leap Leap 2', ['word-doubled | Leap Leap | Leap']],
    ['Vault Vault: turn', ['word-doubled | Vault Vault | Vault']],
    ['Leap Frog Frog', ['word-doubled | Leap Frog Frog | Leap Frog']],
    ['Quokka Quokka', ['word-doubled | Quokka Quokka | Quokka']],
    ['Quokka, Quokka', []],
    ['Draw the the card  card.', ['word-doubled | the the | the', 'word-doubled | card  card | card']],
    [
      'Each that that owner had had. The Dik Dik rests. It is a la la la. Rest\nrest, rest; rests at-at at it, it’s its.',
      [],
    ],
    ['Whatever happens happens. It may do whatever  rests rests; whoever turns turns.', []],
    ['However it it rests.', ['word-doubled | it it | it']],
    ['Leap Frog Frog | Quokka', ['word-doubled | Leap Frog Frog | Leap Frog']],
    ['Leap Frog Frogs', []],
    ['Leap Frog Frog-like', []],
    ['Vault: Vault: turn', ['word-doubled | Vault: Vault | Vault']],
    ['Vault:: turn', ['word-doubled | :: | :']],
    // Fields, as programs for notes have them.
    ['type:: Marsh\n- side of it:: Light\n**Arena**:: Marsh', []],
    ['- Vault:: turn. Choose one:: Rest.', ['word-doubled | :: | :', 'word-doubled | :: | :']],
    ['Leap 2 | Equipped Equipped unit rests.', ['word-doubled | Equipped Equipped | Equipped']],
    ['When When it rests, turn.', ['word-doubled | When When | When']],
    ['The Yo Yo rests. Yours Yours.', []],
    ['Vault::[tap] -> Turn one.', ['word-doubled | :: | :']],
    ['Leap 2 | [tap], [tap] -> Turn one.', ['word-doubled | [tap], [tap] | [tap]']],
    ['Leap 2 | Tap,Tap -> Turn one.', ['word-doubled | Tap,Tap | Tap']],
    ['Pay 2 Force, Pay 2 Force -> Leap 2', ['word-doubled | Pay 2 Force, Pay 2 Force | Pay 2 Force']],
    ['[tap], Pay 2 Force, Pay 3 Force -> Leap 2', []],
    ['[tap], Tap -> Leap 2', []],
    ['Vault: Vault the gate, and turn.', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));
});

test('a word that two names have side by side is none that is doubled', () => {
  const mention = (name: string, start: number) => ({ slug: name, name, start, end: start + name.length });
  expect(findDoubled('Leap Frog Frog Watch', [mention('Leap Frog', 0), mention('Frog Watch', 10)])).toEqual(
    [],
  );
});

test('a word that is doubled is said as it stands there, and as it should', () => {
  expect(check('Quokka | Leap Leap 2 | the the').findings.map(({ facts }) => facts)).toEqual([
    { found: 'Leap Leap', name: 'Leap' },
    { found: 'the the', name: 'the' },
  ]);
});

describe('what is written as an ability is one', () => {
  const unknown = (text: string) => found(text).filter((each) => each.startsWith('keyword-unknown'));
  test.each([
    ['Quokka | Dodge 2', ['keyword-unknown | Dodge 2']],
    ['Pay 1 moss -> Quick Feet +1.', ['keyword-unknown | Quick Feet +1']],
    ['It gets "Dodge X"', ['keyword-unknown | Dodge X']],
    ['* Dodge 2 * Quokka', ['keyword-unknown | Dodge 2']],
    ['Dodge 2', []],
    ['Marsh 7\nQuokka', []],
    ['Pay 1 moss -> Draw 2', []],
    ['Squares 3 | Quokka', []],
    ['Quokka | Leep 2', []],
    ['Quokka | Quick Unit 2', ['keyword-unknown | Quick Unit 2']],
    ['It gets Quokka, Dodge 2, and Leap 1 until dusk', ['keyword-unknown | Dodge 2']],
    ['Take a 2/2 Pen with Dodge X and rest', ['keyword-unknown | Dodge X']],
    ['Vault: Dodge 2', ['keyword-unknown | Dodge 2']],
    [
      'Pay 1 moss -> Dodge 2. Rest. Dodge 3 | Turn',
      ['keyword-unknown | Dodge 2', 'keyword-unknown | Dodge 3'],
    ],
    ['Pens with Dodge 2 get +1 moss, as each Marsh 7', []],
    ['It gets Squares 3 and the pen of Marsh 7', []],
    ['Turn it for a pen named "Dodge 2"', []],
    ['"Dodge 2, turn." Quill to Marsh 7. Dodge 2 turns', []],
    ['"Yes, Dodge 2."', []],
    ['Dodge 1, Quokka, Leap 1', ['keyword-unknown | Dodge 1']],
    ['Leap 1, Dodge 3, Quokka', ['keyword-unknown | Dodge 3']],
    ['Pen\nQuokka\nDodge 20\nLeap 2', ['keyword-unknown | Dodge 20']],
    ['Quokka\nQuick Pen 20\nLeap 2', []],
    ['Leap 1 | Board Squares | Gate 1', ['keyword-unknown | Board Squares']],
    ['Leap 1 | The Board | Gate 1', []],
    ['Leap 1 | Dodge | Pay 1 moss -> Gate 1', ['keyword-unknown | Dodge']],
    ['Quokka • Quick Feet', ['keyword-unknown | Quick Feet']],
    ['Quill | Pen | Marsh Bird | Quokka', []],
    ['Quokka | Turn one.', []],
    ['Leap 1 | Dodge | Gate 1 | Zap 2', ['keyword-unknown | Dodge', 'keyword-unknown | Zap 2']],
    ['Leap 1|Dodge|Gate 1', ['keyword-unknown | Dodge']],
    ['Leap 1  |  Dodge', ['keyword-unknown | Dodge']],
    ['Leap 1 until dusk | Dodge', []],
    ['Quokka, Dodge 3', ['keyword-unknown | Dodge 3']],
    ['Rest, Dodge 3', []],
    ['Rest,Dodge 3', []],
    ['Rest, Dodge 3. | Quokka', ['keyword-unknown | Dodge 3']],
    ['Rest, Dodge 3| Quokka', ['keyword-unknown | Dodge 3']],
    ['Turn one with Quokka, Dodge 3', []],
  ])('%s', (text, findings) => expect(unknown(text)).toEqual(findings));
});

describe('a cost is set apart from what it pays for', () => {
  test.each([
    ['Pay 2 moss Turn a gate.', ['arrow-missing | Turn | -> Turn']],
    ['Pay 1 moss, 2 fern points Each gate rests.', ['arrow-missing | Each | -> Each']],
    ['[Tap] Turn a gate.', ['arrow-missing | Turn | -> Turn']],
    ['Pay 2 moss: Turn a gate.', ['arrow-broken | : |  ->']],
    ['Pay 2 moss - Turn a gate.', ['arrow-broken | - | ->']],
    ['Pay 2 moss=Leap 2', ['arrow-broken | = |  -> ']],
    ['Pay 2 moss, Leap 2', ['arrow-broken | , |  ->']],
    ['Tap: Leap 2', ['arrow-broken | : |  ->']],
    ['Pay 2 moss. Turn a gate.', []],
    ['Discard a card named "Quill" -> Leap 2', []],
    ['A gate gets "-> Leap 2"', ['cost-empty | ->']],
    ['Toll: Pay 2 moss. Leap 2', []],
    ['Each gate rests. Pay 2 moss. Leap 2', []],
    ['Pay 2 Leap Frog', []],
    ['Remove 2 moss from a gate Draw 2 cards.', ['arrow-missing | Draw']],
    ['Discard a card: Draw 2 cards.', ['arrow-broken | : |  ->']],
    ['Discard a card from your hand Leap 2', ['arrow-missing | Leap']],
    ['Turn; Pay 2 moss – > Leap 2', ['arrow-broken | – > | ->']],
    ['[Quokka] Leaper. It turns.', []],
    ["Turn this unit's Quokka -> Leap 2", []],
    ["Tap this unit's Quokka -> Leap 2", []],
    ['Vault: Pay 2 moss or turn a gate.', []],
    ['Vault: Pay 2 moss Points or turn.', []],
    ['Choose one: Draw a card. Or: Turn.', []],
    ['Choose one of your units with Leap 2', []],
    ['Discard The Old Quill from your hand.', []],
    ['Pay 2 moss   Turn a gate.', []],
    ['Pay 2 Force    Leap 2', []],
    ['Gets "Pay 2 Force   Leap 2" and rests.', []],
    ['Pay 2 Force  Leap 2', ['arrow-missing | Leap | -> Leap']],
    ['Pay 2 Turn a gate of it.', ['arrow-missing | Turn']],
    ['Pay 2 Force Turn a gate.', ['arrow-missing | Turn | -> Turn']],
    ['Pay 2 ForceTurn a gate.', ['arrow-missing | Turn']],
    ['Pay 2 ForceChoose one: Turn a gate.', ['arrow-missing | Choose']],
    ['Pay 2 Fern counters Turn a gate.', ['arrow-missing | Turn | -> Turn']],
    ['Pay 2 Turn.', []],
    ['Pay 2 Fern pods -> Turn a gate.', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));
});

describe('what a card is called is no slip', () => {
  test('of a keyword', () => {
    expect(found('Attach it to Quoka, the quick.', 'Quoka (B)')).toEqual([]);
    expect(found('Attach it to Quoka, the quick.')).toHaveLength(1);
  });

  test('nor is in a sentence a word that begins with another letter', () => {
    expect(found('Heap rests. Wuokka turns.')).toEqual([]);
    expect(found('Wuokka | It rests.')).toEqual(['keyword-misspelt | Wuokka | Quokka']);
  });

  test('nor lacks a number where it stands above other words, none of which is an ability', () => {
    expect(found('Leap\nMission\nTurn all of the gates.')).toEqual([]);
    expect(found('# Leap\nTurn all of the gates.')).toEqual([]);
    expect(found('Leap\nQuokka')).toEqual(['number-missing | Leap']);
  });

  test('nor is where it is put a colon that is lost', () => {
    expect(found('Vault Quill and Old Pen to an arena.')).toEqual([]);
    expect(found('Vault Quill.')).toEqual(['colon-missing | Vault']);
    expect(found('Vault Return Quill to your hand.')).toEqual(['colon-missing | Vault']);
  });
});
