import { describe, expect, test } from 'vitest';
import { currentRevision } from '../../../src/keywords/history.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { groupsOf, labelOf, sayFound } from '../../../src/search/base/result.ts';
import { mostBeside } from '../../../src/search/base/weights.ts';
import { createWords } from '../../../src/search/base/words.ts';
import { createSearch } from '../../../src/search/search.ts';
import { reconcileSeeds, seedVocabulary } from '../../helpers/content.ts';
import { moreQueries, queries } from '../../helpers/queries.ts';
import { noVocabulary, sampleKeyword, sampleRevision } from '../../helpers/samples.ts';
import { inBrackets, searchDataOf } from '../../helpers/search-data.ts';

const keywords = reconcileSeeds();
const searchIn = (searched: readonly Keyword[], vocabulary = seedVocabulary) =>
  createSearch(searchDataOf({ keywords: searched, vocabulary }));
const ask = searchIn(keywords);

/** What was found in earlier wordings, in either list: label and text, with what is marked in brackets. */
const toldOf = (query: string, slug: string, answer = ask(query)) => {
  const { reason } = [...answer.keywords, ...answer.past].find((found) => found.slug === slug) ?? {};
  if (reason?.kind !== 'past') return reason?.kind;
  return labelOf(reason) + inBrackets(reason);
};

describe('a word that only an older wording has finds its keyword and says so', () => {
  test.each([
    [
      'greater',
      'hidden-cost',
      'build counters on the unit equal to or [greater] than the Hidden Cost integer',
    ],
    ['deploy it to the build zone', 'hidden-cost', 'You can [deploy] it to the [build] [zone].'],
    ['lose', 'redirect', 'However, there are cards that can cause a unit to [lose]'],
    ['2nd', 'switch', '[2nd]'],
  ])('%s: %s', (query, slug, text) => {
    expect(toldOf(query, slug)).toMatch(/^in 1 earlier wording: /);
    expect(toldOf(query, slug)).toContain(text);
  });

  test('also one that is still being typed, and one with a slip', () => {
    expect(toldOf('grea', 'hidden-cost')).toContain('[grea]ter');
    expect(toldOf('greatter', 'hidden-cost')).toContain('[greater]');
  });

  test('in how many of its earlier wordings', () => {
    const wordings = ['Move two squares.', 'Move, then rest a quokka.', 'Rest the quokka.', 'Rest.'];
    const revisions = wordings.map((text, index) => ({
      ...sampleRevision('Hop', [text]),
      id: `0000000${index}`,
    }));
    const history = revisions.map(({ id }, index) => ({ source: `s${index}`, revision: id }));
    const hop = sampleKeyword('Hop', revisions[0] as (typeof revisions)[0], { revisions, history });
    const find = searchIn([hop], noVocabulary);
    expect(toldOf('quokka', 'hop', find('quokka'))).toBe(
      'in 2 earlier wordings: Move, then rest a [quokka].',
    );
    expect(toldOf('squares', 'hop', find('squares'))).toBe('in 1 earlier wording: Move two [squares].');
    expect(find('rest')).toMatchObject({ past: [], keywords: [{ reason: { kind: 'text' } }] });
  });
});

describe('what holds now stands above what held once', () => {
  const { termsOf } = createWords(seedVocabulary);
  const nowOf = (keyword: Keyword) => {
    const { template, text } = currentRevision(keyword);
    return new Set([keyword.name, template, text].flatMap(termsOf));
  };
  const once = keywords.flatMap((keyword) => {
    const texts = keyword.revisions.flatMap(({ template, text }) => [template, text]);
    return [...new Set(texts.flatMap(termsOf))]
      .filter((term) => !nowOf(keyword).has(term))
      .map((term) => [term, keyword.slug] as const);
  });

  test('there are such words', () => expect(once.length).toBeGreaterThan(30));

  test.each(once)('%s, once of %s', (term, slug) => {
    const word = keywords
      .flatMap(({ revisions }) =>
        revisions.flatMap(({ template, text }) => `${template} ${text}`.split(/[^\p{L}\p{N}’'-]+/u)),
      )
      .find((each) => termsOf(each)[0] === term);
    const answer = ask(word ?? '');
    const found = [...answer.keywords, ...answer.past].map((result) => result.slug);
    expect(found).toContain(slug);
    const holding = keywords.filter((keyword) => nowOf(keyword).has(term)).map((keyword) => keyword.slug);
    for (const each of found.filter((other) => holding.includes(other)))
      expect(found.indexOf(each)).toBeLessThan(found.indexOf(slug));
  });

  test('no word of the past moves an answer', () => {
    const revisions = (keyword: Keyword) => [currentRevision(keyword)];
    const forgetful = searchIn(
      keywords.map((keyword) => ({
        ...keyword,
        revisions: revisions(keyword),
        history: keyword.history.slice(-1),
      })),
    );
    for (const { query } of queries)
      expect(ask(query).keywords.map(({ slug }) => slug)).toEqual(
        forgetful(query).keywords.map(({ slug }) => slug),
      );
  });
});

test('the count is of all that was found, not of those that are shown', () => {
  const answer = ask('cumulative');
  expect(answer.keywords).toHaveLength(10);
  expect(sayFound(groupsOf(answer))).toBe('Keywords: 20 found, the first 10 shown.');
  expect(sayFound(groupsOf(ask('within')))).toBe('Keywords: 1 found. Keywords in earlier wordings: 1 found.');
  expect(sayFound(groupsOf(ask('zzz')))).toBe('No keyword found.');
});

test('what stands beside the keywords is short', () => {
  for (const { query } of [...queries, ...moreQueries]) {
    const { past, pages } = ask(query);
    expect(past.length + pages.length).toBeLessThanOrEqual(mostBeside);
  }
});
