import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGenerated } from '../../../src/content-folder/generated.ts';
import { ContentError } from '../../../src/content-folder/messages/content-error.ts';
import { allChanges } from '../../../src/keywords/changes/of-keyword.ts';
import { successorsOf } from '../../../src/keywords/changes/wordings.ts';
import { seal } from '../../../src/keywords/store/seal.ts';
import { reconcileSeeds } from '../../helpers/content.ts';
import { useRealFolder } from '../../helpers/real-folder.ts';

const { at, content, edit } = useRealFolder();

test('what the ingest wrote is read back as what it read: sources, keywords, changes', () => {
  const { sources, keywords, changes } = readGenerated(content());
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
    expect(changes.of(keyword.slug)).toEqual(
      allChanges(keyword, successorsOf(keyword, bySlug, changes.renamesOf(keyword.slug))),
    );
});

test('the build prints whatever stack an error has: that of a content error says nothing, and it has none', () => {
  expect(new ContentError('Found nothing.').stack).toBeUndefined();
});

test('nor does one tell Astro of a browser, for which it would give advice', () => {
  expect(String(new ContentError('Found no document.'))).toBe('ContentError');
});

/** The message with which a content folder is refused, without the path of the folder. */
function refusal(): string {
  try {
    readGenerated(content());
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message.replaceAll(content(), 'content');
  }
  throw new Error('it was read');
}

describe('what is wrong is said with the file, what was found and expected, and what mends it', () => {
  const entry = 'keywords/bombard/glossary.mdx';
  const run = 'Run: npm run ingest -- --content content';

  test('a folder that was not ingested', () => {
    rmSync(at('keywords'), { recursive: true });
    expect(refusal()).toBe(`Found no keywords in content, expected those that the ingest writes. ${run}`);
  });

  test('one whose ingest was stopped halfway', () => {
    mkdirSync(at('.ingest.partial'));
    expect(refusal()).toBe(
      `An ingest of content was stopped halfway, or is at work: some files may have what the sources said before. ${run}`,
    );
  });

  test.each([
    [
      'a value',
      (text: string) => text.replace(/revision: ".*"/, 'revision: "none"'),
      ': revision: found “none”, ',
    ],
    ['a field', (text: string) => text.replace('slug: ', 'slag: '), ': slug: found nothing, expected '],
    ['the front matter', () => 'Text.\n', ': Found nothing, expected '],
    [
      'its YAML',
      (text: string) => text.replace('sources:', 'sources: ['),
      ':10:3: Found front matter that is no YAML',
    ],
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
    [
      'an attribute that is code',
      '<Meaning',
      '<Meaning {...process.exit(7)}',
      'Found <Meaning>, expected <Meaning>',
    ],
    [
      'an id that is code',
      '<Ruling id="r1"',
      '<Ruling id={process.exit(7)}',
      'Found <Ruling>, expected <Ruling id="r1">',
    ],
    [
      'an id that is none',
      '<Ruling id="r1"',
      '<Ruling id="a b"',
      'Found <Ruling>, expected <Ruling id="r1">',
    ],
    [
      'an attribute more',
      '<Ruling id="r1"',
      '<Ruling id="r1" class="x"',
      'Found <Ruling>, expected <Ruling id="r1">',
    ],
    [
      'another element',
      '<Ruling id="r1"',
      '<Ruling id="r1"><script>x</script></Ruling>\n\n<Ruling id="r9"',
      'Found <script>, expected only text',
    ],
    [
      'an id twice',
      '<Ruling id="r1"',
      '<Ruling id="r1">Once.</Ruling>\n\n<Ruling id="r1"',
      'Found <Ruling>, expected <Ruling id="r1"> with an id of its own',
    ],
    [
      'a second meaning',
      '<Ruling id="r1"',
      '<Meaning>Once.</Meaning>\n\n<Ruling id="r1"',
      'Found <Meaning>, expected <Ruling id="r1">',
    ],
    [
      'an expression',
      '<Ruling id="r1">',
      '<Ruling id="r1">{process.exit(7)}',
      'Found mdxTextExpression, expected only text',
    ],
    ['a number', '<Ruling id="r1">', '<Ruling id="r1">{2}', 'Found mdxTextExpression, expected only text'],
    [
      'an import',
      '<Meaning',
      'import "node:fs"\n\n<Meaning',
      'Found mdxjsEsm, expected <Meaning> or <Ruling>',
    ],
    [
      'an export',
      '<Meaning',
      'export const x = process.exit(7)\n\n<Meaning',
      'Found mdxjsEsm, expected <Meaning>',
    ],
  ])('an entry that would be more than words, sealed or not: %s', (_, found, put, said) => {
    const sealed = (text: string) => seal(text.replace(/^seal: ".*"/m, 'seal: ""'));
    edit(entry, (text) => text.replace(found, put));
    expect(refusal()).toMatch(new RegExp(`content/${entry}:\\d+:\\d+: ${said}`));
    edit(entry, sealed);
    expect(refusal()).toMatch(new RegExp(`content/${entry}:\\d+:\\d+: ${said}`));
  });

  test.each([entry, 'changes/bombard.json'])('words that a person put into %s', (name) => {
    edit(name, (text) => text.replace('arena', 'Arena'));
    expect(refusal()).toBe(
      `content/${name}: Found a generated file that was edited by hand, expected it as the ingest wrote it. ${run} (with --force if the file was edited by hand)`,
    );
  });

  test('an entry, and changes, at the place of others', () => {
    cpSync(at('keywords/bombard'), at('keywords/bombast'), {
      recursive: true,
    });
    expect(refusal()).toMatch(
      'content/keywords/bombast/glossary.mdx: Found an entry that belongs in bombard/glossary.mdx, expected it there.',
    );
    rmSync(at('keywords/bombast'), { recursive: true });
    cpSync(at('changes/bombard.json'), at('changes/bombast.json'));
    expect(refusal()).toMatch('content/changes/bombast.json: Found an entry that belongs in bombard.json');
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
