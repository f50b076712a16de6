import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letters } from '../../scripts/bench/generate.ts';
import { buildSite, builtIn, runScript } from '../helpers/build-site.ts';
import { hostileFragments } from '../helpers/hostile.ts';
import { shownText } from '../helpers/shown-text.ts';
import { temporaryFolderOfAll } from '../helpers/temporary-folder.ts';

const folder = temporaryFolderOfAll();
const dist = temporaryFolderOfAll(builtIn);

const fragment = fc.oneof(fc.constantFrom(...hostileFragments), fc.string({ unit: 'grapheme' }));
const generated = fc
  .array(fragment, { minLength: 1 })
  .map((fragments) => fragments.join(' ').replace(/[\r\n]/g, ' '))
  .filter((text) => text.isWellFormed() && !text.includes('\0'));

/** One text for each fragment, which it starts, holds and ends with, and two hundred at random. */
const texts = [
  ...hostileFragments.map((hostile) => `${hostile}x ${hostile} x${hostile}`),
  ...fc.sample(generated, { numRuns: 200, seed: 61 }),
].map((text) => `A static ability that means ${text}`.trim());

const name = (index: number) => `Sample ${letters(index + 26)}`;

function slugOf(index: number): string {
  return name(index).toLowerCase().replace(' ', '-');
}

/** Names that programs take for something of their own, or patterns for signs of theirs, with the slug of each. */
const names = new Map([
  ['Constructor', 'constructor'],
  ['__proto__', 'proto'],
  ['toString', 'tostring'],
  ['Zig-Zag', 'zig-zag'],
  ["O'Neil", 'oneil'],
  ['Élan', 'elan'],
  ['404', '404'],
]);

const givenRuling = `---
keywords: [sample-aa, sample-ab]
date: 2026-01-02
by: A Judge
url: https://example.org/1
---

Given by a person.
`;

const supersedingRuling = givenRuling
  .replace('sample-aa, ', '')
  .replace('2026-01-02', '2026-01-03\nsupersedes: sample')
  .replace('Given', 'Superseded');

/** Two words of every text, one defined by a text of the sheet and one by somebody else. */
const defining = texts[hostileFragments.indexOf('</Meaning>')] ?? '';
const terms = {
  Static: {
    writings: ['static'],
    definition: { text: defining, source: 'sheet', keyword: slugOf(texts.indexOf(defining)) },
  },
  '{Ability} <b>': {
    writings: ['ability'],
    definition: { text: '<b>{x}</b> & "y"', from: { title: '<i>Rules</i>', url: 'https://example.org/2' } },
  },
};

test('any text survives the whole way from a source to the page and the API, in a folder outside the project', () => {
  mkdirSync(path.join(folder, 'sources'));
  const entries = [
    ...texts.map((text, index) => [name(index), text]),
    ...[...names.keys()].map((odd) => [odd, `A static ability that means ${odd} as well as Sample aa.`]),
  ];
  const sheet = entries.map(([heading, text]) => `${heading}\n\n${heading}: ${text}`).join('\n\n');
  writeFileSync(path.join(folder, 'sources/sheet.txt'), `A Sheet\n\n${sheet}\n`);
  writeFileSync(
    path.join(folder, 'sources.yaml'),
    '- id: sheet\n  title: A Sheet\n  kind: sheet\n  file: sheet.txt\n',
  );
  mkdirSync(path.join(folder, 'rulings'));
  writeFileSync(path.join(folder, 'rulings/sample.mdx'), givenRuling);
  writeFileSync(path.join(folder, 'rulings/superseding.mdx'), supersedingRuling);
  // What an editor left there is not read, and must not be compiled.
  writeFileSync(path.join(folder, 'rulings/~$sample.mdx'), '{\n');
  writeFileSync(path.join(folder, 'terms.yaml'), JSON.stringify(terms));
  runScript('ingest', ['--content', folder]);
  buildSite(folder, dist);
  for (const [index, text] of texts.entries()) {
    const slug = slugOf(index);
    const api = JSON.parse(readFileSync(path.join(dist, `api/v1/keywords/${slug}.json`), 'utf-8'));
    expect(api.text).toBe(text);
    const page = readFileSync(path.join(dist, `keywords/${slug}/index.html`), 'utf-8');
    const shown = [...page.matchAll(/<(p|li) class="passage [^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , html = '']) => shownText(html),
    );
    expect(shown.join(' ')).toBe(text);
  }
  const links = JSON.parse(readFileSync(path.join(dist, 'api/v1/links.json'), 'utf-8'));
  for (const [odd, slug] of names) {
    const own = readFileSync(path.join(dist, `keywords/${slug}/index.html`), 'utf-8');
    expect(shownText(own)).toContain(`A static ability that means ${odd} as well as Sample aa.`);
    expect(own).toContain(`<link rel="canonical" href="http://localhost:4321/keywords/${slug}/">`);
    expect(Object.getOwnPropertyDescriptor(links, odd)?.value).toMatchObject({ slug });
  }
  const found = runScript('lookup', ['--batch'], { CONTENT_DIR: folder }, [...names.keys()].join('\n'));
  const firsts = found.matchAll(/^\{.*$/gm).map(([line]) => JSON.parse(line).results[0]);
  expect([...firsts]).toEqual(Array.from(names, ([odd, slug]) => ({ slug, name: odd })));
  const page = readFileSync(path.join(dist, 'keywords/sample-aa/index.html'), 'utf-8');
  expect(page).toMatch(/<blockquote cite="https:\/\/example.org\/1"><p>Given by a person.<\/p>/);
  expect(page).toContain('A Judge, <time datetime="2026-01-02">2 January 2026</time>');
  // A ruling that no longer holds leads to the one that does, on whichever page that is.
  const superseded = (href: string) => new RegExp(`<a class="badge outdated" href="${href}">superseded</a>`);
  expect(page).toMatch(superseded('/keywords/sample-ab/#given-superseding'));
  const allChanges = readFileSync(path.join(dist, 'changes/index.html'), 'utf-8');
  expect(allChanges).toContain('Given by a person.');
  expect(allChanges).toMatch(superseded('#given-superseding'));
  expect(page).toContain(
    'A <a class="term" href="/terms/#static">static</a> <a class="term" href="/terms/#ability-b">ability</a>',
  );
  const listed = readFileSync(path.join(dist, 'terms/index.html'), 'utf-8');
  const definitions = [...listed.matchAll(/<blockquote[^>]*>([\s\S]*?)<\/blockquote>/g)].map(
    ([, html = '']) => shownText(html),
  );
  expect(definitions.sort()).toEqual(['<b>{x}</b> & "y"', defining].sort());
  expect(shownText(listed)).toContain('<i>Rules</i>');
});
