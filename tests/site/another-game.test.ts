import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOf } from '../../src/build/files.ts';
import { sites } from '../helpers/build-site.ts';
import { reconcileSeeds, seedSources } from '../helpers/content.ts';

const { dist } = sites.another;
const read = (name: string) => readFileSync(path.join(dist, name), 'utf-8');

/** What a person reads, and what programs do, code and looks included. */
const texts = filesOf(dist)
  .filter((name) => /\.(?:html|txt|md|csv|tsv|xml|json|webmanifest|css|js)$/.test(name))
  .map((name) => [name, read(name)] as const);

/** Words of this game: what it is called, its sources, sets and publishers, and its keywords. */
function wordsOfThisGame(): string[] {
  const site = parse(readFileSync('content/site.yaml', 'utf-8'));
  const keywords = reconcileSeeds();
  // What interfaces say of themselves.
  const common = ['Deploy', 'Focus', 'Insert', 'Stack', 'Switch', 'Glossary', 'Keyword list', 'Keyword List'];
  return [
    site.abbreviation,
    site.prefix,
    site.cardFiles,
    'Star Wars',
    'Jedi',
    ...seedSources.map(({ title }) => title),
    ...keywords.flatMap(({ name, introduction }) => [name, introduction?.set, introduction?.by]),
  ].filter((word): word is string => Boolean(word) && !common.includes(word));
}

test('not one word of this game stands on the site of another', () => {
  const words = [...new Set(wordsOfThisGame())].map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const found = texts.flatMap(([name, text]) =>
    [...text.matchAll(pattern)].map(([word]) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
  expect(words.length).toBeGreaterThanOrEqual(100);
});

test('it calls itself by its own name, and other pages and programs find it under its own prefix', () => {
  expect(read('index.html')).toContain('<title>Pebbles Rulebook</title>');
  expect(read('index.html')).toContain('Every keyword of the game of Pebbles: what it says now');
  expect(read('embed/index.html')).toContain('&lt;pebbles-keyword name');
  expect(read('embed/v1.js')).toContain('pebbles');
  expect(filesOf(dist)).toContain('pebbles-keywords.zip');
});

test('what its sources do not tell is not shown: no sets, no moments, no terms, no line of what is not recorded', () => {
  const pages = filesOf(dist);
  expect(pages).not.toContain('sets/index.html');
  expect(pages).not.toContain('timing/index.html');
  expect(pages).not.toContain('terms/index.html');
  expect(read('search-data.json')).not.toContain('terms/');
  for (const [name, text] of texts.filter(([name]) => name.endsWith('.html')))
    expect(text, name).not.toMatch(/not recorded|Narrow by|>Sets<|>Moments|by set|="\/terms\//);
});

test('the machine works for it as for this game: a change, a rename, a mention, a name with a hyphen, a ruling by hand', () => {
  expect(read('keywords/skip/index.html')).toContain('Effect reworded; one ruling added.');
  expect(read('keywords/skip/index.html')).toContain('<a class="mention" href="/keywords/hop/">Hop</a>');
  expect(read('keywords/hop/index.html')).toContain('This keyword is now <a href="/keywords/leap/">Leap</a>');
  expect(read('keywords/zig-zag/index.html')).toContain('Zig-Zag');
  expect(read('keywords/leap/index.html')).toContain('A line <em>under water</em> is still a line.');
});
