import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { buildSite, runScript } from '../build-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'one-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the site of these sheets or lists, oldest first, each by its id. */
function build(name: string, kind: string, sources: Record<string, string>) {
  const content = path.join(folder, name);
  mkdirSync(path.join(content, 'sources'), { recursive: true });
  for (const [id, text] of Object.entries(sources))
    writeFileSync(path.join(content, `sources/${id}.txt`), text);
  const toYaml = (id: string) => `- id: ${id}\n  title: The ${id}\n  kind: ${kind}\n  file: ${id}.txt\n`;
  writeFileSync(path.join(content, 'sources.yaml'), Object.keys(sources).map(toYaml).join(''));
  runScript('ingest', ['--content', content]);
  const dist = path.join(content, 'dist');
  buildSite(content, dist);
  return { names: filesOf(dist), read: (file: string) => readFileSync(path.join(dist, file), 'utf-8') };
}

test('of one keyword, of a set whose publisher nobody recorded, a site says no more than there is', () => {
  const list = `Keywords

Leap
Template: Leap
Added in Set: First Steps
Added By:
Date Added: 2/3/2004
A static ability that means, "This unit may cross the brook."
`;
  const { names, read } = build('one', 'list', { list });
  const told = names.filter((name) => /^(?:sources|changes\/list|by)\b.*\.html$/.test(name));
  expect(told).toHaveLength(4);
  for (const name of told) expect(read(name), name).toMatch(/\b1 keyword\b/);
  for (const name of told) expect(read(name), name).not.toContain('1 keywords');
  // The timeline has a lane for each publisher.
  expect(read('sets/index.html')).not.toContain('<figure');
  expect(read('sets/index.html')).toContain('First Steps');
}, 60_000);

test('an earlier wording leads to no list in which no keyword stands any more', () => {
  const sheet = (typeLine: string) => `A sheet\n\nLeap\n\nLeap: ${typeLine} that means, "Cross the brook."\n`;
  const { names, read } = build('two', 'sheet', {
    first: sheet('A layered ability triggered during the attack POP'),
    second: sheet('A layered, static ability'),
  });
  const traits = names
    .filter((name) => /^keywords\/leap\/\w{8}\/index\.html$/.test(name))
    .map((name) => /<p class="traits">(.*?)<\/p>/s.exec(read(name))?.[1]?.replace(/\s+/g, ' ').trim());
  const layered = '<a href="/by/stacking/layered/">layered</a>';
  expect(traits.sort()).toEqual([
    `${layered} · <a href="/by/mode/static/">static</a> · ability`,
    `${layered} · triggered · ability · attack`,
  ]);
}, 60_000);

test('a keyword that gave way, and stands in no later source, is told to be renamed, to the name that holds now', () => {
  const sheet = (name: string, more: string) => `A sheet\n\n${name}\n\n${name}: Cross the brook.${more}\n`;
  const { read } = build('renamed', 'sheet', {
    first: sheet('Hop', ''),
    second: sheet('Leap', ' "Hop" is the former name of this keyword.'),
    third: sheet('Bound', ' "Leap" is the former name of this keyword.'),
  });
  const textOf = (html: string | undefined) =>
    html
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const changed = read('changes/index.html')
    .split('<article')
    .slice(1)
    .map((html) => textOf(`<${html}`));
  expect(changed).toEqual([
    expect.stringMatching(/^Hop Now Bound \. The second/),
    expect.stringMatching(/^Leap Now Bound \./),
  ]);
  const entry = /<ul class="rows source-entries">(.*?)<\/ul>/s.exec(read('sources/first/index.html'))?.[1];
  expect(textOf(entry)).toBe('Hop Now Bound . renamed');
}, 60_000);
