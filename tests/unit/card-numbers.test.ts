import { describe, expect, test } from 'vitest';
import { check, found } from '../made-game.ts';

describe('a number beside a name', () => {
  test.each([
    ['It gets −1 Leap.', ['number-misspelt | −1 Leap | Leap -1']],
    ['Quokka | 3 Leaps.', []],
    ['Leap-12', ['number-misspelt | -12 |  12']],
    ['Each unit with Leap two.', []],
    ['Leap X+12 (This unit may move X+12 squares on the board.)', []],
    ['Quokkas 2', ['number-unexpected | Quokkas 2']],
    ['Leaps | Quokka', ['number-missing | Leaps']],
    ['Vaults | Quokka', ['colon-missing | Vaults']],
    ['Quokkas: rest', []],
    ['Leap IX', ['number-misspelt | IX | 9']],
    ['Leap X1', ['number-misspelt | X1']],
    ['Each unit with Leaps 2 rests', []],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));

  test('is told with its name, of which it is', () => {
    const factsOf = (text: string) => check(text).findings.map(({ facts }) => facts);
    expect(factsOf('It gets Leap three.')).toMatchObject([{ found: 'Leap three', expected: 'Leap 3' }]);
    expect(factsOf('Quokka | Leaps 2')).toEqual([{ found: 'Leaps', meant: 'Leap' }]);
  });
});

describe('a number that counts abilities is none of theirs', () => {
  test.each([
    ['1. Quokka 2. Leap 2 3. Quokka', []],
    ['1. Leap 2. Quokka', ['number-missing | Leap']],
    ['1) Quokka\n2) Leap 2', []],
    ['(1) Leap 1 (2) Quokka', []],
    ['1. Quokka 3. Leap 2', ['number-unexpected | Quokka 3']],
    ['Quokka 2. Leap 2', ['number-unexpected | Quokka 2']],
    ['Leap 1. Quokka 2. Quokka', ['number-unexpected | Quokka 2']],
  ])('%s', (text, findings) => expect(found(text)).toEqual(findings));
});
