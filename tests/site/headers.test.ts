import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { contentPolicy } from '../../src/policy/content-policy.ts';
import { inPage } from '../../src/policy/in-page.ts';
import { sites } from '../helpers/build-site.ts';
import { serveFolder } from '../helpers/serve-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const { dist } = sites.real;
const read = (name: string) => readFileSync(path.join(dist, name), 'utf-8');
const pages = Object.values(sites).flatMap(({ dist }) =>
  filesOf(dist)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dist, name)),
);
const inlineScript = inPage(readFileSync('src/policy/before-paint.js', 'utf-8'));
const scripts = [inlineScript, '0'];
const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);

/** The rules of `_headers`: an address in which `*` stands for anything, and its fields. */
const rules = read('_headers')
  .trim()
  .split('\n\n')
  .map((rule) => {
    const [address = '', ...fields] = rule.split('\n');
    const pattern = address.replace(/[.]/g, '\\.').replaceAll('*', '.*');
    return { address, pattern: new RegExp(`^${pattern}$`), fields: fields.map((field) => field.trim()) };
  });

/** The address at which a host serves a file. */
const toAddress = (name: string) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`;

/** All fields that a host sends for an address. */
const fieldsOf = (address: string) =>
  rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ fields }) => fields);

const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashes.join(' ')}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types own-scripts',
];

describe('the content security policy', () => {
  test('is on every page the same, before any script', () => {
    for (const page of pages) {
      const [before = ''] = readFileSync(page, 'utf-8').split(/<script|<link|<style/);
      const [, content = ''] =
        /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(before) ?? [];
      expect(content.split('; '), page).toEqual(policy);
    }
  });

  test('is in the header that of the pages, and what only a header can say', () => {
    const [header = ''] = fieldsOf('/').filter((field) => field.startsWith('Content-Security-Policy: '));
    expect(header.slice('Content-Security-Policy: '.length).split('; ')).toEqual([
      ...policy,
      "frame-ancestors 'none'",
    ]);
  });

  test('asks for TLS where the site is built for it, and never on a machine that has none', () => {
    const secure = contentPolicy('page', inlineScript, new URL('https://example.org'));
    expect(secure.split('; ')).toEqual([...policy, 'upgrade-insecure-requests']);
  });

  test('finds no style, and in a page no script but the two whose hashes it names, the first in its head', () => {
    for (const page of pages) {
      const html = readFileSync(page, 'utf-8');
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
      expect(inline[0], page).toBe(inlineScript);
      for (const script of inline.slice(1)) expect(script, page).toBe('0');
      expect(html, page).not.toMatch(/<style| style="| on[a-z]+="/);
    }
  });
});

describe('the fields that hosts are told to send', () => {
  test('go with every answer where they protect who reads it', () => {
    expect(rules[0]?.address).toBe('/*');
    expect(rules[0]?.fields.slice(1)).toEqual([
      'Strict-Transport-Security: max-age=15768000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Embedder-Policy: require-corp',
    ]);
  });

  test('let any origin read the data, and none the rest; no address gets a field twice', () => {
    const isData =
      /^(?:api\/v1\/.*|embed\/v1\.js(?:on)?|glossary\.\w+|.*\.(?:xml|txt|zip)|keywords\/.+\/card\.png)$/;
    for (const name of filesOf(dist)) {
      if (name.startsWith('_headers')) continue;
      const fields = fieldsOf(toAddress(name));
      const names = fields.map((field) => field.split(':')[0]);
      expect(names, name).toEqual([...new Set(names)]);
      const [resource] = fields.filter((field) => field.startsWith('Cross-Origin-Resource-Policy: '));
      expect(resource, `${name} has its place in src/build/headers.ts`).toBe(
        `Cross-Origin-Resource-Policy: ${isData.test(name) ? 'cross-origin' : 'same-origin'}`,
      );
      expect(fields.includes('Access-Control-Allow-Origin: *'), name).toBe(isData.test(name));
    }
  });

  test('let the data be kept for five minutes, and name the encoding of all that is text', () => {
    const kept = 'Cache-Control: public, max-age=300, stale-while-revalidate=86400';
    const types: Record<string, string | undefined> = {
      csv: 'text/csv',
      md: 'text/markdown',
      tsv: 'text/tab-separated-values',
      txt: 'text/plain',
    };
    const isText = /^glossary\.|\.(?:xml|txt)$/;
    for (const name of filesOf(dist).filter((name) =>
      /^(?:api\/v1\/|embed\/v1|glossary\.)|\.(?:xml|txt|zip)$/.test(name),
    )) {
      const fields = fieldsOf(`/${name}`);
      expect(fields, name).toContain(kept);
      const [type] = fields.filter((field) => field.startsWith('Content-Type: '));
      const expected = types[path.extname(name).slice(1)] ?? 'application/[\\w+]*xml';
      if (isText.test(name)) expect(type, name).toMatch(new RegExp(`: ${expected}; charset=utf-8$`));
      else expect(type, name).toBeUndefined();
    }
    for (const name of ['changes.xml', 'keywords/bombard/changes.xml'])
      expect(fieldsOf(`/${name}`)).toContain('Content-Type: application/atom+xml; charset=utf-8');
  });

  test('name the style sheets of each page ahead', () => {
    const named = filesOf(dist)
      .filter((name) => name.endsWith('.html') && read(name).includes('rel="stylesheet"'))
      .map((name) => {
        const sheets = [...read(name).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
        const link = sheets.map(([, href]) => `<${href}>; rel=preload; as=style`).join(', ');
        expect(fieldsOf(toAddress(name)), name).toContain(`Link: ${link}`);
        return link;
      });
    expect(named.length).toBeGreaterThan(250);
    expect(new Set(named).size).toBe(1);
  });

  test('go with every file that the page of the API names, for any origin', () => {
    const named = [...read('api/index.html').matchAll(/<a href="(\/[^"]+\.\w+)"/g)].map(
      ([, address = '']) => address,
    );
    for (const ending of ['json', 'tsv', 'csv', 'md', 'zip', 'xml', 'txt'])
      expect(named.map((address) => path.extname(address))).toContain(`.${ending}`);
    const main = named.filter((address) => !/manifest|opensearch|_astro|icons/.test(address));
    for (const address of main)
      expect(fieldsOf(address), address).toContain('Access-Control-Allow-Origin: *');
  });

  test('are the same for Caddy, which sends those of a file only where it is there', () => {
    const blocks = read('_headers.caddy').split(/^}\n/m);
    const [first, ...others] = blocks.filter(Boolean);
    expect(first).toMatch(/^header \{\n/);
    const ofCaddy = new Set(
      [...read('_headers.caddy').matchAll(/^\t([\w-]+) "(.*)"$/gm)].map(
        ([, name, value]) => `${name}: ${value}`,
      ),
    );
    expect(ofCaddy).toEqual(new Set(rules.flatMap(({ fields }) => fields)));
    const matchers = others.filter((block) => block.startsWith('@'));
    expect(matchers).toHaveLength(others.length / 2);
    for (const matcher of matchers) expect(matcher).toContain('\n\tfile {path} {path}index.html\n');
  });
});

describe('our own server', () => {
  const lasting = 'public, max-age=31536000, immutable';
  const serve = async (dir: string) => {
    const { home, stop } = await serveFolder(dir);
    onTestFinished(stop);
    return home;
  };

  test('says so while the site is built anew, and then serves what was built', async () => {
    const folder = temporaryFolder();
    const write = (files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    };
    write({
      'index.html': 'before',
      'old.txt': 'old',
      '404.html': 'none',
      _headers: '',
      'manifest.webmanifest': '{"scope":"/"}',
      'offline.json': '1',
    });
    const home = await serve(folder);
    const get = async (address: string) => {
      const response = await fetch(`${home}${address}`);
      return `${response.status} ${(await response.text()).trim()}`;
    };
    expect([await get(''), await get('old.txt')]).toEqual(['200 before', '200 old']);
    for (const name of ['offline.json', 'old.txt', 'index.html']) rmSync(path.join(folder, name));
    expect(await get('old.txt')).toMatch(/^503 The site is being built/);
    write({ 'index.html': 'after all', 'new.txt': 'new', '404.html': 'nothing', 'offline.json': '2' });
    expect([await get(''), await get('new.txt'), await get('old.txt')]).toEqual([
      '200 after all',
      '200 new',
      '404 nothing',
    ]);
  });

  test('protects what is not there as the rest, and lets only what is there be kept', async () => {
    const home = await serve(dist);
    const asset = filesOf(dist).find((name) => name.startsWith('_astro/') && name.endsWith('.js'));
    const there = await fetch(`${home}${asset}`);
    expect([there.status, there.headers.get('cache-control')]).toEqual([200, lasting]);
    const sent = await fetch(`${home}glossary.tsv`);
    expect(['content-type', 'access-control-allow-origin'].map((name) => sent.headers.get(name))).toEqual([
      'text/tab-separated-values; charset=utf-8',
      '*',
    ]);
    const missing = ['_astro/gone.js', 'keywords/gone/', 'api/v1/gone.json', 'sw.js/gone'];
    for (const address of missing) {
      const { status, headers } = await fetch(`${home}${address}`);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBeNull();
      for (const field of fieldsOf('/404.html')) {
        const [name = '', value] = field.split(/: (.*)/s);
        expect(headers.get(name), `${name} of ${address}`).toBe(value);
      }
    }
  });
});
