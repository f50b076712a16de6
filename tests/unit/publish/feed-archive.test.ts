import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { toFeedPages } from '../../../src/publish/feeds/archive.ts';
import type { WordingNews } from '../../../src/publish/feeds/wording-news.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const urls = createUrls('https://example.org/');
const keyword = sampleKeyword('Sample', sampleRevision('Sample', ['A text.']));

/** So many changes, the newest first: change 1 is the oldest. */
const changes = (count: number): WordingNews[] =>
  Array.from({ length: count }, (_, index) => ({
    name: String(count - index),
    keyword,
    holder: keyword,
    revision: String(count - index),
    source: undefined,
  }));
const toldOn = (count: number) =>
  toFeedPages(changes(count), urls).map(({ items }) => items.map(({ name }) => Number(name)));

test.each([0, 1, 49, 50, 51, 99, 100, 101, 1234])(
  'of %i changes none is lost, and no file is long',
  (count) => {
    const [feed = [], ...archive] = toldOn(count);
    expect(feed).toEqual(Array.from({ length: Math.min(count, 50) }, (_, index) => count - index));
    for (const file of archive) expect(file).toHaveLength(50);
    const all = new Set([...feed, ...archive.flat()]);
    expect(all.size).toBe(count);
  },
);

test('a file of the archive stays as it is when more comes', () => {
  const [, ...archive] = toldOn(151);
  for (let count = 152; count < 260; count += 1)
    expect(toldOn(count).slice(1, 1 + archive.length)).toEqual(archive);
});

test('from the feed one comes to every file, back and forth, and from each to the feed', () => {
  const [feed, ...archive] = toFeedPages(changes(151), urls);
  const files = new Map(archive.map((file) => [file.self, file]));
  const passed: string[] = [];
  for (let at = feed.links['prev-archive']; at; at = files.get(at)?.links['prev-archive']) passed.push(at);
  expect(passed).toEqual([3, 2, 1].map((number) => `https://example.org/changes/archive/${number}.xml`));
  expect(archive.map(({ links }) => links['next-archive'])).toEqual([passed[1], passed[0], undefined]);
  for (const { links } of archive) expect(links.current).toBe(feed.self);
});
