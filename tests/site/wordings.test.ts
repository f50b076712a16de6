import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareAll } from '../../src/keywords/changes/of-keyword.ts';
import { sinceOf } from '../../src/keywords/changes/since.ts';
import { sites } from '../build-site.ts';
import { reconcileSeeds, seedIds } from '../content.ts';

test('the page of each wording says that it is the current one, that it holds in another spelling, or that it does not hold', () => {
  const keywords = reconcileSeeds();
  const changes = compareAll(keywords, seedIds);
  const says = {
    same: 'This wording is the current one.',
    spelling: 'This wording holds, in another spelling.',
    changed: 'This wording no longer holds.',
  };
  const found = { same: 0, spelling: 0, changed: 0 };
  for (const keyword of keywords)
    for (const { id } of keyword.revisions) {
      const since = sinceOf(keyword, id, changes);
      const page = `keywords/${keyword.slug}/${id}/index.html`;
      const html = readFileSync(path.join(sites.real.dist, page), 'utf-8');
      expect(/<p class="banner (?:held|outdated)">\s*(This wording [^.]*\.)/.exec(html)?.[1], page).toBe(
        says[since],
      );
      found[since]++;
    }
  expect(found).toEqual({ same: 61, spelling: 6, changed: 33 });
});
