import { describe, expect, test } from 'vitest';
import { check, found } from '../../../helpers/made-game.ts';

describe('a stroke within a note', () => {
  test('is told: it stands between abilities', () => {
    expect(found('Quokka (This unit is one. | It rests.)')).toContain('separator-inside | |');
    expect(found('Leap 2 (This unit may move 2\nsquares | on the board.)')).toEqual(['separator-inside | |']);
    expect(found('Leap 2 (when it rests | at the gate) | Quokka')).toEqual(['separator-inside | |']);
  });

  test.each([
    'Leap 2 (once each turn) | Quokka (once)',
    'Turn one (a | b) | Quokka',
    'Choose a side (North | East | South).',
  ])('and not here: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a stroke within a sentence', () => {
  test.each([
    'Turn it to | the gate.',
    'Leap 2 | A unit gets "Pay X moss, where | X is its power -> Turn one."',
    'Turn one of| two gates.',
  ])('is told behind a word with which none ends: %s', (text) =>
    expect(found(text)).toEqual(['separator-inside | |']),
  );

  test.each([
    'Turn it | Leap 2',
    'Put it on | Leap 2',
    'Turn as many as each | Leap 2',
    'All that it asks for | often | Leap 2',
    'It gets +1 power and | Leap 2',
    'Old Warden of the | Mission | Leap 2',
    'Vitamin A | Leap 2',
    'Turn one of |',
    "It's Quill's with | -- | Leap 2",
  ])('and not here: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a sign that looks like a stroke, or of a key beside it', () => {
  test.each(['\\', ']', '}', '!', '¦'])('is one between abilities: “%s”', (sign) => {
    expect(found(`Quokka ${sign} Leap 2 | Gate 1`)).toEqual([`separator-missing | ${sign}`]);
    expect(found(`Leap 2 ${sign} [tap] -> Quokka`)).toEqual([`separator-missing | ${sign}`]);
    expect(found(`Turn it. ${sign} Pay 2 Force -> Quokka`)).toEqual([`separator-missing | ${sign}`]);
  });

  test('is told with what it stands after', () => {
    expect(check('Turn it | Leap 2} Quokka').findings.map(({ facts }) => facts)).toEqual([
      { name: 'Leap 2', found: '}' },
    ]);
  });

  test.each([
    'Rest! Turn one.',
    'Rest ! and turn one.',
    'May all of them rest ! Turn one.',
    'Leap 2 | A unit gets +2 power ! Turn one.',
    'Pay 2 Force ] Leap 2',
    '[ Marsh ] Quokka',
    'It has {Marsh } Quokka',
    'Quokka \\',
    'Leap 2 ]',
  ])('and nothing is told so here: %s', (text) =>
    expect(found(text).filter((each) => each.startsWith('separator-missing'))).toEqual([]),
  );
});

describe('another sign where a keyword has its colon', () => {
  test.each(['$ ', '= ', ' = ', ' < ', '@ ', '~ ', ' ~ ', '_ '])('is told: “%s”', (sign) => {
    expect(found(`Quokka | Vault${sign}Turn one.`)).toEqual(['colon-missing | Vault']);
    expect(found(`Quokka | Vault${sign}Pay 2 Force -> Turn one.`)).toContain('colon-missing | Vault');
  });

  test.each(['Quokka | Vault! Turn one.', 'Quokka | Vault? It may.', 'Quokka | A Vault = Turn one.'])(
    'and not here: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});
