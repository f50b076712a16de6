import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { redirectsOfNames } from '../../../src/build/redirects/redirects.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { linksByName } from '../../../src/publish/api/links.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keyword = (name: string, text: string, more: Partial<Keyword> = {}) =>
  sampleKeyword(name, sampleRevision(name, [text]), more);

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

test('it does not, where no address can be made of it', () => {
  const links = linksByName([keyword('Fresh', '', { formerNames: ['Прыжок'] })], createUrls('/'));
  expect(redirectsOfNames(links, new Set(['fresh']))).toEqual({});
});
