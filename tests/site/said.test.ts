import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedSite, sites } from '../helpers/build-site.ts';
import { seedSources } from '../helpers/content.ts';

const read = (name: string, { dist } = sites.real) => readFileSync(`${dist}/${name}/index.html`, 'utf-8');
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('the page on data has the downloads above all else, and a list of what follows', () => {
  const [above = '', ...below] = read('api').split('<h2');
  for (const file of ['/glossary.tsv', '/glossary.csv', '/glossary.md', '/swtcg-keywords.zip'])
    expect(above).toContain(`<a href="${file}">`);
  for (const part of below) {
    const [, id, title] = /^ id="([^"]+)">([^<]+)</.exec(part) ?? [];
    expect(above).toContain(`<a href="#${id}">${title}</a>`);
  }
});

test('the page of a set promises no more of its keywords than it shows', () => {
  expect(read('sets/attack-of-the-clones')).toMatch(/\d keywords, with what each means today/);
});

test('the pages of changes say so in their headings, as no page of a source is headed', () => {
  const headings = seedSources.map(({ id }) => headingOf(read(`sources/${id}`, seedSite)));
  for (const [index, { id }] of seedSources.entries())
    expect(headingOf(read(`changes/${id}`, seedSite))).toBe(`What ${headings[index]} changed`);
  const leadOf = (html: string) => /<p class="lead">\s*([^<]*?)\s*</.exec(html)?.[1];
  expect(leadOf(read('changes/keyword-list', seedSite))).toBe(
    'The oldest source, with 53 keywords: nothing stood before it.',
  );
  expect(leadOf(read('changes/glossary', seedSite))).toBe(
    'What it says of 61 keywords, against the sources before it.',
  );
  expect(leadOf(read('changes/keyword-list/powerful-dark', seedSite))).toMatch(
    /^The 24 keywords that both have are the same in both\./,
  );
  expect(headingOf(read('changes/keyword-list/glossary', seedSite))).toBe(
    'What changed from Keyword list to Glossary',
  );
});

test('an address that is cut short leads on: to all keywords, to the lists, to the glossaries, to the tools', () => {
  for (const [folder, headed] of Object.entries({
    keywords: 'Every keyword and its meaning',
    by: 'Browse keywords',
    'as-of': 'As of each source',
    tools: 'Tools',
  })) {
    const html = read(folder);
    expect(headingOf(html)).toBe(headed);
    const held = readdirSync(`${sites.real.dist}/${folder}`, { recursive: true, encoding: 'utf-8' })
      .filter((name) => name.endsWith('/index.html'))
      .map((name) => name.replace(/index\.html$/, ''));
    // Of a keyword there are more pages, which its own leads to.
    const own = held.filter((name) => folder !== 'keywords' || /^[^/]+\/$/.test(name));
    expect(own.length).toBeGreaterThan(2);
    for (const name of own) expect(html, name).toContain(`<a href="/${folder}/${name}"`);
  }
});

test('an error can be told from every page of a site that says where, and of no other is it offered', () => {
  const footOf = (dist: string) => readFileSync(`${dist}/404.html`, 'utf-8').split('<footer')[1];
  expect(footOf(sites.another.dist)).toContain('<a href="mailto:keeper@pebbles.example">Report an error</a>');
  expect(footOf(sites.real.dist)).not.toContain('Report an error');
});

test('a reader who comes from elsewhere is told at the foot of every page of which game it speaks', () => {
  for (const page of ['404.html', 'keywords/bombard/index.html', 'sources/powerful-dark/index.html']) {
    const foot = readFileSync(`${sites.real.dist}/${page}`, 'utf-8').split('<footer')[1];
    expect(foot, page).toContain('every keyword of the Star Wars Trading Card Game is shown here');
  }
});

test('a publisher leads to its keywords from the page of a set as from that of a keyword', () => {
  const link =
    '<a href="/by/publisher/independent-development-committee/">Independent Development Committee</a>';
  for (const page of ['sets/jedi/index.html', 'keywords/elude/index.html'])
    expect(readFileSync(`${sites.real.dist}/${page}`, 'utf-8'), page).toContain(link);
});
