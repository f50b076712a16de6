import { expect, test } from 'vitest';
import { indexBySlug, inIndex } from '../../../src/general/by-slug.ts';

const bySlug = indexBySlug([{ slug: 'armor' }, { slug: 'evade' }]);

test('an index by slug gives what has one, and names the slug that nothing has', () => {
  expect(inIndex(bySlug, 'evade')).toEqual({ slug: 'evade' });
  expect(() => inIndex(bySlug, 'parry')).toThrow('Found nothing with the slug “parry”, expected one.');
});
