import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { compareLedger, publishedIn } from '../../src/publish/published.ts';
import { buildSite, builtIn, sites } from '../helpers/build-site.ts';
import { copySeedFolder } from '../helpers/real-folder.ts';
import { temporaryFolderOfAll } from '../helpers/temporary-folder.ts';

const content = temporaryFolderOfAll();
const dist = temporaryFolderOfAll(builtIn);
copySeedFolder(content);

const publishedBy = (site: string) =>
  publishedIn(filesOf(site), (file) => readFileSync(path.join(site, file), 'utf-8'));
const build = () => buildSite(content, dist, { BASE_PATH: '/reference', SITE_URL: 'https://example.org' });

test('what was published is written down, and all of it is there', () => {
  const written = readFileSync('content/published.txt', 'utf-8').split('\n').filter(Boolean);
  expect(written).toEqual(
    expect.arrayContaining(['/keywords/bombard/de31cee9/', 'keyword.json revisions[].id']),
  );
  expect(publishedBy(sites.real.dist).entries).toEqual(
    expect.arrayContaining(['/keywords/hidden-cost/#r3', '/terms/#pop']),
  );
  expect(compareLedger(written, publishedBy(sites.real.dist)).gone).toEqual([]);
});

test('a build fails where a published address is gone, until it is redirected, under any base path', () => {
  appendFileSync(
    path.join(content, 'published.txt'),
    '/keywords/gone/\n/keywords/gone/#r1\n/terms/#pop\nkeyword.json gone\n',
  );
  const terms = readFileSync(path.join(content, 'terms.yaml'), 'utf-8');
  const renamed = terms.replace('"POP": {', '"Chance to play": {');
  writeFileSync(path.join(content, 'terms.yaml'), renamed);
  expect(build).toThrow(
    / {2}\/keywords\/gone\/\n {2}\/terms\/#pop\n {2}keyword\.json gone\n {2}and 1 more that go with these\n.*redirects\.yaml.*write “ gone” after its line.*\n {2}keywords\/gone\/: keywords\/…\/\n/s,
  );

  const withoutField = readFileSync(path.join(content, 'published.txt'), 'utf-8').replace(
    'keyword.json gone\n',
    '',
  );
  writeFileSync(path.join(content, 'published.txt'), withoutField);
  writeFileSync(
    path.join(content, 'terms.yaml'),
    renamed.replace(/(?<="Chance to play": {[^}]*"formerly": )\[\]/, '["POP"]'),
  );
  appendFileSync(
    path.join(content, 'published.txt'),
    '/keywords/gone/1a2b3c4d/\n/keywords/gone/card.png\n/keywords/gone/changes.xml\n/api/v1/keywords/gone.json\n/old.tsv\n',
  );
  writeFileSync(
    path.join(content, 'redirects.yaml'),
    'keywords/gone/: keywords/armor/\nold.tsv: glossary.tsv\n',
  );
  build();
  expect(readFileSync(path.join(dist, '_redirects'), 'utf-8').split('\n')).toEqual([
    '/reference/keywords/gone/ /reference/keywords/armor/ 301',
    '/reference/keywords/gone/1a2b3c4d/ /reference/keywords/armor/ 301',
    '',
  ]);
  const bytes = (name: string) => readFileSync(path.join(dist, name));
  expect(bytes('keywords/gone/card.png')).toEqual(bytes('keywords/armor/card.png'));
  expect(bytes('keywords/gone/changes.xml')).toEqual(bytes('keywords/armor/changes.xml'));
  expect(bytes('api/v1/keywords/gone.json')).toEqual(bytes('api/v1/keywords/armor.json'));
  expect(bytes('old.tsv')).toEqual(bytes('glossary.tsv'));
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
});
