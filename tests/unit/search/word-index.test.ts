import { describe, expect, test } from 'vitest';
import { mostOfPhrase, wholePhrase } from '../../../src/search/base/weights.ts';
import { createPhraseIndex } from '../../../src/search/texts/phrases.ts';
import { createPostings, type Postings, textEnd } from '../../../src/search/texts/postings.ts';
import { createStems, type Stems } from '../../../src/search/texts/stems.ts';
import { createWordIndex } from '../../../src/search/texts/word-index.ts';
import { plainWords as words } from '../../helpers/samples.ts';

const postingsOf = (texts: number[][], stems: Stems) =>
  createPostings(
    texts.flatMap((text) => [...text, textEnd]),
    stems.terms.length,
  );
/** An index of documents, field by field. */
function indexOf<Field extends string>(documents: Record<Field, string>[], boosts: Record<Field, number>) {
  const stems = createStems(words);
  const fields = Object.keys(boosts) as Field[];
  const read = fields.map(
    (field) => [field, documents.map((document) => stems.read([document[field]]))] as const,
  );
  const postings = read.map(([field, texts]) => [field, postingsOf(texts, stems)]);
  return createWordIndex(Object.fromEntries(postings) as Record<Field, Postings>, boosts, stems, words);
}
/** Made within each test, where a mutant of it is found. */
const find = (asked: readonly string[], isTyping = false) =>
  indexOf(
    [
      { title: 'walnut', body: 'quartz quartz lantern' },
      { title: 'lantern', body: 'quartz meadow' },
      { title: '', body: 'lantern meadow river thistle barley copper walnuts' },
    ],
    { title: 2, body: 1 },
  ).find(asked, isTyping);
/** The documents that hold the words, best first. */
const ranked = (asked: string, isTyping = false) => {
  const { scores } = find(asked.split(' '), isTyping);
  return [...scores.keys()].filter((id) => scores[id]).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
};

test('a field that counts more, and a shorter one, come first', () => {
  expect(ranked('lantern')).toEqual([1, 0, 2]);
  expect(ranked('walnut')).toEqual([0, 2]);
});

test('a word that is repeated counts more', () => expect(ranked('quartz')).toEqual([0, 1]));

test('documents are told that have all of some words in some of their fields', () => {
  const { holding } = indexOf(
    [
      { title: 'walnut', body: 'quartz lantern' },
      { title: 'quartz', body: 'lantern' },
      { title: 'lantern', body: '' },
    ],
    { title: 1, body: 1 },
  );
  expect([...holding(['lantern'], ['body'])]).toEqual([0, 1]);
  expect([...holding(['quartz', 'lantern'], ['body'])]).toEqual([0]);
  expect([...holding(['quartz', 'lantern'], ['title', 'body'])].sort()).toEqual([0, 1]);
  expect([...holding(['thistle', 'lantern'], ['body'])]).toEqual([]);
});

test('several of the words in one document count more than one of them', () => {
  expect(ranked('meadow river')).toEqual([2, 1]);
});

test('a word that is found in two forms is one of the words', () => {
  const { find: findIn } = indexOf([{ body: 'meadow meadowsweet' }, { body: 'river' }], { body: 1 });
  const alone = findIn(['mead'], true).scores[0] ?? 0;
  expect(alone).toBeGreaterThan(0);
  expect(findIn(['river', 'mead'], true).scores[0]).toBe(alone);
});

test('the last word may be unfinished while it is typed, no other, and then not', () => {
  expect(ranked('thist', true)).toEqual([2]);
  expect(ranked('thist')).toEqual([]);
  expect(ranked('thist river', true)).toEqual([2]);
});

test('a term counts as BM25 has it, by how rare it is, how often it stands there, and how long the text is', () => {
  const { find: findIn } = indexOf(
    [{ body: 'quartz quartz lantern' }, { body: 'quartz meadow river copper' }, { body: 'meadow' }],
    { body: 3 },
  );
  // Two of three have it; they hold 2, 4 and 1 different terms. Repetition counts 1.5, length 0.4, presence 0.5.
  const rarity = Math.log(1 + 1.5 / 2.5);
  const score = (count: number, size: number) =>
    3 * rarity * (0.5 + (count * 2.5) / (count + 1.5 * (0.6 + (0.4 * size) / (7 / 3))));
  const [first, second, third] = findIn(['quartz']).scores;
  expect(first).toBeCloseTo(score(2, 2), 10);
  expect(second).toBeCloseTo(score(1, 4), 10);
  expect(third).toBe(0);
});

test('two words in one document count 2^0.75 times what each of them counts', () => {
  const both = find(['meadow', 'river']).scores[2] ?? 0;
  const apart = (find(['meadow']).scores[2] ?? 0) + (find(['river']).scores[2] ?? 0);
  expect(both).toBeCloseTo(apart * 2 ** 0.75, 10);
});

test('of several words only the one that is typed last may be unfinished', () => {
  expect([...find(['thist', 'riv'], true).terms]).toEqual([['river', 'riv']]);
});

test('two letters begin too many words', () => {
  expect(ranked('th', true)).toEqual([]);
  expect(ranked('thi', true)).toEqual([2]);
});

test('of words that begin alike the shorter is nearer to what is typed, and the word itself the nearest', () => {
  const { find: findIn } = indexOf([{ body: 'mead' }, { body: 'meadow' }, { body: 'meadowlark' }], {
    body: 1,
  });
  const [whole = 0, short = 0, long = 0] = findIn(['mead'], true).scores;
  expect(whole).toBeGreaterThan(short);
  expect(short).toBeGreaterThan(long);
  expect(long).toBeGreaterThan(0);
  expect([...findIn(['mead']).scores].filter(Boolean)).toHaveLength(1);
});

test('words that tell nothing find nothing', () => expect(ranked('the of')).toEqual([]));

test('what was found is told, with what asked for it', () => {
  expect([...find(['walnuts', 'lantern', 'thist'], true).terms]).toEqual([
    ['walnut', 'walnut'],
    ['lantern', 'lantern'],
    ['thistl', 'thist'],
  ]);
});

test('a word with a slip finds nothing here: who reads the query mends it', () => {
  expect(ranked('thistel')).toEqual([]);
});

test('it is known which field of a document has a term', () => {
  const { has } = indexOf(
    [
      { one: 'meadow', two: 'river' },
      { one: '', two: 'the meadow' },
    ],
    { one: 1, two: 1 },
  );
  expect([has(0, 'one', 'meadow'), has(0, 'two', 'meadow'), has(1, 'two', 'meadow')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([has(1, 'two', 'the'), has(0, 'one', 'thistle')]).toEqual([false, false]);
});

describe('words that stand side by side', () => {
  /** In pairs of words. */
  const long = 4;
  const indexOfPhrases = () => {
    const stems = createStems(words);
    const texts = ['the river by the meadows', 'a meadow by the river', 'river', 'by the river meadow'];
    const read = texts.map((text) => stems.read([text]));
    return createPhraseIndex(postingsOf(read, stems), stems, long);
  };
  const score = (asked: string, among: Float64Array | null = null) => [
    ...(indexOfPhrases()(asked.split(' '), among) ?? []),
  ];

  test('count by their share of those that were asked, and more where all stand there', () => {
    expect(score('by the meadow')).toEqual([wholePhrase, 0.5, 0, 0.5]);
    expect(score('the river')).toEqual([0.5, 0.5, 0, 0.5]);
  });

  test('are whole where two of them stand in a single text', () => {
    expect(score('river meadow')).toEqual([0, 0, 0, wholePhrase]);
    expect(score('river meadow', new Float64Array([1, 1, 1, 0]))).toEqual([0, 0, 0, 0]);
  });

  test('are not whole where they stand there apart', () => {
    const stems = createStems(words);
    const texts = [stems.read(['river by the meadow the river by'])];
    const apart = createPhraseIndex(postingsOf(texts, stems), stems, long);
    expect(apart(['the', 'river', 'by', 'the'], null)).toEqual(new Float64Array([1]));
    expect(apart(['the', 'meadow', 'the', 'river'], null)).toEqual(new Float64Array([wholePhrase]));
  });

  test('count once, however often they stand there', () => {
    const stems = createStems(words);
    const texts = [stems.read(['by the river by the river']), stems.read(['meadow'])];
    const twice = createPhraseIndex(postingsOf(texts, stems), stems, long);
    for (const _ of ['first', 'again'])
      expect(twice(['by', 'the', 'meadow'], null)).toEqual(new Float64Array([0.5, 0]));
  });

  test('count once, however often they are asked', () => {
    expect(score('by the by the')).toEqual([0.5, 0.5, 0, 0.5]);
  });

  test('count more where a text has most of a long phrase, which none has whole', () => {
    expect(score('a meadow by quokka river')).toEqual([0, 0.5, 0, 0]);
    expect(score('quokka a meadow by the')).toEqual([0.25, 0.75 + mostOfPhrase * 0.75 ** 2, 0, 0.25]);
    expect(score('quokka meadow by the')).toEqual([1 / 3, 2 / 3, 0, 1 / 3]);
  });

  test('share that among the texts with most of it', () => {
    const each = 0.75 + (mostOfPhrase * 0.75 ** 2) / 2;
    expect(score('by the river meadow quokka', new Float64Array([0, 1, 1, 1]))).toEqual([
      0,
      0.5,
      0,
      0.75 + mostOfPhrase * 0.75 ** 2,
    ]);
    const stems = createStems(words);
    const texts = ['by the river meadow', 'a river by the river meadow', 'by the'].map((text) =>
      stems.read([text]),
    );
    const twice = createPhraseIndex(postingsOf(texts, stems), stems, long);
    expect(twice(['by', 'the', 'river', 'meadow', 'quokka'], null)).toEqual(
      new Float64Array([each, each, 0.25]),
    );
  });

  test('are sought in the texts that are asked alone', () => {
    expect(score('by the', new Float64Array([0, 3, 3, 3]))).toEqual([0, 0.5, 0, 0.5]);
  });

  test('do not reach from one text into the next', () => expect(score('meadow a')).toEqual([0, 0, 0, 0]));

  test('are none where a word stands nowhere', () => {
    for (const asked of ['quokka river', 'by quokka']) expect(score(asked)).toEqual([0, 0, 0, 0]);
  });

  test('are not sought where a word is alone', () => expect(indexOfPhrases()(['river'], null)).toBeNull());

  test('are told to stand there, in any form, or not', () => {
    const { stand } = indexOfPhrases();
    expect([stand('the', 'meadow'), stand('meadow', 'the'), stand('the', 'quokka')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a text as numbers tells its stems, and which words tell nothing', () => {
  const stems = createStems(words);
  const numbers = stems.read(['The meadows', 'by a meadow']);
  expect(numbers.map((number) => stems.terms[number])).toEqual([null, 'meadow', null, null, 'meadow']);
  expect(numbers).toEqual(['the', 'meadow', 'by', 'a', 'meadows'].map(stems.numberOf));
  expect(new Set(numbers).size).toBe(4);
  expect(stems.numberOf('meadowed')).toBe(stems.numberOfTerm('meadow'));
  expect(stems.numberOf('river')).toBeUndefined();
});
