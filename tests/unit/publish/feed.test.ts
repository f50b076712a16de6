import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { leftOutOf } from '../../../src/keywords/changes/left-out.ts';
import type { Source } from '../../../src/keywords/model.ts';
import { toApiChanges, toApiKeywordChanges } from '../../../src/publish/api/changes.ts';
import { toAtom } from '../../../src/publish/feeds/atom.ts';
import { feedItems, feedItemsOf } from '../../../src/publish/feeds/feed.ts';
import { wordingNews } from '../../../src/publish/feeds/wording-news.ts';
import { readGlossaries } from '../../helpers/made-glossaries.ts';

const urls = createUrls('https://example.org/');

/** What these glossaries, oldest first, give to those who publish it. */
function contentOf(...glossaries: Record<string, string>[]) {
  const { keywords, changes, sourceIds } = readGlossaries(...glossaries);
  const sources = sourceIds.map(
    (id): Source => ({
      id,
      title: id,
      kind: 'glossary',
      file: id,
      published: null,
      recorded: null,
      url: null,
    }),
  );
  const leftOut = leftOutOf(keywords, sources, changes);
  return { keywords, bySlug: indexBySlug(keywords), sources, changes, leftOut, givenRulings: [], urls };
}

const frame = { title: 'T', author: 'A', self: urls.feed, page: urls.changes, urls };

/** The entries of a feed, each as its id and its title. */
function entriesOf(...glossaries: Record<string, string>[]) {
  const { keywords, ...content } = contentOf(...glossaries);
  const feed = toAtom(feedItems(keywords, content), frame);
  return [...feed.matchAll(/<entry><title>(.*?)<\/title><id>(.*?)<.*?<summary>In (\S+),/g)].map(
    ([, title = '', id = '', source]) => ({ title, id, source }),
  );
}

const moved = 'Move. (Renamed to Go.)';
const back = 'Move on. "Go" is the former name of this keyword.';
const toldAgain: Record<string, string>[] = [{ Wait: moved, Go: 'Run.' }, { Wait: back }, { Wait: moved }];

test('a rename that was taken back and told again is two entries of a feed, and the first keeps its id', () => {
  const renamesIn = (entries: ReturnType<typeof entriesOf>) =>
    entries.filter(({ title }) => title.startsWith('Wait: Is now Go.'));
  const [again, first] = renamesIn(entriesOf(...toldAgain));
  expect([again?.source, first?.source]).toEqual(['source-2', 'source-0']);
  expect(again?.id).not.toBe(first?.id);
  expect(renamesIn(entriesOf(...toldAgain.slice(0, 1)))).toEqual([first]);
  expect(renamesIn(entriesOf(...toldAgain.slice(0, 2)))).toEqual([first]);
});

test('a wording that came back is an entry of its own', () => {
  const glossaries = ['One.', 'Two.', 'One.', 'One.'].map((text) => ({ Hop: text }));
  const { keywords, ...content } = contentOf(...glossaries);
  const [one, two] = keywords[0]?.revisions ?? [];
  expect(wordingNews(keywords, content).map(({ revision }) => revision)).toEqual([one?.id, two?.id, one?.id]);
  const entries = entriesOf(...glossaries);
  expect(entries.map(({ source }) => source)).toEqual(['source-2', 'source-1', 'source-0']);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
});

test('what came back keeps its id where a source has another id', () => {
  const { keywords, changes, sources, ...content } = contentOf(
    { Hop: 'One.' },
    { Hop: 'Two.' },
    { Hop: 'One.' },
    { Hop: 'Two.' },
    { Hop: 'One.' },
  );
  const renamed = (id: string) => (id === 'source-2' ? 'other' : id);
  const other = keywords.map((keyword) => ({
    ...keyword,
    history: keyword.history.map((each) => ({ ...each, source: renamed(each.source) })),
  }));
  const names = feedItems(keywords, { ...content, changes, sources }).map(({ name }) => name);
  const after = feedItems(other, {
    ...content,
    changes,
    sources: sources.map((source) => ({ ...source, id: renamed(source.id) })),
  }).map(({ name }) => name);
  expect(after).toEqual(names);
  expect(new Set(names).size).toBe(5);
});

test('the file of a keyword says what the rename that holds comes to today, and of one that was taken back what it was', () => {
  const content = contentOf(
    { Wait: moved, Halt: 'Stop.', Go: 'Run.' },
    { Wait: 'Move. (Renamed to Halt.)', Halt: 'Stop now.' },
    { Halt: 'Stop at once.', Go: 'Run on.' },
  );
  const [go, halt, wait] = content.keywords;
  const changes = wait ? toApiKeywordChanges(wait, content) : [];
  const renames = changes.filter(({ kind }) => kind === 'renamed');
  expect(renames).toMatchObject([
    { toSlug: 'go', source: 'source-0', to: go?.revisions[0]?.id },
    { toSlug: 'halt', source: 'source-1', to: halt?.revisions[2]?.id },
  ]);
});

test('what an old document brings that was found late comes first, with the day on which it came', () => {
  const { keywords, sources, ...content } = contentOf({ Hop: 'Cross.' }, { Skip: 'Turn.' });
  const found = sources.map((source, index) => ({ ...source, recorded: `2026-0${2 - index}-01` }));
  const items = wordingNews(keywords, { ...content, sources: found });
  expect(items.map(({ keyword }) => keyword.name)).toEqual(['Hop', 'Skip']);
  const [published, recorded] = ['2003-05-23', '2026-02-01'];
  const old = items.map((item) => ({
    ...item,
    source: item.keyword.name === 'Hop' && item.source ? { ...item.source, published } : item.source,
  }));
  const feed = toAtom(old, frame);
  // That of the feed, then those of its entries: readers sort by them.
  expect([...feed.matchAll(/<updated>(.*?)T/g)].map(([, day]) => day)).toEqual([
    ...[recorded, recorded],
    '2026-01-01',
  ]);
  expect(feed).toContain('<summary>In source-0, published 23 May 2003, wording ');
  expect(feed).not.toContain('<published>');
});

test('an old document that says nothing new is no news when it is found late', () => {
  const days = (recorded: readonly string[], ...glossaries: Record<string, string>[]) => {
    const { sources, ...content } = contentOf(...glossaries);
    const dated = sources.map((source, index) => ({ ...source, recorded: recorded[index] ?? null }));
    const all = { ...content, sources: dated };
    return {
      feed: wordingNews(content.keywords, all).map(({ name, source }) => [name, source?.recorded]),
      changes: toApiChanges(all).map(({ to, recorded }) => [to, recorded]),
    };
  };
  const known: Record<string, string>[] = [{ Hop: 'Cross.' }, { Hop: 'Cross twice.' }];
  const before = days(['2026-01-01', '2026-02-01'], ...known);
  expect(before.feed.map(([, day]) => day)).toEqual(['2026-02-01', '2026-01-01']);
  expect(before.changes.map(([, day]) => day)).toEqual(['2026-02-01']);
  const [older = {}, newer = {}] = known;
  expect(days(['2026-03-01', '2026-01-01', '2026-02-01'], older, ...known)).toEqual(before);
  expect(days(['2026-01-01', '2026-03-01', '2026-02-01'], older, newer, newer)).toEqual(before);
  expect(days(['2026-01-01', '2026-02-01', '2026-03-01'], ...known, newer)).toEqual(before);
});

test('a document of which nobody wrote when it came in has the day on which it was published', () => {
  const { keywords, sources, ...content } = contentOf({ Hop: 'Cross.' });
  const published = sources.map((source) => ({ ...source, published: '2003-05-23' }));
  expect(toAtom(feedItems(keywords, { ...content, sources: published }), frame)).toContain(
    '<updated>2003-05-23T00:00:00Z</updated>',
  );
});

test('the feed of a keyword goes on under each name that replaces it, with what is news to its readers alone', () => {
  const { keywords, ...content } = contentOf(
    { Wait: 'Move.', Go: 'Run.', Hop: 'Cross.' },
    { Wait: 'Move. (Renamed to Go.)', Go: 'Run on.' },
    { Go: 'Run far.' },
    { Go: 'Run far. (Renamed to Leap.)', Leap: 'Fly.' },
    { Leap: 'Fly high.' },
  );
  const told = (slug: string, of: typeof content = content) => {
    const keyword = of.bySlug.get(slug);
    return keyword && feedItemsOf(keyword, of).map(({ name }) => name.replace(/[0-9a-f]{8}/, 'wording'));
  };
  const wait = ['wait/wording', 'wait/is now/go', 'wait/wording'];
  expect(told('wait')).toEqual(['leap/wording', 'go/wording', 'go/is now/leap', 'go/wording', ...wait]);
  expect(told('leap')).toEqual(['leap/wording', 'leap/wording']);
  expect(told('hop')).toEqual(['hop/left out/1', 'hop/wording']);
  // Also where a newer source tells of it as renamed to the newest name.
  const again = contentOf(
    { Wait: 'Move. (Renamed to Go.)', Go: 'Run.' },
    { Go: 'Run on.' },
    { Wait: 'Move. (Renamed to Leap.)', Go: 'Run on. (Renamed to Leap.)', Leap: 'Fly.' },
    { Leap: 'Fly high.' },
  );
  const newer = ['leap/wording', 'wait/wording', 'go/wording', 'go/is now/leap', 'wait/is now/leap'];
  expect(told('wait', again)?.sort()).toEqual(
    [...newer, 'go/wording', 'wait/is now/go', 'wait/wording'].sort(),
  );
  // The ids are those of the feed of all, so that a reader of both is told once.
  const all = feedItems(keywords, content).map(({ name }) => name);
  for (const keyword of keywords)
    expect(all).toEqual(expect.arrayContaining(feedItemsOf(keyword, content).map(({ name }) => name)));
});
