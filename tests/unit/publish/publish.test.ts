import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { redirectsOfNames } from '../../../src/build/redirects/redirects.ts';
import { loadRedirects, readRedirects } from '../../../src/content-folder/redirects.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import type { Keyword, Source } from '../../../src/keywords/model.ts';
import { toApiSearched } from '../../../src/publish/api/keywords.ts';
import { linksByName } from '../../../src/publish/api/links.ts';
import { toCsv } from '../../../src/publish/export/csv.ts';
import { lostInTsv, sayTsv } from '../../../src/publish/export/tsv.ts';
import { toAtom } from '../../../src/publish/feeds/atom.ts';
import { type FeedContent, feedItems } from '../../../src/publish/feeds/feed.ts';
import { legibleText } from '../../helpers/hostile.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

const keyword = (name: string, text: string, more: Partial<Keyword> = {}) =>
  sampleKeyword(name, sampleRevision(name, [text]), more);

describe('what glossary.tsv cannot hold is named', () => {
  test.each([
    ['a text as most are', 'A static ability that means, "X."', []],
    ['asterisks around words', 'A *starred* word.', ['Sample']],
    ['underscores around words', 'An _underscored_ word.', ['Sample']],
    ['a tab', 'One\ttwo.', ['Sample']],
    ['asterisks that are signs of their own', 'Pay 2*X*3 of it.', []],
  ])('%s', (_, text, lost) => expect(lostInTsv([keyword('Sample', text)])).toEqual(lost));

  test('where the file is offered, too, and nothing where it holds all', () => {
    const [plain, starred] = [keyword('Plain', 'A word.'), keyword('Starred', 'A *starred* word.')];
    const said = sayTsv([plain]);
    expect(said).toMatch(/^the current glossary in the format of the glossary source: .*, text$/);
    expect(sayTsv([plain, starred])).toBe(
      `${said}; read again, it would lose signs of Starred: the CSV has the whole text`,
    );
    expect(toCsv([starred], [], createUrls('/'))).toContain(',A *starred* word.,');
  });
});

describe('addresses', () => {
  test.each(['/reference', 'reference/', '/reference/', '//reference//'])(
    'under the base path %s',
    (base) => {
      expect(createUrls(base).keyword('bombard')).toBe('/reference/keywords/bombard/');
    },
  );

  test('with their origin, of a site under a base path', () => {
    const urls = createUrls('https://example.org/reference/');
    expect(urls.compare('a', 'b', 'c')).toBe('https://example.org/reference/keywords/a/compare/b/c/');
    expect(urls.by('timing', 'attack')).toBe('https://example.org/reference/timing/#attack');
  });

  test('a former name that has no page leads to the keyword that holds; one that has a page stays', () => {
    const keywords = [
      keyword('Fresh', 'X.', { formerNames: ['Older Name', 'Old'] }),
      keyword('Old', 'X.', { renamedTo: 'fresh' }),
    ];
    const links = linksByName(keywords, createUrls('/'));
    expect(links.Old).toEqual({ slug: 'fresh', url: '/keywords/fresh/', renamed: true });
    expect(redirectsOfNames(links, new Set(['fresh', 'old']))).toEqual({
      'keywords/older-name/': 'keywords/fresh/',
    });
  });

  test('does not, where no address can be made of it', () => {
    const links = linksByName([keyword('Fresh', '', { formerNames: ['Прыжок'] })], createUrls('/'));
    expect(redirectsOfNames(links, new Set(['fresh']))).toEqual({});
  });
});

describe('feeds', () => {
  /** What an XML parser reads of a document, which it refuses where it is not well-formed. */
  function read(xml: string): string {
    const parser = new SaxesParser({ xmlns: true });
    let text = '';
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('text', (value) => {
      text += value;
    });
    parser.write(xml).close();
    return text;
  }

  const source: Source = {
    id: 'a',
    title: 'Sheet ]]> <b>',
    kind: 'sheet',
    file: 'a',
    published: null,
    recorded: null,
    url: null,
  };
  const contentOf = (keywords: readonly Keyword[]): FeedContent => ({
    sources: [source],
    changes: compareAll(keywords, [source.id]),
    bySlug: indexBySlug(keywords),
    leftOut: new Map(),
    givenRulings: [],
  });
  const frame = {
    title: 'A ]]> & <title>',
    author: '"An" ]]> \'author\'',
    self: 'https://example.org/changes.xml?a=1&b="2"',
    page: 'https://example.org/changes/',
    urls: createUrls('https://example.org/'),
  };
  const feedOf = (keywords: readonly Keyword[]) => toAtom(feedItems(keywords, contentOf(keywords)), frame);

  test.each([
    'It ends with ]]>',
    ']]>',
    '<![CDATA[ x ]]>',
    '<!-- x -->',
    '&amp; &nope; &#0;',
    '</p></div>',
    'A -]]]]>> B',
  ])('hold %s as XML has it', (text) => {
    const xml = feedOf([keyword('Sample', text)]);
    expect(read(xml)).toContain(text);
  });

  test('hold any text that a source may', () => {
    fc.assert(
      fc.property(legibleText, legibleText, (name, text) => {
        fc.pre(!/\r/.test(text));
        expect(read(feedOf([keyword(name, text, { slug: 'sample' })]))).toContain(text);
      }),
    );
  });
});

describe('redirects stay within the site', () => {
  const folder = temporaryFolderOfAll();

  test.each([
    '../outside/: keywords/armor/',
    'keywords/../../outside/: keywords/armor/',
    '/outside/: keywords/armor/',
    'keywords/./x/: keywords/armor/',
    '"%2e%2e/outside/": keywords/armor/',
    '"..\\\\outside/": keywords/armor/',
    'keywords/old/:',
    'keywords/old/: ../outside/',
    'keywords/old/: //example.org/',
    'keywords/old/: "javascript:alert(1)/"',
    'keywords/old/: https://example.org/',
    'keywords/old/: glossary.tsv',
    'old.tsv: keywords/armor/',
    'old.tsv: ""',
    '"": keywords/armor/',
    'old.tsv: ../glossary.tsv',
    'keywords/old/: keywords/old/',
  ])('%s is refused', (line) => {
    writeFileSync(path.join(folder, 'redirects.yaml'), `${line}\n`);
    expect(readRedirects(folder).file.messages).toMatchObject([{ ruleId: 'redirects-invalid', fatal: true }]);
    expect(() => loadRedirects(folder)).toThrow(/redirects\.yaml:1:\d+: /);
  });

  test('an address that leads back to itself over another is refused, and what leads there is not', () => {
    const lines = ['keywords/a/: keywords/b/', 'keywords/b/: keywords/c/', 'keywords/c/: keywords/b/'];
    writeFileSync(path.join(folder, 'redirects.yaml'), `${lines.join('\n')}\n`);
    expect(readRedirects(folder).file.messages.map(({ line }) => line)).toEqual([2, 3]);
  });

  test.each([
    ['keywords/old: keywords/armor/', 'expected the path of a file, or a slash at the end of “keywords/old”'],
    ['old.tsv: keywords/armor/', 'expected the path of a file'],
  ])(
    'a page and a file do not lead to one another, and what lacks a slash is named: %s',
    (line, expected) => {
      writeFileSync(path.join(folder, 'redirects.yaml'), `${line}\n`);
      expect(readRedirects(folder).file.messages[0]?.reason).toMatch(new RegExp(`${expected}$`));
    },
  );

  test('there may be none', () => {
    for (const value of ['', '\n', '# keywords/old/: keywords/armor/\n\n  # none\n']) {
      writeFileSync(path.join(folder, 'redirects.yaml'), value);
      expect(loadRedirects(folder)).toEqual({});
    }
  });

  test('an address that cannot be redirected is said where it stands, not what it would lead to', () => {
    writeFileSync(
      path.join(folder, 'redirects.yaml'),
      'keywords/old/: keywords/armor/\n/old/: keywords/armor/\n',
    );
    expect(() => loadRedirects(folder)).toThrow('redirects.yaml:2:1: ');
  });
});

test('glossary.csv keeps a cell that a spreadsheet would compute as the source has it', () => {
  const texts = ['=1+1', '+1', '-1', '@x', '\tx', '"a","b"', 'a\nb'];
  const keywords = texts.map((text, index) => keyword(`Sample ${index}`, text));
  const csv = toCsv(keywords, [], createUrls('/'));
  const { data, errors } = papa.parse<{ text: string }>(csv, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map(({ text }) => text)).toEqual(texts);
});

test('players’ words for a former name are words for the keyword that holds now, each once', () => {
  const aliases = { hop: ['jump', 'jump'], leap: ['bound', 'jump'], skip: ['pass'] };
  const of = (name: string, formerNames: string[]) =>
    toApiSearched(keyword(name, 'Move.', { formerNames }), aliases, { sources: [], urls: createUrls('/') })
      .aliases;
  expect(of('Leap', ['Hop', 'constructor'])).toEqual(['bound', 'jump']);
  expect(of('Hop', [])).toEqual(['jump']);
});
