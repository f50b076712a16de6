import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '../../src/content-folder/content-error.ts';
import { readGenerated } from '../../src/content-folder/generated.ts';
import { allChanges } from '../../src/keywords/changes/of-keyword.ts';
import { reconcileSeeds } from '../content.ts';

let content: string;

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'generated-'));
  cpSync('content', content, { recursive: true });
});
afterEach(() => rmSync(content, { recursive: true }));

test('what the ingest wrote is read back as what it read: sources, keywords, changes', () => {
  const { sources, keywords, changes } = readGenerated(content);
  const fresh = reconcileSeeds();
  const bySlug = new Map(fresh.map((keyword) => [keyword.slug, keyword]));
  expect(sources.map(({ id }) => id)).toEqual([
    'keyword-list',
    'tuskens-and-monsters-galaxy',
    'all-the-duchesss-men',
    'powerful-dark',
    'glossary',
  ]);
  expect(keywords).toEqual(fresh);
  for (const keyword of fresh)
    expect(changes.of(keyword.slug)).toEqual(allChanges(keyword, bySlug.get(keyword.renamedTo ?? '')));
});

test('the build prints whatever stack an error has: that of a content error says nothing, and it has none', () => {
  expect(new ContentError('Found nothing.').stack).toBeUndefined();
});

/** The message with which a content folder is refused, without the path of the folder. */
function refusal(): string {
  try {
    readGenerated(content);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message.replaceAll(content, 'content');
  }
  throw new Error('it was read');
}

function edit(name: string, change: (text: string) => string): void {
  const file = path.join(content, name);
  writeFileSync(file, change(readFileSync(file, 'utf-8')));
}

describe('what is wrong is said with the file, what was found and expected, and what mends it', () => {
  const entry = 'keywords/bombard/glossary.mdx';
  const run = 'Run: npm run ingest -- --content content';

  test('a folder that was not ingested', () => {
    rmSync(path.join(content, 'keywords'), { recursive: true });
    expect(refusal()).toBe(`Found no keywords in content, expected those that the ingest writes. ${run}`);
  });

  test.each([
    [
      'a value',
      (text: string) => text.replace(/revision: ".*"/, 'revision: "none"'),
      ': revision: found “none”, ',
    ],
    ['a field', (text: string) => text.replace('slug: ', 'slag: '), ': slug: found nothing, expected '],
    ['the front matter', () => 'Text.\n', ': Found nothing, expected '],
    ['its YAML', (text: string) => text.replace('sources:', 'sources: ['), ': '],
    ['a tag', (text: string) => text.replace('</Meaning>', ''), ':22:1: '],
    [
      'what is no part',
      (text: string) => `${text}\n# Heading\n`,
      ':30:1: Found heading, expected <Meaning> or <Ruling>. ',
    ],
    [
      'a source',
      (text: string) => text.replace('- "glossary"', '- "other"'),
      ': Found the source “other”, expected one that sources.yaml names. ',
    ],
  ])('an entry: %s', (_, change, said) => {
    edit(entry, change);
    expect(refusal()).toMatch(`content/${entry}${said}`);
    expect(refusal()).toMatch(run);
  });

  test.each([
    ['no JSON', () => '{', ': Expected property name or '],
    [
      'a kind that there is not',
      (text: string) => text.replace('"reworded"', '"rewritten"'),
      ': changes.kind: found “rewritten”, expected one of',
    ],
  ])('changes: %s', (_, change, said) => {
    edit('changes/bombard.json', change);
    expect(refusal()).toMatch(`content/changes/bombard.json${said}`);
    expect(refusal()).toMatch(run);
  });

  test('the manifest, which a person mends', () => {
    edit('sources.yaml', (text) => text.replace('kind: list', 'kind: lists'));
    expect(refusal()).toMatch(
      /^content\/sources.yaml:14:9: kind: found “lists”, expected one of .* The comment at the top/,
    );
  });
});
