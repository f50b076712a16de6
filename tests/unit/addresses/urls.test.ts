import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';

describe('addresses', () => {
  test.each(['/reference', 'reference/', '/reference/', '//reference//'])(
    'under the base path %s',
    (base) => {
      expect(createUrls(base).keyword('bombard')).toBe('/reference/keywords/bombard/');
    },
  );

  test('with their origin, of a site under a base path', () => {
    const urls = createUrls('https://example.org/reference/');
    expect(urls.compare('a', 'b', 'c')).toBe('https://example.org/reference/keywords/a/compare/b/c/');
    expect(urls.by('timing', 'attack')).toBe('https://example.org/reference/timing/#attack');
  });
});
