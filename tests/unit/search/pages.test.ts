import { describe, expect, test } from 'vitest';
import { groupsOf } from '../../../src/search/base/result.ts';
import { createSearch } from '../../../src/search/search.ts';
import { reconcileSeeds, seedSources, seedVocabulary } from '../../helpers/content.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

const keywords = reconcileSeeds();
const ask = createSearch(searchDataOf({ keywords }));
const pathsOf = (query: string) => ask(query).pages.map(({ path }) => path);

describe('the code of a wording leads to it', () => {
  test.each([
    'de31cee9',
    'DE31CEE9',
    ' de31cee9. ',
    'de31',
    'DE31C',
    'revision de31cee9',
    'Glossary, revision de31cee9:',
    'https://example.org/keywords/bombard/de31cee9/#meaning',
  ])('%s', (query) => {
    const { pages, isOrder, keywords: found } = ask(query);
    expect(pages).toEqual([{ title: 'Bombard, wording de31cee9', path: 'keywords/bombard/de31cee9/' }]);
    expect(isOrder).toBe(true);
    // What stands beside the code is no word to find keywords by.
    expect(found).toEqual([]);
  });

  test('every one of them', () => {
    for (const { slug, revisions } of keywords)
      for (const { id } of revisions) expect(pathsOf(id)).toEqual([`keywords/${slug}/${id}/`]);
  });

  test('three digits, a beginning of two codes and a code that nobody has lead nowhere', () => {
    const starts = keywords.flatMap(({ revisions }) => revisions.map(({ id }) => id.slice(0, 2)));
    expect(new Set(starts).size).toBeLessThan(starts.length);
    expect(['de3', '00000000', 'de31cee8', 'de31cee9f'].flatMap(pathsOf)).toEqual([]);
    const double = structuredClone(keywords.slice(0, 2));
    for (const [index, { revisions, history }] of double.entries()) {
      const last = revisions.at(-1);
      if (last) last.id = `abcd000${index}`;
      for (const each of history.slice(-1)) each.revision = `abcd000${index}`;
    }
    const both = createSearch(
      searchDataOf({ keywords: double, sources: [], vocabulary: { ...seedVocabulary, keywords: {} } }),
    );
    expect(both('abcd').pages).toEqual([]);
    expect(both('abcd0001').pages).toHaveLength(1);
  });
});

test.each([
  ['download json', ['api/']],
  ['print booklet', ['booklet/']],
  ['latest changes', ['changes/']],
  ['list of sets', ['sets/']],
  ['show my sources', ['sources/']],
  ['rss', ['changes/']],
  ['my', []],
  ['powerful dark', ['sources/powerful-dark/']],
  ['Powerfull Dark', ['sources/powerful-dark/']],
  ['powerfuldark', ['sources/powerful-dark/']],
  ['duchess', ['sources/all-the-duchesss-men/']],
  ['dutchess', ['sources/all-the-duchesss-men/']],
  ["All the Duchess's Men", ['sources/all-the-duchesss-men/']],
  ['all the duchess’s men', ['sources/all-the-duchesss-men/']],
  ['tuskens', ['sources/tuskens-and-monsters-galaxy/']],
  ['glosary', ['sources/glossary/']],
  ['phantom menace', ['sets/phantom-menace/']],
  ['The Phantom Menase', ['sets/phantom-menace/']],
  ['attack of the clones', ['sets/attack-of-the-clones/']],
  ['duchess and glossary', ['changes/all-the-duchesss-men/glossary/']],
  ['sith rising set', ['sets/sith-rising/']],
  ['attack clones set', ['sets/attack-of-the-clones/']],
  ['sheet powerful dark', ['sources/powerful-dark/']],
  ['keyword list', ['sources/keyword-list/']],
  ['install app', ['./#offline']],
  ['timing chart', ['timing/']],
  ['make cheat sheet', ['tools/make-sheet/']],
  ['IDC', ['by/publisher/independent-development-committee/']],
  ['wotc keywords', ['by/publisher/wizards-of-the-coast/']],
  ['keywords by wizards of the coast', ['by/publisher/wizards-of-the-coast/']],
  ['list', []],
  ['check my cards', ['tools/link/']],
  ['card checker', ['tools/link/']],
  ['keyword linker', ['tools/link/']],
  ['sheet checker', ['tools/sheet/']],
  ['claim checker', ['tools/sheet/']],
  ['is this still true', ['tools/sheet/']],
  ['cheat sheet maker', ['tools/make-sheet/']],
  ['api docs', ['api/']],
  ['developer api', ['api/']],
  ['download tsv', ['api/']],
  ['show me the changes', ['changes/']],
  ['what has changed lately', ['changes/']],
  ['keywords from the old republic', ['sets/the-old-republic/']],
  ['2016', ['sets/']],
  ['added 2016', ['sets/']],
  ['keywords from 2002', ['sets/']],
  ['2099', []],
  ['added', []],
])('the name of a source or of a set leads to its page: %s', (query, paths) => {
  expect(pathsOf(query)).toEqual(paths);
});

test('a name is forgiven one slip, and what else stands in a query is no name', () => {
  const none = [
    'powrefull darck',
    'the',
    'of the',
    'dark side',
    'stealth in the glossary',
    'old',
    'embed api',
    'a',
    '',
  ];
  expect(none.flatMap(pathsOf)).toEqual([]);
});

test('what is long enough to be a sentence can be held against all wordings; what is shorter, or an order, cannot', () => {
  const sentence = 'You can deploy it to the build zone.';
  expect(ask(sentence).pages).toEqual([
    {
      title: 'Does this still hold? Check what you typed',
      path: `tools/sheet/#claim=${encodeURIComponent(sentence)}`,
    },
  ]);
  expect(pathsOf('deploy to build zone')).toEqual([]);
  expect(pathsOf('what changed between duchess and glossary')).toEqual([
    'changes/all-the-duchesss-men/glossary/',
  ]);
});

test.each([
  ['changes', 'changes/'],
  ['sources', 'sources/'],
  ['sets', 'sets/'],
  ['timing', 'timing/'],
  ['moments of a turn', 'timing/'],
  ['Attack of the Clones', 'sets/attack-of-the-clones/'],
  ['jedi guardians', 'sets/jedi-guardians/'],
  ['tools', 'tools/sheet/'],
  ['check a sheet', 'tools/sheet/'],
  ['card check', 'tools/link/'],
  ['make a sheet', 'tools/make-sheet/'],
  ['api', 'api/'],
  ['offline', './#offline'],
  ['phantom menace set', 'sets/phantom-menace/'],
  ['powerful dark sheet', 'sources/powerful-dark/'],
])('the whole name of a page leads to it, before what holds of the keywords: %s', (query, path) => {
  const answer = ask(query);
  expect(answer.pages.map((page) => page.path)).toContain(path);
  expect(groupsOf(answer)[0]?.title).toBe('Pages');
});

test.each([
  ['moments', 'timing/'],
  ['booklet', 'booklet/'],
  ['attack of the clone', 'sets/attack-of-the-clones/'],
])(
  'what only begins or is like the name of a page leads to it, under what holds of the keywords: %s',
  (query, path) => {
    const answer = ask(query);
    expect(answer.pages.map((page) => page.path)).toContain(path);
    expect(groupsOf(answer).at(-1)?.title).toBe('Pages');
    expect(answer.isOrder).toBe(false);
  },
);

test('what is the name of a keyword too, or was once, means the keyword', () => {
  const [keyword] = keywords;
  const { formerNames = [] } = keywords.find(({ formerNames }) => formerNames.length > 0) ?? {};
  for (const title of [keyword?.name ?? '', ...formerNames]) {
    const source = { ...seedSources[0], id: 'leap', title } as (typeof seedSources)[number];
    const answer = createSearch(searchDataOf({ keywords, sources: [source] }))(title);
    expect(answer.pages).toContainEqual({ title: `${title} (source)`, path: 'sources/leap/' });
    expect(answer.isOrder, title).toBe(false);
  }
});

test('what is asked in a sentence with a name is asked as the name alone is, and not what only has it within', () => {
  const asked: [string, string][] = [
    ['what is jedi', 'sets/jedi/'],
    ['what is in Powerful Dark?', 'sources/powerful-dark/'],
    ['what is the feed', 'changes/'],
  ];
  for (const [query, path] of asked)
    expect(ask(query), query).toMatchObject({ isOrder: true, pages: [{ path }] });
  // A keyword, a part of another name, and what holds more than the name.
  for (const query of ['what is stack', 'how does stealth work', 'the sith', 'does jedi attack'])
    expect(ask(query).isOrder, query).toBe(false);
});

test('what nobody recorded has no page', () => {
  const bare = keywords.map((keyword) => ({
    ...keyword,
    introduction: null,
    revisions: keyword.revisions.map((revision) => ({
      ...revision,
      traits: { stacking: null, mode: null, noun: null, timing: null },
      parts: [{ id: 'meaning', text: 'A piece that says nothing of when.' }],
    })),
  }));
  const askBare = createSearch(searchDataOf({ keywords: bare, sources: [] }));
  expect(['sets', 'timing', 'phantom menace'].flatMap((query) => askBare(query).pages)).toEqual([]);
});

test('a source goes before keywords where its whole name was typed, and not where that only begins so', () => {
  for (const query of ['Powerful Dark', ' powerful dark. ', "All the Duchess's Men"]) {
    const { isOrder, pages } = ask(query);
    expect(isOrder, query).toBe(true);
    expect(pages[0]?.title, query).toMatch(/ \(source\)$/);
  }
  for (const query of ['power', 'powerful', 'powerful drak']) expect(ask(query).isOrder, query).toBe(false);
});
