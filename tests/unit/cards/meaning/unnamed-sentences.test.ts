import { describe, expect, test } from 'vitest';
import { meantBy } from '../../../../src/checks/cards/meaning/meant.ts';
import { createUnnamedFinder } from '../../../../src/checks/cards/meaning/unnamed.ts';

describe('a sentence says what a keyword does', () => {
  const meaning = 'This unit may move X squares on the board.';
  const saidIn = (text: string, cardName: string | null = null) =>
    createUnnamedFinder(
      new Map([
        ['leap', [meaning]],
        ['hop', ['Move this unit.', 'This unit may rest on any square but one.']],
      ]),
    )(text, cardName).map(({ slug, start, end }) => `${slug}: ${text.slice(start, end)}`);

  test('without its name: with a number for X, and the name of the card for the unit', () => {
    expect(saidIn('Flies. | This unit may move 12 squares on the board. \n Rests.')).toEqual([
      'leap: This unit may move 12 squares on the board.',
    ]);
    expect(saidIn('Quill may move X squares on the board', 'Quill the Test (A)')).toEqual([
      'leap: Quill may move X squares on the board',
    ]);
    expect(saidIn('Then this unit may rest on any square but one, or so.')).toHaveLength(1);
  });

  test('once for an ability that says it again and again', () => {
    const twice = 'This unit may move 2 squares on the board. This unit may move 3 squares on the board.';
    expect(saidIn(`${twice} | ${twice}`)).toEqual([`leap: ${twice}`, `leap: ${twice}`]);
  });

  test('but not in part, in few words, or with other words', () => {
    for (const text of [
      'This unit may move two or three squares on the board.',
      'This unit may move squares on the board.',
      'This unit may move 3 squares 4 the board.',
      'This unit may move v2 squares on the board.',
      'This unit may move 2nd squares on the board.',
      'This unit may move 3 squares on the',
      'Move this unit.',
      'Quill may move 3 squares on the board.',
    ])
      expect(saidIn(text), text).toEqual([]);
  });
});

test('what a meaning does is all of its effect, and each quotation of it', () => {
  expect(meantBy('A static ability that means, "Move." and "Rest."')).toEqual([
    'Move." and "Rest.',
    'Move.',
    'Rest.',
  ]);
  expect(meantBy('A static ability that means, "Move." ')).toEqual(['Move.']);
  expect(meantBy('A static ability that means, "“Move.”"')).toContain('Move.');
  expect(meantBy('It moves.')).toEqual([]);
  expect(meantBy('A static ability that means, "')).toEqual([]);
});
