import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createUrls, partId } from '../../../src/addresses/urls.ts';
import { createSearch } from '../../../src/search/search.ts';
import { changingKeyword } from '../../helpers/samples.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

/** What stands on every page, around its text. */
const shell = ['layouts/Base', 'components/frame/SearchBox', 'components/frame/SiteFooter'];

describe('a part of a page that is called after a keyword or a term', () => {
  test('has its slug for an id', () => {
    for (const slug of ['leap', 'leap-frog', 'mainsail', 'quokka', 'search']) expect(partId(slug)).toBe(slug);
  });

  test('has another one where the page itself has that', () => {
    const ids = shell.flatMap((file) =>
      [...readFileSync(`src/${file}.astro`, 'utf-8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id),
    );
    expect(ids.length).toBeGreaterThan(3);
    for (const id of [...ids, 'search-result-0', 'kind-reworded']) {
      expect(partId(id), id).not.toBe(id);
      expect(createUrls('/').term(id)).toBe(`/terms/#${id.toUpperCase()}`);
    }
  });

  test('is found there by the search', () => {
    const main = changingKeyword('Main', [['It turns on fern.']]);
    const sources = [{ id: 's1', title: 'Fern Sheet' }];
    const data = searchDataOf({ keywords: [main], sources });
    expect(createSearch(data)('main as of fern sheet').pages).toMatchObject([{ path: 'as-of/s1/#MAIN' }]);
  });
});
