import { describe, expect, test } from 'vitest';
import { numberedCards } from '../../../../src/checks/cards/document/plain/numbered-cards.ts';

const counted = (...lines: string[]) => [...numberedCards(lines, (line) => line.includes('(B)'))];

describe('cards in a list that counts them', () => {
  test('begin where its numbers go on from one, each with what it is called', () => {
    expect(counted('Cards', '1. Quill (B): Leap 2', 'Gate', '2. **Old Fern** - Gate 2', '3. rests')).toEqual([
      [1, 'Quill'],
      [3, 'Old Fern'],
      [4, ''],
    ]);
  });

  test('in each of several lists', () =>
    expect(
      counted('1. Quill (B)', '2. Fern', '1. Moss (B)', '2. Sand', '1) Stone (B)', '2) Marsh').map(
        ([, name]) => name,
      ),
    ).toEqual(['Quill', 'Fern', 'Moss', 'Sand', 'Stone', 'Marsh']));

  test.each([
    ['one alone', ['1. Quill (B)', 'Fern (B)']],
    ['one that does not begin at one', ['2. Quill (B)', '3. Fern']],
    ['none of which begins as a card does', ['1. Quill', '2. Fern']],
    ['with another sign or indent', ['1. Quill (B)', '2) Fern', '  2. Moss']],
    ['no numbers', ['Quill (B)', 'Fern (B)']],
  ])('but not: %s', (_, lines) => expect(counted(...lines)).toEqual([]));

  test('a number that is out of its order is of no card', () =>
    expect(counted('1. Quill (B)', '4. Fern', '2. Moss')).toEqual([
      [0, 'Quill'],
      [2, 'Moss'],
    ]));
});
