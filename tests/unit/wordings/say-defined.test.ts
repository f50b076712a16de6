import { expect, test } from 'vitest';
import { sayDefined } from '../../../src/keywords/terms/say-defined.ts';

test('of how many terms a meaning is told is said for none of them, for some and for all', () => {
  expect(sayDefined(0, 29)).toBe('No source here says what any of them means.');
  expect(sayDefined(3, 29)).toBe(
    'Meanings are given in the words of whoever states them, for 3 of these 29: for the others, no source here says what they mean.',
  );
  expect(sayDefined(29, 29)).toBe('Meanings are given in the words of whoever states them.');
});
