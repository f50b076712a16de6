import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readGenerated } from '../../src/content-folder/generated.ts';
import { ports } from './ports.ts';

/** Where what was added stands as well. */
const grown = `http://localhost:${ports.real}`;

/**
 * An independent reading of the seeds, by other means than the site's own parsers: the sheets and the list by the lines
 * that follow their headings, the glossary by its tab. What it finds must be what the API and the pages say.
 */
function readSeeds(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const put = (name: string, text: string) => texts.set(name, [...(texts.get(name) ?? []), text]);
  const read = (file: string) => readFileSync(`content/sources/${file}`, 'utf-8');
  for (const record of read('keyword-list.txt').matchAll(
    /^(.+)\nTemplate: .+\n.+\n.+\nDate Added: .+\n(.+)$/gm,
  ))
    put(record[1] ?? '', record[2] ?? '');
  for (const line of read('glossary.tsv').trimEnd().split('\n')) {
    const name = line.slice(0, line.indexOf('\t'));
    const body = line.slice(line.indexOf('\t') + 1).replace(/^\*\*[^*]+\*\*(?: \[[^\]]+\]:)? /, '');
    put(name, name === 'Reduced Cost' ? body.replaceAll('*', '') : body);
  }
  return texts;
}

const fold = (text: string) => text.replaceAll('’', "'");

test('the API has every text of the seeds, the current one character for character', async ({ request }) => {
  const { keywords } = await (await request.get('/api/v1/keywords.json')).json();
  const seeds = readSeeds();
  expect(keywords).toHaveLength(61);
  expect(seeds.size).toBe(61);
  for (const { name, slug, text } of keywords) {
    const written = seeds.get(name) ?? [];
    expect(text).toBe(written.at(-1));
    const detail = await (await request.get(`/api/v1/keywords/${slug}.json`)).json();
    const held = detail.revisions.map((revision: { text: string }) => fold(revision.text));
    expect(held).toEqual([...new Set(written.map(fold))]);
    for (const change of detail.changes) rebuilds(detail, change);
  }
});

interface Part {
  id: string;
  text: string;
}
interface Detail {
  revisions: { id: string; parts: Part[] }[];
}
interface Change {
  from: string;
  to: string;
  kind: string;
  parts: { id: string; segments: { op: string; text: string }[] }[];
}

/** Joining what is equal and removed gives the old part, equal and added the new one. */
function rebuilds({ revisions }: Detail, { from, to, kind, parts }: Change): void {
  if (kind === 'renamed') return;
  for (const [revision, leftOut] of [
    [from, '+'],
    [to, '-'],
  ] as const) {
    for (const part of revisions.find(({ id }) => id === revision)?.parts ?? []) {
      const segments = parts.find(({ id }) => id === part.id)?.segments ?? [];
      expect(
        segments
          .filter(({ op }) => op !== leftOut)
          .map(({ text }) => text)
          .join(''),
      ).toBe(part.text);
    }
  }
}

test('every page of a wording shows the text of the API, part by part', async ({ page, request }) => {
  const { keywords } = await (await request.get(`${grown}/api/v1/keywords.json`)).json();
  const wordings: { url: string; parts: Part[] }[] = [];
  for (const { slug } of keywords) {
    const detail = await (await request.get(`${grown}/api/v1/keywords/${slug}.json`)).json();
    wordings.push(...detail.revisions);
    for (const change of detail.changes) rebuilds(detail, change);
  }
  await page.goto(grown);
  for (const { url, parts } of wordings) expect(await page.evaluate(readParts, url), url).toEqual(parts);
  // Nor does a script that runs on them all change it.
  for (const { url, parts } of wordings.filter((_, index) => index % 10 === 0)) {
    await page.goto(`${grown}${url}`);
    expect(await page.evaluate(readParts, ''), url).toEqual(parts);
  }
});

/** The parts of a wording as a browser reads its page: the one that is open, or, by its address, one without all else that it loads. */
async function readParts(url = ''): Promise<Part[]> {
  const read = (address: string) =>
    new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.addEventListener('loadend', () => resolve(request.responseXML));
      request.open('GET', address);
      request.send();
    });
  const page = url ? await read(url) : document;
  return Array.from(page?.querySelectorAll('.canonical-text .part') ?? [], ({ id, textContent }) => ({
    id,
    text: textContent ?? '',
  }));
}

test('sources.json names every entry of every source', async ({ request }) => {
  const { sources } = await (await request.get('/api/v1/sources.json')).json();
  expect(sources.map(({ id, entries }: { id: string; entries: unknown[] }) => [id, entries.length])).toEqual([
    ['keyword-list', 53],
    ['tuskens-and-monsters-galaxy', 36],
    ['all-the-duchesss-men', 20],
    ['powerful-dark', 24],
    ['glossary', 61],
  ]);
});

test('the documents can be had as they were received', async ({ request }) => {
  for (const { id, file } of readGenerated('content').sources) {
    const served = await (await request.get(`${grown}/sources/${id}/document.txt`)).body();
    expect(served.equals(readFileSync(`content/sources/${file}`)), id).toBe(true);
  }
});
