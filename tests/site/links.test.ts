import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { sites } from '../helpers/build-site.ts';

/** What a site serves that is no picture, typeface or archive. */
const isText = /\.(?:html|txt|md|csv|tsv|xml|json|webmanifest|css|js)$/;
/** Addresses without an origin, and without the gap that a pattern of OpenAPI has. */
const inAttribute = / (?:href|src|action|data-[a-z-]+)="(\/[^"]*)"/g;
const inJson = /"(\/[^"\s{]*)"/g;

/** What the test reads of a wording in the API. */
interface Wording {
  parts: { id: string }[];
}

describe.each([
  ['this game', sites.real.dist, 2000, 5],
  ['a made-up game', sites.another.dist, 100, -1],
])('the site of %s', (_, dist, leastLinks, leastFormer) => {
  const pages = filesOf(dist).filter((name) => name.endsWith('.html'));
  const html = new Map(pages.map((name) => [name, readFileSync(path.join(dist, name), 'utf-8')]));

  test('no internal link leads to a page or an anchor that is not there', () => {
    const broken: string[] = [];
    let checked = 0;
    for (const [name, text] of html) {
      for (const [, href = ''] of text.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const { origin, pathname, hash } = new URL(href, `http://site/${name.replace(/index\.html$/, '')}`);
        if (origin !== 'http://site') continue;
        const file = path.join(pathname.slice(1), pathname.endsWith('/') ? 'index.html' : '');
        const target = html.get(file === '.' ? 'index.html' : file);
        const isThere = hash
          ? target?.includes(`id="${hash.slice(1)}"`)
          : target !== undefined || existsSync(path.join(dist, file));
        if (!isThere) broken.push(`${name}: ${href}`);
        checked++;
      }
    }
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(leastLinks);
  });

  test('whatever part of a wording was ever linked, the page of its keyword has a place for it', () => {
    const { keywords } = JSON.parse(readFileSync(path.join(dist, 'api/v1/keywords.json'), 'utf-8'));
    let former = 0;
    for (const { slug } of keywords) {
      const { revisions } = JSON.parse(
        readFileSync(path.join(dist, `api/v1/keywords/${slug}.json`), 'utf-8'),
      );
      const ids = new Set<string>(revisions.flatMap(({ parts }: Wording) => parts.map(({ id }) => id)));
      const page = html.get(`keywords/${slug}/index.html`) ?? '';
      expect([...ids].filter((id) => page.split(`id="${id}"`).length !== 2)).toEqual([]);
      former += ids.size - revisions.at(-1).parts.length;
    }
    expect(former).toBeGreaterThan(leastFormer);
  });

  test('no other address of the site, in any file that it serves, leads to what is not there either', () => {
    const broken: string[] = [];
    const kinds = new Set<string>();
    for (const name of filesOf(dist).filter((file) => isText.test(file))) {
      const text = html.get(name) ?? readFileSync(path.join(dist, name), 'utf-8');
      const relative = name.endsWith('.html') ? inAttribute : name.endsWith('.json') ? inJson : /$^/g;
      const absolute = text.matchAll(/http:\/\/localhost:4321(\/[^\s"'<>()[\]\\`&]*)/g);
      for (const [, address = ''] of [...absolute, ...text.matchAll(relative)]) {
        const { pathname, hash } = new URL(address, 'http://site');
        const file = path.join(dist, pathname, pathname.endsWith('/') ? 'index.html' : '');
        const isThere = existsSync(file) && readFileSync(file).includes(hash && `id="${hash.slice(1)}"`);
        if (!isThere) broken.push(`${name}: ${address}`);
        kinds.add(path.basename(name));
      }
    }
    expect(broken).toEqual([]);
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        ...['changes.xml', 'sitemap-index.xml', 'sitemap-0.xml', 'opensearch.xml', 'llms.txt', 'glossary.md'],
        ...['links.json', 'changes.json', 'openapi.json'],
      ]),
    );
  });

  test('every page has its own title and address, and a description', () => {
    const titles = new Map<string, string>();
    for (const [name, text] of html) {
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
      expect(titles.get(title), `${title} of ${name}`).toBeUndefined();
      titles.set(title, name);
      expect(text).toMatch(/<meta name="description" content="[^"]+">/);
      expect(text).toMatch(/<link rel="canonical" href="http[^"]+">/);
    }
  });
});
