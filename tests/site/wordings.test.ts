import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareAll } from '../../src/keywords/changes/of-keyword.ts';
import { sinceOf } from '../../src/keywords/changes/since.ts';
import { seedSite } from '../helpers/build-site.ts';
import { reconcileSeeds, seedIds, seedSources } from '../helpers/content.ts';

/** The titles of sources, as HTML has them. */
const titlesOf = (ids: readonly string[]) =>
  seedSources
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => title.replace("'", '&#39;'))
    .join(', ');

test('the page of each wording says that it is the current one, that it holds in another spelling, or that it does not hold', () => {
  const keywords = reconcileSeeds();
  const changes = compareAll(keywords, seedIds);
  const says = {
    same: 'This wording is the current one.',
    last: 'The last wording under this name.',
    spelling: 'It holds, in another spelling.',
    changed: 'It no longer holds.',
  };
  const found = { same: 0, spelling: 0, changed: 0 };
  for (const keyword of keywords)
    for (const { id, sources } of keyword.revisions) {
      const since = sinceOf(keyword, id, changes);
      const page = `keywords/${keyword.slug}/${id}/index.html`;
      const html = readFileSync(path.join(seedSite.dist, page), 'utf-8');
      const [, banner = ''] = /<p class="banner (?:held|outdated|renamed)">(.*?)<\/p>/s.exec(html) ?? [];
      const said = banner.replace(/<[^>]+>/g, '').trim();
      const inSentence = titlesOf(sources).replace(/, (?!.*, )/, ' and ');
      if (since === 'same') expect(said, page).toContain(keyword.renamedTo ? says.last : says.same);
      else expect(said, page).toContain(`The wording of ${inSentence}. ${says[since]}`);
      found[since]++;
    }
  expect(found).toEqual({ same: 61, spelling: 6, changed: 33 });
});

test('each passage of an old wording says what became of it, since a link to it may lead below what the page says above', () => {
  const remarks = (page: string) =>
    [
      ...readFileSync(path.join(seedSite.dist, page, 'index.html'), 'utf-8').matchAll(
        /<(?:p|li) class="passage [^>]*>/g,
      ),
    ].map(([tag]) => /data-since="([^"]*)"/.exec(tag)?.[1] ?? null);
  expect(remarks('keywords/bombard/de31cee9')).toEqual([
    'reworded since',
    'reworded since',
    null,
    'reworded since',
  ]);
  expect(remarks('keywords/elude/71748e33')).toEqual([
    'reworded since',
    'reworded since',
    'removed since',
    null,
  ]);
  expect(remarks('keywords/bombard/b2e891df')).toEqual([null, null, null, null]);
  expect(remarks('keywords/bombard')).toEqual([null, null, null, null]);
});

test('the history of a keyword leads to each wording by the names of its sources', () => {
  for (const keyword of reconcileSeeds()) {
    const html = readFileSync(path.join(seedSite.dist, `keywords/${keyword.slug}/index.html`), 'utf-8');
    for (const { id, sources } of keyword.revisions) {
      const link = `<a href="/keywords/${keyword.slug}/${id}/">${titlesOf(sources)} <code>${id}</code></a>`;
      expect(html.includes(link), link).toBe(true);
    }
    const days = html.match(/<span class="day">undated, recorded here 20 November 2026<\/span>/g);
    expect(days?.length, keyword.slug).toBe(keyword.revisions.length);
  }
});

test('a comparison says when the new wording came', () => {
  const pages = globSync('keywords/*/compare/*/*/index.html', { cwd: seedSite.dist });
  expect(pages.length).toBeGreaterThan(39);
  for (const page of pages)
    expect(readFileSync(path.join(seedSite.dist, page), 'utf-8'), page).toContain(
      'The new wording: undated, recorded here 20 November 2026.',
    );
});

test('a keyword with one wording that several sources have is told so, and none that one source has', () => {
  const told = (slug: string) =>
    readFileSync(path.join(seedSite.dist, 'keywords', slug, 'index.html'), 'utf-8').includes(
      'One wording in every source that has it.',
    );
  const found = reconcileSeeds().map(({ slug, revisions: [only, ...more] }) => {
    const isOfSeveral = more.length === 0 && (only?.sources.length ?? 0) > 1;
    expect(told(slug), slug).toBe(isOfSeveral);
    return isOfSeveral;
  });
  expect(found.filter(Boolean).length).toBe(14);
});
