import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { integrityOf, readList } from '../../src/offline/list.ts';
import { sites } from '../helpers/build-site.ts';

const { dist } = sites.real;
const read = (name: string) => readFileSync(path.join(dist, name));
const list = await readList(read('offline.json').toString());
const listed = new Set(list.files.map(({ address }) => address));

test('the list of a copy has the bytes and the hash of every file that it names', async () => {
  for (const { address, integrity, bytes } of list.files) {
    const file = read(/(^|\/)$/.test(address) ? `${address}index.html` : address);
    expect([bytes, integrity], address).toEqual([file.length, await integrityOf(file)]);
  }
});

test('a copy holds every page, and all that pages fetch of the site itself', () => {
  const pages = filesOf(dist).filter((name) => name.endsWith('index.html'));
  for (const page of pages) expect(listed, page).toContain(page.replace(/index\.html$/, ''));
  for (const page of pages)
    for (const [, address = ''] of read(page)
      .toString()
      .matchAll(/(?:src|data-index|data-keywords)="\/([^"]*)"/g))
      expect(listed, page).toContain(address);
  for (const name of filesOf(dist).filter((file) => /^sources\/.*\.txt$/.test(file)))
    expect(listed).toContain(name);
});

test('the worker is no part of what it keeps, and says nothing of the game', () => {
  expect(listed).not.toContain('sw.js');
  expect(read('sw.js').equals(readFileSync(path.join(sites.another.dist, 'sw.js')))).toBe(true);
  expect(read('sitemap-0.xml').toString()).not.toContain('not-in-copy');
});
