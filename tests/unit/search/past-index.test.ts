import { describe, expect, test } from 'vitest';
import { createMarking } from '../../../src/search/base/marks.ts';
import { createWords } from '../../../src/search/base/words.ts';
import { toSearchData } from '../../../src/search/data/data.ts';
import { unpackDocuments } from '../../../src/search/data/packed.ts';
import { createPastIndex } from '../../../src/search/texts/past.ts';
import { noVocabulary, sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

/** A made-up keyword that said these once, oldest first, each a meaning and rulings. */
const changed = (name: string, ...wordings: string[][]) => {
  const revisions = wordings.map((parts, index) => ({
    ...sampleRevision(name, parts),
    id: `0000000${index}`,
  }));
  const history = revisions.map(({ id }, index) => ({ source: `s${index}`, revision: id }));
  return sampleKeyword(name, revisions[0] as (typeof revisions)[number], { revisions, history });
};

const keywords = () => [
  changed('Skip', ['Pass.']),
  changed(
    'Hop',
    ['Move two squares.', 'It greets a brown wombat.'],
    ['Move, then rest a quokka.', 'It greets a brown wombat.'],
    ['Rest the quokka.'],
    ['Rest.'],
  ),
  changed('Leap', ['Feed the brown quokka and wombat.', 'Feed a wombat.'], ['Feed.']),
];

/** What a query finds that now stands in nothing, or in words of its own: by name, how much, and what is told. */
const find = (query: string, now: Record<string, string> = {}) => {
  const words = createWords(noVocabulary);
  const data = toSearchData({ keywords: keywords(), sources: [], given: [], vocabulary: noVocabulary });
  const asked = words.split(query).map(({ word }) => word);
  const found = { asked, askedName: asked, terms: new Map(Object.entries(now)), meant: new Map() };
  return [...createPastIndex(unpackDocuments(data, words).documents, words, createMarking(words))(found)].map(
    ([id, { isWhole, tell }]) => {
      const reason = tell();
      if (reason.kind !== 'past') throw new Error(reason.kind);
      const { text, marks, wordings, excerpt } = reason;
      expect(excerpt).toEqual([0, text.length]);
      const marked = marks.map(([start, end]) => text.slice(start, end)).join();
      return [data.documents[id]?.name, isWhole ? 'whole' : 'part', text, marked, wordings];
    },
  );
};

describe('a query finds in earlier wordings', () => {
  test('the text that has it, with what is marked, and in how many of them that stands', () => {
    expect(find('squares')).toEqual([['Hop', 'whole', 'Move two squares.', 'squares', 1]]);
    expect(find('quokka', {})).toEqual([
      ['Hop', 'whole', 'Move, then rest a quokka.', 'quokka', 2],
      ['Leap', 'whole', 'Feed the brown quokka and wombat.', 'quokka', 1],
    ]);
    expect(find('wombats')).toEqual([
      ['Hop', 'whole', 'It greets a brown wombat.', 'wombat', 2],
      ['Leap', 'whole', 'Feed the brown quokka and wombat.', 'wombat', 1],
    ]);
  });

  test('the keyword first that has most, by the text of it that has most', () => {
    expect(find('brown quokka wombat')).toEqual([
      ['Leap', 'whole', 'Feed the brown quokka and wombat.', 'brown,quokka,wombat', 1],
      ['Hop', 'part', 'It greets a brown wombat.', 'brown,wombat', 2],
    ]);
    expect(find('feed quokkas', { feed: 'feed' })).toEqual([
      ['Leap', 'whole', 'Feed the brown quokka and wombat.', 'Feed,quokka', 1],
    ]);
    expect(find('move the squares and rest', { rest: 'rest' })).toEqual([
      ['Hop', 'part', 'Move two squares.', 'Move,squares', 2],
    ]);
  });

  test('no wording is counted that has only half of the query', () => {
    expect(find('move two squares and rest')).toMatchObject([
      ['Hop', 'part', 'Move two squares.', 'Move,two,squares', 1],
    ]);
  });

  test('nothing where it is half of the query or less, whatever else stands there', () => {
    expect(find('quokka zebra')).toEqual([]);
    expect(find('the quokka')).toHaveLength(2);
    expect(find('zebra')).toEqual([]);
    expect(find('rest', { rest: 'rest' })).toEqual([]);
  });

  test('also what is still being typed', () => {
    expect(find('squa')).toEqual([['Hop', 'whole', 'Move two squares.', 'squa', 1]]);
    expect(find('squa two')).toEqual([]);
  });
});
