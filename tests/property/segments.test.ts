import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, sideOf } from '../../src/keywords/changes/compare/segments.ts';

const words = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`).join(' ');

test('any two long texts can be rebuilt from what is marked in them', () => {
  const sentence = fc
    .array(fc.constantFrom('a', 'Unit', 're-roll', ',', '"x"', ' '), { maxLength: 30 })
    .map((all) => `${all.join(' ')}.`);
  const long = fc
    .tuple(fc.array(sentence, { maxLength: 5 }), fc.nat(1500), fc.constantFrom('a', 'b'))
    .map(
      ([sentences, count, letter]) => `${sentences.join(' ')} ${words(letter, count)} ${sentences[0] ?? ''}`,
    );
  fc.assert(
    fc.property(long, long, (old, fresh) => {
      const segments = compareTexts(old, fresh);
      expect(sideOf(segments, '-')).toBe(old);
      expect(sideOf(segments, '+')).toBe(fresh);
    }),
    { numRuns: 100 },
  );
});
