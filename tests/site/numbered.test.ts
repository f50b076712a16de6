import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentRevision } from '../../src/keywords/history.ts';
import { passagesOf } from '../../src/keywords/wording/passages.ts';
import { seedSite } from '../helpers/build-site.ts';
import { reconcileSeeds } from '../helpers/content.ts';

test.each([
  ['as-of/glossary', '<article class="standing '],
  ['booklet/a4', '<article class="booklet-entry'],
])('the rulings of each keyword of %s are a list in their order, which numbers them', (page, start) => {
  const entries = readFileSync(`${seedSite.dist}/${page}/index.html`, 'utf-8').split(start).slice(1);
  const keywords = reconcileSeeds();
  expect(entries).toHaveLength(keywords.length);
  for (const [index, keyword] of keywords.entries()) {
    const [, list = ''] = /<ol class="rulings">(.*?)<\/ol>/s.exec(entries[index] ?? '') ?? [];
    const [, ...rulings] = passagesOf(currentRevision(keyword).parts);
    expect(list.match(/<li>/g)?.length ?? 0, keyword.slug).toBe(rulings.length);
  }
});
