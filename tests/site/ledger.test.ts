import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { compareLedger, published } from '../../src/publish/ledger.ts';

const content = mkdtempSync(path.join(tmpdir(), 'ledger-'));
const dist = path.join(content, 'dist');
cpSync('content', content, { recursive: true });
afterAll(() => rmSync(content, { recursive: true }));

function build() {
  // The test runner sets BASE_URL, which Astro would take for its own.
  const { BASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    CONTENT_DIR: content,
    BASE_PATH: '/reference',
    SITE_URL: 'https://example.org',
  };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', '--outDir', dist], {
    encoding: 'utf-8',
    env,
  });
  return { status, output: stdout + stderr };
}

test('what was published is written down, and all of it is there', () => {
  const written = readFileSync('content/published.txt', 'utf-8').split('\n').filter(Boolean);
  expect(written).toEqual(
    expect.arrayContaining(['/keywords/bombard/de31cee9/', 'keyword.json revisions[].id']),
  );
  expect(compareLedger(written, published(filesOf('dist'))).gone).toEqual([]);
});

test('a build fails where a published address is gone, until it is led on, under any base path', () => {
  appendFileSync(path.join(content, 'published.txt'), '/keywords/gone/\nkeyword.json gone\n');
  const failed = build();
  expect(failed.status).not.toBe(0);
  expect(failed.output).toContain('  /keywords/gone/\n  keyword.json gone\n');
  expect(failed.output).toContain('redirects.yaml');

  const withoutField = readFileSync(path.join(content, 'published.txt'), 'utf-8').replace(
    'keyword.json gone\n',
    '',
  );
  writeFileSync(path.join(content, 'published.txt'), withoutField);
  writeFileSync(path.join(content, 'redirects.yaml'), 'keywords/gone/: keywords/armor/\n');
  const { status, output } = build();
  expect(status, output).toBe(0);
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
