import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { compareAll } from '../../../src/keywords/changes/of-keyword.ts';
import { groupsOf } from '../../../src/search/base/result.ts';
import { createSearch } from '../../../src/search/search.ts';
import { reconcileSeeds, seedIds } from '../../helpers/content.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

const keywords = reconcileSeeds();
const ask = createSearch(searchDataOf({ keywords }));
const pathsOf = (query: string) => ask(query).pages.map(({ path }) => path);

describe('what is ordered leads there, in whatever words', () => {
  const bombard = 'keywords/bombard/compare/de31cee9/b2e891df/';
  test.each([
    ['compare bombard', bombard],
    ['bombard compare', bombard],
    ['Compare Bombrad', bombard],
    ['what changed in bombard', bombard],
    ['bombard changes since duchess', bombard],
    ['changes duchess', 'changes/all-the-duchesss-men/'],
    ['what changed in glossary', 'changes/glossary/'],
    ['What’s changed in the Glossary?', 'changes/glossary/'],
    ['changes between duchess and glossary', 'changes/all-the-duchesss-men/glossary/'],
    ['compare glossary with powerful dark', 'changes/powerful-dark/glossary/'],
    ['since powerful dark', 'changes/powerful-dark/glossary/'],
    ['what changed since powerful dark', 'changes/powerful-dark/glossary/'],
    ['since glossary', 'changes/glossary/'],
    ['as of powerful dark', 'as-of/powerful-dark/'],
    ['powerful dark as of', 'as-of/powerful-dark/'],
    ['as of powerfl dark', 'as-of/powerful-dark/'],
    ['bombard as of powerful dark', 'as-of/powerful-dark/#bombard'],
    ['bombard history', bombard],
    ['old bombard', bombard],
    ['old wording of bombard', bombard],
    ['bombard old text', bombard],
    ['what was bombard before', bombard],
    ['former bombard', bombard],
    ['old and new bombard', bombard],
    ['bombard before and after', bombard],
    ['bombard now versus earlier', bombard],
    ['old glossary', 'sources/glossary/'],
    ['compare list and glossary', 'changes/keyword-list/glossary/'],
  ])('%s', (query, path) => {
    const answer = ask(query);
    expect(answer.pages.map((page) => page.path)).toEqual([path]);
    expect(groupsOf(answer)[0]?.title).toBe('Pages');
  });

  test.each(['new bombard', 'after bombard', 'bombard now'])('“%s” orders nothing', (query) => {
    expect(ask(query).pages).toEqual([]);
  });

  test('the pages of two names as of a source are told apart by what they are called', () => {
    expect(ask('elude as of powerful dark').pages).toEqual([
      { title: 'As of Powerful Dark: Elude', path: 'as-of/powerful-dark/#elude' },
      { title: 'As of Powerful Dark: Precision', path: 'as-of/powerful-dark/#precision' },
    ]);
  });

  test('across a rename, from either name', () => {
    const { revisions = [] } = keywords.find(({ slug }) => slug === 'elude') ?? {};
    expect(pathsOf('compare elude')[0]).toMatch(`keywords/elude/compare/${revisions.at(-1)?.id}/`);
    expect(pathsOf('compare precision')[0]).toMatch(/^keywords\/precision\/compare\//);
  });

  test.each(['compare elude and precision', 'difference between Precision and Elude'])(
    'of a keyword and the one that took its place to the comparison of the two: %s',
    (query) => {
      expect(ask(query).pages).toEqual([
        {
          title: 'What changed in Elude and Precision',
          path: expect.stringContaining('keywords/elude/compare/'),
        },
      ]);
    },
  );

  test('every keyword with an earlier wording to a comparison that there is', () => {
    const urls = createUrls('/');
    const changes = compareAll(keywords, seedIds);
    const there = keywords.flatMap(({ slug }) =>
      changes.of(slug).map(({ from, to }) => urls.compare(slug, from, to)),
    );
    for (const { name, slug, revisions } of keywords) {
      const [path] = pathsOf(`compare ${name}`);
      if (revisions.length > 1) expect(path, name).toContain(`keywords/${slug}/compare/`);
      if (path) expect(there).toContain(`/${path}`);
    }
  });

  test('an order finds the keywords that it names', () => {
    expect(ask('compare armor').keywords[0]?.slug).toBe('armor');
    expect(ask('changes duchess').keywords).toEqual([]);
  });

  test.each([
    'change the target',
    'compare',
    'as of',
    'as of bombard',
    'compare stealth bombard',
    'bombard before stealth',
    'before',
  ])('“%s” orders nothing', (query) => expect(ask(query)).toMatchObject({ pages: [], isOrder: false }));
});
