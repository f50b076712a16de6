import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import type { Keyword, Source } from '../../../src/keywords/model.ts';
import { toAtom } from '../../../src/publish/feeds/atom.ts';
import { type FeedContent, feedItems } from '../../../src/publish/feeds/feed.ts';
import { legibleText } from '../../helpers/hostile.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keyword = (name: string, text: string, more: Partial<Keyword> = {}) =>
  sampleKeyword(name, sampleRevision(name, [text]), more);

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
])('a feed holds %s as XML has it', (text) => {
  const xml = feedOf([keyword('Sample', text)]);
  expect(read(xml)).toContain(text);
});

test('a feed holds any text that a source may', () => {
  fc.assert(
    fc.property(legibleText, legibleText, (name, text) => {
      fc.pre(!/\r/.test(text));
      expect(read(feedOf([keyword(name, text, { slug: 'sample' })]))).toContain(text);
    }),
  );
});
