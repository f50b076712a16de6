import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { compareLedger, published } from '../../src/publish/ledger.ts';
import { buildSite, sites } from '../build-site.ts';

const content = mkdtempSync(path.join(tmpdir(), 'ledger-'));
const dist = path.join(content, 'dist');
cpSync('content', content, { recursive: true });
afterAll(() => rmSync(content, { recursive: true }));

const build = () => buildSite(content, dist, { BASE_PATH: '/reference', SITE_URL: 'https://example.org' });

test('what was published is written down, and all of it is there', () => {
  const written = readFileSync('content/published.txt', 'utf-8').split('\n').filter(Boolean);
  expect(written).toEqual(
    expect.arrayContaining(['/keywords/bombard/de31cee9/', 'keyword.json revisions[].id']),
  );
  expect(compareLedger(written, published(filesOf(sites.real.dist))).gone).toEqual([]);
});

test('a build fails where a published address is gone, until it is led on, under any base path', () => {
  appendFileSync(path.join(content, 'published.txt'), '/keywords/gone/\nkeyword.json gone\n');
  expect(build).toThrow(/ {2}\/keywords\/gone\/\n {2}keyword\.json gone\n.*redirects\.yaml/s);

  const withoutField = readFileSync(path.join(content, 'published.txt'), 'utf-8').replace(
    'keyword.json gone\n',
    '',
  );
  writeFileSync(path.join(content, 'published.txt'), withoutField);
  writeFileSync(path.join(content, 'redirects.yaml'), 'keywords/gone/: keywords/armor/\n');
  build();
  expect(readFileSync(path.join(dist, '_redirects'), 'utf-8')).toBe(
    '/reference/keywords/gone/ /reference/keywords/armor/ 301\n',
  );
  expect(readFileSync(path.join(dist, 'keywords/gone/index.html'), 'utf-8')).toContain(
    'content="0; url=/reference/keywords/armor/"',
  );
  for (const name of filesOf(dist).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(path.join(dist, name), 'utf-8');
    for (const [, address] of page.matchAll(/ (?:href|src|action|data-[a-z]+)="(\/[^"]*)"/g))
      expect(address, name).toMatch(/^\/reference\//);
  }
  const { keywords } = JSON.parse(readFileSync(path.join(dist, 'api/v1/keywords.json'), 'utf-8'));
  expect(keywords[0].url).toBe('/reference/keywords/absorb/');
}, 120_000);
