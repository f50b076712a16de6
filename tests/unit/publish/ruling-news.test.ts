import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { leftOutOf } from '../../../src/keywords/changes/left-out.ts';
import type { GivenRuling, Source } from '../../../src/keywords/model.ts';
import { toApiAdded, toApiLeftOut, toApiRulings } from '../../../src/publish/api/news.ts';
import { toAtom } from '../../../src/publish/feeds/atom.ts';
import { feedItems, feedItemsOf } from '../../../src/publish/feeds/feed.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';

const urls = createUrls('https://example.org/');

const ruling = (id: string, keywords: string[], date: string, more: Partial<GivenRuling> = {}) => ({
  ...{ id, keywords, date, recorded: null, by: 'A Judge', url: `https://example.org/${id}` },
  ...{ supersedes: null, text: `A <ruling> & more: ${id}.` },
  ...more,
});

/** Made up: Wait became Go in the second glossary, which leaves Hop out; each has the day on which it came in. */
const { keywords, changes, sourceIds } = readGlossaries(
  { Wait: 'Move.', Hop: 'Cross.' },
  { Wait: 'Move. (Renamed to Go.)', Go: 'Run.' },
);
const sources = sourceIds.map(
  (id, index): Source => ({
    ...{ id, title: id, kind: 'glossary', file: id, url: null },
    ...{ published: null, recorded: `2026-0${index + 1}-10` },
  }),
);
const content = {
  keywords,
  changes,
  bySlug: indexBySlug(keywords),
  sources,
  leftOut: leftOutOf(keywords, sources, changes),
  givenRulings: [
    ruling('late', ['wait'], '2020-05-05', { recorded: '2026-03-03' }),
    ruling('between', ['hop', 'wait'], '2026-01-20', { supersedes: 'late' }),
    ruling('same-day', ['go'], '2026-02-10'),
  ],
  urls,
};
const toldTo = (slug: string) => {
  const keyword = content.bySlug.get(slug);
  return keyword && feedItemsOf(keyword, content).map(({ name }) => name.replace(/[0-9a-f]{8}/, 'wording'));
};

test('a ruling that was given outside any source is news on the day on which it was written down', () => {
  const all = feedItems(keywords, content).map(({ name }) => name.replace(/[0-9a-f]{8}/, 'wording'));
  expect(all).toEqual([
    'ruling/late',
    'ruling/same-day',
    'hop/left out/1',
    ...['go/wording', 'wait/wording', 'wait/is now/go'],
    'ruling/between',
    ...['hop/wording', 'wait/wording'],
  ]);
});

test('followers of a keyword are told of those on it, under its former and its later names', () => {
  expect(toldTo('hop')).toEqual(['hop/left out/1', 'ruling/between', 'hop/wording']);
  expect(toldTo('wait')?.filter((name) => name.startsWith('ruling'))).toEqual([
    'ruling/late',
    'ruling/same-day',
    'ruling/between',
  ]);
  expect(toldTo('go')).toEqual(['ruling/late', 'ruling/same-day', 'go/wording', 'ruling/between']);
});

test('the entry has its text, its keywords, where it stands, and where it was given', () => {
  const frame = { title: 'T', author: 'A', self: urls.feed, page: urls.changes, urls };
  const feed = toAtom(
    feedItems(keywords, content).filter((item) => 'ruling' in item),
    frame,
  );
  const [, , between = ''] = feed.split('<entry>').slice(1);
  expect(between).toContain('<title>Hop, Wait: Ruling by A Judge.</title>');
  expect(between).toContain('href="https://example.org/keywords/hop/#given-between"');
  expect(between).toContain('<link rel="via" href="https://example.org/between">');
  expect(between).toContain('<updated>2026-01-20T00:00:00Z</updated>');
  expect(between).toContain('<summary>Given on 20 January 2026, outside any source.</summary>');
  expect(between).toContain('<p>A &#x3C;ruling> &#x26; more: between.</p>');
  expect([...feed.matchAll(/<updated>(.*?)T/g)].map(([, day]) => day)).toEqual([
    ...['2026-03-03', '2026-03-03'],
    ...['2026-02-10', '2026-01-20'],
  ]);
});

test('the data lists them by day, each with its keywords', () => {
  expect(toApiRulings(content)).toMatchObject([
    {
      slugs: ['hop', 'wait'],
      name: 'Hop, Wait',
      summary: 'Ruling by A Judge.',
      page: 'https://example.org/keywords/hop/#given-between',
      ...{ id: 'between', date: '2026-01-20', recorded: null, superseded: false },
    },
    { id: 'same-day', slugs: ['go'] },
    { id: 'late', recorded: '2026-03-03', superseded: true, url: 'https://example.org/late' },
  ]);
});

test('the data lists each keyword as it was new, with the day on which it came in', () => {
  const [wait, hop, go] = ['wait', 'hop', 'go'].map((slug) => content.bySlug.get(slug)?.revisions[0]?.id);
  expect(toApiAdded(content)).toMatchObject([
    { slug: 'hop', revision: hop, source: 'source-0', recorded: '2026-01-10', summary: 'First recorded.' },
    { slug: 'wait', revision: wait, url: `https://example.org/keywords/wait/${wait}/` },
    { slug: 'go', revision: go, source: 'source-1', recorded: '2026-02-10', published: null },
  ]);
  expect(toApiAdded(content).at(-1)?.summary).toBe('First recorded, as the new name of Wait.');
});

test('what a glossary leaves out is told with its last wording, and again where it came back in between', () => {
  const told = readGlossaries(
    { Hop: 'Cross.', Go: 'Run.' },
    { Go: 'Run.' },
    { Hop: 'Cross it.', Go: 'Run.' },
    { Go: 'Run.' },
  );
  const each = told.sourceIds.map(
    (id): Source => ({
      ...{ id, title: id, kind: 'glossary', file: id, url: null },
      ...{ published: null, recorded: '2026-01-10' },
    }),
  );
  const leftOut = leftOutOf(told.keywords, each, told.changes);
  const bySlug = indexBySlug(told.keywords);
  const here = { ...content, ...told, sources: each, leftOut, bySlug, givenRulings: [] };
  const [first, second] = bySlug.get('hop')?.revisions.map(({ id }) => id) ?? [];
  expect(toApiLeftOut(here, leftOut)).toMatchObject([
    {
      slug: 'hop',
      source: 'source-1',
      revision: first,
      summary: 'Left out of source-1.',
      recorded: '2026-01-10',
    },
    { slug: 'hop', source: 'source-3', revision: second, url: `https://example.org/keywords/hop/${second}/` },
  ]);
  const items = feedItems(told.keywords, here).filter((item) => 'lastRevision' in item);
  expect(items.map(({ name }) => name)).toEqual(['hop/left out/2', 'hop/left out/1']);
  const [entry] = /<entry>.*?<\/entry>/s.exec(
    toAtom(items, { title: 'T', author: 'A', self: 'self', page: 'page', urls }),
  ) ?? [''];
  expect(entry).toContain('<title>Hop: left out of source-3</title>');
  expect(entry).toContain(`<summary>Its last wording was ${second}.</summary>`);
  expect(entry).toContain('<p>Cross it.</p>');
});
