import { expect, test } from 'vitest';
import { sayDefined } from '../../src/keywords/terms/say-defined.ts';

test('of how many terms a meaning is told is said for none of them, for some and for all', () => {
  expect(sayDefined(0, 29)).toBe('No source here says what any of them means.');
  expect(sayDefined(3, 29)).toBe(
    'What one means stands in the words of who says it, for 3 of these 29: of the others no source here says what they mean.',
  );
  expect(sayDefined(29, 29)).toBe('What one means stands in the words of who says it.');
});
