import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { leftOutOf } from '../../../src/keywords/changes/left-out.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import type { Source } from '../../../src/keywords/model.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import { toApiChanges } from '../../../src/publish/api/changes.ts';
import { toApiKeywordDetail, toApiSource } from '../../../src/publish/api/keywords.ts';
import { toAtom } from '../../../src/publish/feeds/atom.ts';
import { feedItems } from '../../../src/publish/feeds/feed.ts';
import { readText } from '../../helpers/read-text.ts';

const dated = (id: string, recorded: string | null, published: string | null = null): Source => ({
  id,
  title: `Glossary ${id}`,
  kind: 'glossary',
  file: `${id}.tsv`,
  url: null,
  recorded,
  published,
});

const glossaries: Record<string, string> = {
  first: 'Hop\t**Hop:** Move one step.',
  second: 'Hop\t**Hop:** Move two steps. (Renamed to Leap.)\nLeap\t**Leap:** Move two steps.',
  third: 'Hop\t**Hop:** Move three steps.\nLeap\t**Leap:** Move three steps.',
};

/** The content as it is once these sources are there. */
function contentOf(sources: Source[]) {
  const read = sources.map(({ id }) => readText('glossary', id, glossaries[id] ?? ''));
  const keywords = reconcile(read);
  const ids = sources.map(({ id }) => id);
  const bySlug = indexBySlug(keywords);
  const urls = createUrls('https://example.org/');
  const changes = compareAll(keywords, ids);
  const leftOut = leftOutOf(keywords, sources, changes);
  return { keywords, bySlug, sources, changes, leftOut, givenRulings: [], urls };
}

const sources = [
  dated('first', '2026-01-10'),
  dated('second', '2026-02-20', '2025-12-31'),
  dated('third', null),
];

test('each source and each change has the days of its source: recorded, and published where the source says so', () => {
  const content = contentOf(sources);
  expect(content.sources.map((source) => toApiSource(source, content.keywords, content.urls))).toMatchObject([
    { recorded: '2026-01-10', published: null },
    { recorded: '2026-02-20', published: '2025-12-31' },
    { recorded: null, published: null },
  ]);
  expect(
    toApiChanges(content).map(({ slug, source, recorded, published }) => [slug, source, recorded, published]),
  ).toEqual([
    ['hop', 'second', '2026-02-20', '2025-12-31'],
    ['hop', 'second', '2026-02-20', '2025-12-31'],
    ['hop', 'third', null, null],
    ['leap', 'third', null, null],
  ]);
});

test('a rename has both keywords, and its new wording can be followed; a newer source does not tell of it anew', () => {
  const renames = [sources.slice(0, 2), sources].map((some) =>
    toApiChanges(contentOf(some)).filter(({ kind }) => kind === 'renamed'),
  );
  const [leap] = contentOf(sources).keywords.filter(({ slug }) => slug === 'leap');
  const to = leap?.revisions[0]?.id;
  expect(renames[0]).toMatchObject([
    {
      slug: 'hop',
      name: 'Hop',
      toSlug: 'leap',
      toName: 'Leap',
      to,
      toUrl: `https://example.org/keywords/leap/${to}/`,
      source: 'second',
      summary: expect.stringMatching(/^Is now Leap\. /),
    },
  ]);
  expect(renames[1]).toEqual(renames[0]);
});

test('a keyword’s file says of each change where it leads, and what became of the template', () => {
  const content = contentOf(sources);
  const [hop] = content.keywords;
  if (!hop) throw new Error('Found no keyword');
  const { changes } = toApiKeywordDetail(hop, content);
  expect(changes.map(({ kind, toSlug, source }) => [kind, toSlug, source])).toEqual([
    ['reworded', 'hop', 'second'],
    ['reworded', 'hop', 'third'],
    ['renamed', 'leap', 'second'],
  ]);
  expect(changes[2]?.template).toEqual([
    { op: '-', text: 'Hop' },
    { op: '+', text: 'Leap' },
  ]);
});

test('the days of a feed differ as those of the sources do, and it tells of the rename', () => {
  const { keywords, ...content } = contentOf(sources);
  const feed = toAtom(feedItems(keywords, content), {
    urls: content.urls,
    title: 'Changes',
    author: 'Someone',
    self: 'https://example.org/changes.xml',
    page: 'https://example.org/changes/',
  });
  const entries = [...feed.matchAll(/<entry><title>(.*?)<\/title>.*?<updated>(.*?)T/g)];
  expect(entries.map(([, title = '', day]) => `${day} ${title.replace(/(Is now \w+\.).*/, '$1')}`)).toEqual([
    '1970-01-01 Hop: Effect reworded; one ruling removed.',
    '1970-01-01 Leap: Effect reworded.',
    '2026-02-20 Hop: Effect reworded; one ruling added.',
    '2026-02-20 Hop: Is now Leap.',
    '2026-02-20 Leap: first recorded, as the new name of Hop',
    '2026-01-10 Hop: first recorded',
  ]);
});
