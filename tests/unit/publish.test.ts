import { describe, expect, test } from 'vitest';
import { redirectsOfNames } from '../../src/build/redirects.ts';
import type { Keyword } from '../../src/keywords/model.ts';
import { lostInTsv } from '../../src/publish/export/tsv.ts';
import { linksByName } from '../../src/publish/links.ts';
import { createUrls } from '../../src/publish/urls.ts';
import { sampleKeyword, sampleRevision } from '../samples.ts';

const keyword = (name: string, text: string, more: Partial<Keyword> = {}) =>
  sampleKeyword(name, sampleRevision(name, [text]), more);

describe('what glossary.tsv cannot hold is named', () => {
  test.each([
    ['a text as most are', 'A static ability that means, "X."', []],
    ['asterisks around words', 'A *starred* word.', ['Sample']],
    ['a tab', 'One\ttwo.', ['Sample']],
    ['asterisks that are signs of their own', 'Pay 2*X*3 of it.', []],
  ])('%s', (_, text, lost) => expect(lostInTsv([keyword('Sample', text)])).toEqual(lost));
});

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

  test('a former name that has no page leads to the keyword that holds; one that has a page stays', () => {
    const keywords = [
      keyword('Fresh', 'X.', { formerNames: ['Older Name', 'Old'] }),
      keyword('Old', 'X.', { renamedTo: 'fresh' }),
    ];
    const links = linksByName(keywords, createUrls('/'));
    expect(links.Old).toEqual({ slug: 'fresh', url: '/keywords/fresh/', renamed: true });
    expect(redirectsOfNames(links, new Set(['fresh', 'old']))).toEqual({
      'keywords/older-name/': 'keywords/fresh/',
    });
  });
});
