import { describe, expect, test } from 'vitest';
import { leastEveryday } from '../../../src/search/base/name-weights.ts';
import { leastStrange } from '../../../src/search/base/weights.ts';
import { createWords } from '../../../src/search/base/words.ts';
import { createNamesTold } from '../../../src/search/names/names-told.ts';
import { createSimilarNames } from '../../../src/search/names/similar.ts';
import { createQueryReader, isNumber } from '../../../src/search/reading.ts';
import { createMeanings } from '../../../src/search/synonyms.ts';
import { createTexts } from '../../../src/search/texts/texts.ts';
import { searchDocument as document, sentDocuments } from '../../helpers/samples.ts';

const documents = [
  document('Pebble', { afterName: ' X', parts: ['Throw 3 stones across the bridge.'] }),
  document('Boulder', { parts: ['Crush all that stands below.'] }),
  document('Dune', {
    parts: ['After a natural 6 roll X pebbles, and X of the grains.', 'On a sand bank no sandbank.'],
  }),
  document('Marsh', { parts: ['Nobody crosses the water.'] }),
  ...Array.from({ length: leastEveryday }, (_, number) =>
    document(`Hill ${'ABCDEFGH'[number]}`, { parts: ['Throw a shadow.'] }),
  ),
];
const synonyms = [{ say: ['lob', 'skyhook'], mean: 'throw' }];
const words = createWords({ readings: [], stopWords: ['the', 'of'] });
const texts = createTexts(sentDocuments(documents, words), synonyms, words);
const told = createNamesTold(documents, [], words);
const read = createQueryReader(
  documents,
  words,
  createMeanings(synonyms),
  told,
  createSimilarNames(documents),
);
const ask = (query: string, indexes = texts.all()) =>
  read(
    query,
    words.split(query).map(({ word }) => word),
    indexes,
  );
const similar = (query: string) => [...ask(query).similar.values()].map(({ name }) => name);

describe('a query is read as a name', () => {
  test('that is whole where a number and more stand behind words that many texts have', () => {
    expect(ask('throw 3 stones').isWhole).toBe(true);
    expect(ask('throw 3').isWhole).toBe(false);
    expect(ask('crush 3 stones').isWhole).toBe(false);
    expect(ask('the 3 stones').isWhole).toBe(true);
  });

  test('that is like one, but for everyday words with a number', () => {
    expect(similar('pebbel 3 stones')).toEqual(['Pebble']);
    expect(similar('throwe')).toEqual([]);
    expect(similar('mrash')).toEqual(['Marsh']);
  });

  test('but not where its word stands in a text, or players say it', () => {
    expect(similar('bride')).toEqual([]);
    expect(similar('water')).toEqual([]);
    expect(similar('lob')).toEqual([]);
  });
});

describe('the words of a query', () => {
  test('are as they were typed where all of it is like a name', () => {
    expect(ask('pebbel').asked).toEqual(['pebbel']);
  });

  test('are names and words of texts in place of slips', () => {
    expect(ask('who throws a pebbel there').asked).toContain('pebble');
    expect(ask('across the brigde').asked).toEqual(['across', 'the', 'bridge']);
  });

  test('are one where they are known together, in texts or by players, and each is more than two letters', () => {
    expect(ask('across the bri dge').asked).toEqual(['across', 'the', 'bridge']);
    expect(ask('over the sky hook').asked).toEqual(['over', 'the', 'skyhook']);
    expect(ask('across the br idge').asked).toContain('br');
    expect(ask('stones across').asked).toEqual(['stones', 'across']);
    // As a text has it.
    expect(ask('the sand bank').asked).toEqual(['the', 'sand', 'bank']);
  });

  test('are the last as the only word of the texts that begins so, which somebody is typing', () => {
    expect(ask('throw sto').asked).toEqual(['throw', 'stones']);
    expect(ask('shado the water').asked).toEqual(['shadow', 'the', 'water']);
    expect(ask('the water shado').asked).toEqual(['the', 'water', 'shadow']);
    expect(ask('throw s').asked).toEqual(['throw', 's']);
    expect(ask('throw skyh').asked).toEqual(['throw', 'skyhook']);
    expect(ask('sto').asked).toEqual(['sto']);
    expect(ask('sto throw').asked).toEqual(['sto', 'throw']);
  });

  test('and among several as the one that stands behind the words before it', () => {
    expect(ask('crush all t').asked).toEqual(['crush', 'all', 'that']);
    expect(ask('after a natural 6 r').asked.at(-1)).toBe('roll');
    expect(ask('nobody crosses t').asked.at(-1)).toBe('the');
    expect(ask('water b').asked.at(-1)).toBe('b');
  });

  test('a number behind what is like a name is no word of texts', () => {
    expect([...ask('pebbel 3').direct.terms.keys()]).not.toContain('3');
    expect([...ask('stones 3').direct.terms.values()]).toContain('3');
    expect([...ask('pebbel 3 stones').direct.terms.values()]).toContain('3');
  });

  test('nor one behind another word, where the texts have it beside that nowhere and no die shows it', () => {
    for (const query of ['lob 3', 'lob three', 'bridge 3', 'skyhook 6'])
      expect(ask(query).asked, query).toEqual([query.split(' ')[0]]);
    for (const query of ['throw 3', 'natural 6', 'roll 6', 'nat 6', 'dice 6', 'of the 3', '3'])
      expect(ask(query).asked, query).toHaveLength(query.split(' ').length);
  });

  test('a number where a text has X is that X, and not where it is the face of a die or stands there itself', () => {
    expect(ask('roll 2 pebbles').asked).toEqual(['roll', 'x', 'pebbles']);
    for (const query of [
      'a 2 pebbles',
      '2s pebbles',
      'roll 2 shadows',
      'throw 3 stones',
      'natural 6 pebbles',
    ])
      expect(ask(query).asked.join(' ')).toBe(query);
  });

  test('that stand nowhere do not hinder a name', () => {
    expect(ask('boulder zzz').known).toEqual(['boulder']);
    expect(ask('boulder of zzz').known).toEqual(['boulder', 'of']);
    expect(ask('zzz yyy').known).toEqual(['zzz', 'yyy']);
    expect(ask('pebbel').known).toEqual(['pebbel']);
  });
});

describe('a query is strange', () => {
  const odd = ['qqq', 'xxx', 'yyy', 'zzz', 'vvv', 'www'];

  test('where most of what tells anything stands nowhere', () => {
    expect(ask(['boulder', ...odd].join(' ')).isStrange).toBe(true);
    expect(ask(['of', 'the', 'boulder', ...odd.slice(0, leastStrange)].join(' ')).isStrange).toBe(true);
  });

  test('and not where fewer do, or half of it', () => {
    expect(ask(['boulder', ...odd.slice(0, leastStrange - 1)].join(' ')).isStrange).toBe(false);
    const half = ['boulder', 'water', 'crush', 'stones', 'bridge', 'shadow'].slice(0, leastStrange);
    expect(ask([...half, ...odd.slice(0, leastStrange)].join(' ')).isStrange).toBe(false);
    expect(ask([...half.slice(1), ...odd.slice(0, leastStrange)].join(' ')).isStrange).toBe(true);
  });

  test('and not for what players say, or where no text is read yet', () => {
    expect(ask(['boulder', ...Array(leastStrange).fill('lob')].join(' ')).isStrange).toBe(false);
    expect(ask(['boulder', ...odd].join(' '), texts.none()).isStrange).toBe(false);
  });
});

test('a number is digits, with an s at most', () => {
  expect(['6', '66s', 'x6', '6x', 's', ''].map(isNumber)).toEqual([true, true, false, false, false, false]);
});
