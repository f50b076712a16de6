import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { remark } from 'remark';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { readGenerated } from '../../src/content-folder/generated.ts';
import { loadTerms } from '../../src/content-folder/terms.ts';
import { loadVocabulary } from '../../src/content-folder/vocabulary.ts';
import type { Change } from '../../src/keywords/model.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import { slugify } from '../../src/keywords/text/slug.ts';
import { passagesOf } from '../../src/keywords/wording/passages.ts';
import { revisionId } from '../../src/keywords/wording/revision.ts';
import { seedSite, sites } from '../helpers/build-site.ts';

const read = (name: string, { dist } = sites.real) => readFileSync(path.join(dist, name), 'utf-8');
const readJson = (name: string, of = sites.real) => JSON.parse(read(name, of));
/** The names of the folders that the ingest has written, one for each keyword. */
const ingested = readdirSync('content/keywords').sort();
const { keywords } = readJson('api/v1/keywords.json');
const slugs: string[] = keywords.map(({ slug }: { slug: string }) => slug);

describe.each(Object.entries(sites))('of the site %s', (_, { dist }) => {
  const readJson = (name: string) => JSON.parse(readFileSync(path.join(dist, 'api/v1', name), 'utf-8'));
  test.each([
    ['keywords', ['keywords.json']],
    ['sources', ['sources.json']],
    ['links', ['links.json']],
    ['changes', ['changes.json']],
    ['search', ['search.json']],
    ['keyword', readdirSync(`${dist}/api/v1/keywords`).map((name) => `keywords/${name}`)],
  ])('the schema %s holds for what is served, and not for what is wrong', (schema, files) => {
    const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: true }));
    const validate = ajv.compile(readJson(`${schema}.schema.json`));
    for (const file of files) expect(validate(readJson(file)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ keywords: [{}], sources: [{}], changes: [{}], links: 1 })).toBe(false);
  });
});

test('links lead every name and former name to the keyword that holds', () => {
  const names = readGenerated('content').keywords.flatMap(({ name, formerNames }) => [name, ...formerNames]);
  expect(Object.keys(readJson('api/v1/links.json')).sort()).toEqual([...new Set(names)].sort());
  const links = readJson('api/v1/links.json', seedSite);
  expect(Object.keys(links)).toHaveLength(61);
  expect(links.Elude).toEqual({ slug: 'precision', url: '/keywords/precision/', renamed: true });
  expect(links.Precision).toEqual({ slug: 'precision', url: '/keywords/precision/', renamed: false });
});

test('changes.json has all steps and the renames, each with a page, a page of its new wording and its day', () => {
  const { changes } = readJson('api/v1/changes.json');
  const { sources, keywords } = readGenerated('content');
  const steps = keywords.flatMap(({ history }) =>
    history.filter(({ revision }, index) => index > 0 && revision !== history[index - 1]?.revision),
  );
  expect(changes).toHaveLength(steps.length + keywords.filter(({ renamedTo }) => renamedTo).length);
  for (const { slug, to, toSlug, toName, toUrl, url, summary, kind, source, recorded } of changes) {
    expect(read(`${url}index.html`)).toContain(summary.replace(`Is now ${toName}. `, ''));
    expect(
      readJson(`api/v1/keywords/${toSlug}.json`).revisions.map(({ id }: { id: string }) => id),
    ).toContain(to);
    expect(read(`${toUrl}index.html`)).toContain(to);
    const day = sources.find(({ id }) => id === source)?.recorded;
    expect([kind === 'renamed', recorded]).toEqual([toSlug !== slug, day]);
  }
});

test('of the seeds it has 39 steps and one rename', () => {
  const { changes } = readJson('api/v1/changes.json', seedSite);
  expect(changes).toHaveLength(40);
  expect(changes.filter(({ kind }: { kind: string }) => kind === 'renamed')).toMatchObject([
    {
      slug: 'elude',
      name: 'Elude',
      toSlug: 'precision',
      toName: 'Precision',
      source: 'keyword-list',
      recorded: '2026-11-20',
    },
  ]);
  expect(read('keywords/elude/changes.xml', seedSite)).toContain('<title>Elude: Is now Precision. ');
});

test('a keyword’s file marks what is spelling only as the generated changes do, in the template too', () => {
  for (const slug of slugs) {
    const { changes } = readJson(`api/v1/keywords/${slug}.json`);
    if (changes.length === 0) continue;
    const stored: Change[] = JSON.parse(readFileSync(`content/changes/${slug}.json`, 'utf-8')).changes;
    for (const { from, to, template, parts } of changes)
      expect({ template, parts }).toEqual(
        stored
          .filter((change) => change.from === from && change.to === to)
          .map(({ template, parts }) => ({ template, parts }))[0],
      );
  }
  const { changes } = readJson('api/v1/keywords/accuracy.json', seedSite);
  expect(changes[0].parts[0].segments).toContainEqual({ op: '-', text: 'unit’s', editorial: true });
});

test('search.json has the names, former names and players’ words of every keyword, as the vocabulary has them for all its names', () => {
  const found = readJson('api/v1/search.json').keywords;
  expect(found.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
  const of = (slug: string) => found.find((keyword: { slug: string }) => keyword.slug === slug);
  const byName = new Map<string, string>(found.map(({ name, slug }: Record<string, string>) => [name, slug]));
  const vocabulary = loadVocabulary('content', found);
  const wordsFor = (name: string) => vocabulary.keywords[byName.get(name) ?? ''] ?? [];
  for (const { name, formerNames, aliases } of found)
    expect(aliases, name).toEqual([...new Set([name, ...formerNames].flatMap(wordsFor))]);
  expect(of('critical-hit')).toMatchObject({
    name: 'Critical Hit',
    aliases: expect.arrayContaining(['crit']),
  });
  expect(of('precision').formerNames).toEqual(['Elude']);
  expect(of('elude').renamedTo).toBe('precision');
});

test('what a change alters is told by weight, in changes.json, in the file of its keyword and in the feeds', () => {
  const { changes } = readJson('api/v1/changes.json', seedSite);
  const of = (slug: string) => changes.find((change: { slug: string }) => change.slug === slug);
  expect(of('redirect')).toMatchObject({
    kind: 'reworded',
    touches: ['meaning', 'rulings'],
    aspects: ['type-line', 'effect', 'rulings'],
  });
  expect(of('bombard').aspects).toEqual(['effect', 'rulings']);
  expect(of('critical-hit').aspects).toEqual(['type-line', 'spelling']);
  for (const { slug, aspects } of changes.filter(({ kind }: { kind: string }) => kind !== 'renamed'))
    expect(readJson(`api/v1/keywords/${slug}.json`, seedSite).changes[0].aspects).toEqual(aspects);
  const [entry] = read('keywords/redirect/changes.xml', seedSite).match(/<entry>.*?<\/entry>/s) ?? [];
  expect(entry?.match(/<category [^>]*>/g)).toEqual([
    '<category term="type-line" label="type line">',
    '<category term="effect" label="effect">',
    '<category term="rulings" label="rulings">',
  ]);
});

test('glossary.tsv, read again, gives the same revisions', () => {
  const entries = parseSource(new VFile({ value: read('glossary.tsv') }), 'glossary');
  expect(entries.map(({ template, text }) => revisionId(template, text))).toEqual(
    keywords.map(({ revision }: { revision: string }) => revision),
  );
  expect(entries.map(({ text }) => text)).toEqual(keywords.map(({ text }: { text: string }) => text));
});

test('glossary.csv is CSV by RFC 4180 with every text as it is', () => {
  const csv = read('glossary.csv');
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const { data, errors } = papa.parse<{ text: string; name: string }>(csv, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data.map(({ text }) => text)).toEqual(keywords.map(({ text }: { text: string }) => text));
});

test('glossary.md shows every meaning and ruling as it is', () => {
  const shown = new Set<string>();
  const collect = (node: { children?: never[]; value?: string; type: string }): string => {
    const text = node.value ?? (node.children ?? []).map(collect).join('');
    if (node.type === 'paragraph') shown.add(text);
    return text;
  };
  collect(remark().parse(read('glossary.md')) as never);
  for (const { meaning, rulings } of keywords)
    for (const { text } of passagesOf([{ id: 'meaning', text: meaning }, ...rulings]))
      expect(shown).toContain(text);
  expect(read('glossary.md', seedSite)).toContain(
    "5. Intercept doesn't cause a new attack. (It is the same attack.)\n6. Your unit",
  );
});

test('the archive holds the data, the exports and the sources as received', () => {
  const files = unzipSync(new Uint8Array(readFileSync(`${sites.real.dist}/swtcg-keywords.zip`)));
  expect(strFromU8(files['api/v1/keywords.json'] as Uint8Array)).toBe(read('api/v1/keywords.json'));
  expect(strFromU8(files['sources/glossary/document.txt'] as Uint8Array)).toBe(
    readFileSync('content/sources/glossary.tsv', 'utf-8'),
  );
  expect(Object.keys(files).filter((name) => name.startsWith('api/v1/keywords/'))).toHaveLength(
    ingested.length,
  );
});

test('the code and the index of the seeds for the search have 32.5 kB together, as they come over the wire', () => {
  const code = readdirSync(`${seedSite.dist}/_astro`).filter((name) => /^search\..*\.js$/.test(name));
  expect(code).toHaveLength(1);
  const files = [`_astro/${code[0]}`, 'search-data.json'].map((name) =>
    brotliCompressSync(read(name, seedSite)),
  );
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(32_500);
});

test('the search asks for no script beside its own but what it shares with the tools, and with each page', () => {
  const [code = ''] = readdirSync(`${sites.real.dist}/_astro`).filter((name) =>
    /^search\..*\.js$/.test(name),
  );
  const asked = [...read(`_astro/${code}`).matchAll(/(?:from|import)"\.\/(\w[\w-]*)/g)].map(
    ([, name]) => name,
  );
  expect(asked.sort()).toEqual(['client', 'shared']);
});

test('every page that the search knows by name is there, under the title by which it is found', () => {
  const { pages, words } = readJson('search-data.json');
  expect(readJson('search-data.json', seedSite).pages).toHaveLength(14);
  for (const [address, title] of pages) {
    const [folder = '', id] = address.split('#');
    const html = read(path.join(folder, 'index.html'));
    expect(html).toContain(id ? `id="${id}"` : `>${title}</h1>`);
    expect(html).toContain(title);
  }
  const terms = read('terms/index.html');
  expect(words).toHaveLength(loadTerms('content', readGenerated('content').keywords).length);
  for (const [name] of words)
    expect(terms).toMatch(new RegExp(`id="${slugify(name)}"[^>]*>\\s*<h2[^>]*>${name}</h2>`));
});
