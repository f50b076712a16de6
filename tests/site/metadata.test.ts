import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureSize } from '../../src/pictures/size.ts';
import { longestQuery } from '../../src/search/base/weights.ts';
import { sites } from '../helpers/build-site.ts';

const read = (name: string) => readFileSync(path.join(sites.real.dist, name), 'utf-8');
const { keywords } = JSON.parse(read('api/v1/keywords.json'));

interface Named {
  renamedTo: string | null;
  formerNames: string[];
}

test('each keyword is a term of schema.org with its meaning as it is', () => {
  for (const { slug, name, meaning, revision, formerNames } of keywords) {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(`keywords/${slug}/index.html`)) ?? [];
    const term = JSON.parse(json);
    expect(term).toMatchObject({ '@type': 'DefinedTerm', name, description: meaning, termCode: revision });
    expect(term.alternateName ?? []).toEqual(formerNames);
    expect(term['http://purl.org/dc/terms/isReplacedBy']?.name, slug).toBe(
      keywords.find((other: Named) => !other.renamedTo && other.formerNames.includes(name))?.name,
    );
  }
  expect(read('keywords/elude/index.html')).toContain(
    '"disambiguatingDescription":"Renamed: now Precision.","http://purl.org/dc/terms/isReplacedBy":{"@type":"DefinedTerm","@id":"http://localhost:4321/keywords/precision/"',
  );
  expect(read('index.html')).toContain('"@type":"DefinedTermSet"');
});

/** Each page of a keyword, of a wording and of a comparison, by its folder in the site. */
const pictured = keywords.flatMap(({ slug, revisions }: { slug: string; revisions: string[] }) => {
  const compared = readdirSync(path.join(sites.real.dist, 'keywords', slug), {
    recursive: true,
    encoding: 'utf-8',
  });
  const comparisons = compared.filter((name) => /^compare.*index\.html$/.test(name)).map(path.dirname);
  return ['.', ...revisions, ...comparisons].map((page) => path.join('keywords', slug, page));
});

test('each keyword, wording and comparison has a picture for its links, of the size that chats ask for', () => {
  const drawn = new Set<string>();
  for (const page of pictured) {
    const png = readFileSync(path.join(sites.real.dist, page, 'card.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([
      pictureSize.width,
      pictureSize.height,
    ]);
    expect(read(`${page}/index.html`)).toContain(
      `<meta property="og:image" content="http://localhost:4321/${page}/card.png">`,
    );
    // A keyword's own is that of the wording that holds, which says which that is.
    drawn.add(png.toString('base64'));
  }
  expect(pictured.some((page: string) => page.includes('compare'))).toBe(true);
  expect(drawn.size).toBe(pictured.length - keywords.length);
});

test('a browser can search from its address bar', () => {
  expect(read('opensearch.xml')).toContain('template="http://localhost:4321/?q={searchTerms}"');
  expect(read('index.html')).toContain('rel="search" type="application/opensearchdescription+xml"');
});

test('a browser puts no more into the search than is read of it', () => {
  expect(read('index.html')).toMatch(new RegExp(`<input id="q"[^>]* maxlength="${longestQuery}"`));
});

test('the page for missing addresses has the address at which hosts expect it', () => {
  expect(read('404.html')).toContain('<link rel="canonical" href="http://localhost:4321/404.html">');
});
