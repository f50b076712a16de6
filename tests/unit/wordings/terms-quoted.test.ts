import { describe, expect, test } from 'vitest';
import { findQuoted } from '../../../src/keywords/terms/definition.ts';
import { reconcileSeeds } from '../../helpers/content.ts';
import { keywordWith } from '../../helpers/ingested.ts';

const keywords = reconcileSeeds();

describe('a definition is quoted from its source, character for character', () => {
  const wordsOf = (...[words, slug, source]: [words: string, slug: string, source: string]) =>
    findQuoted(words, slug, source, keywords)?.words;

  test('as the source has it, however who quotes it sets marks and spaces', () => {
    const words = 'It doesn’t modify  the die roll like Accuracy.';
    expect(wordsOf(words, 'armor', 'glossary')).toBe("It doesn't modify the die roll like Accuracy.");
    expect(wordsOf(' alter “natural” rolls\n', 'accuracy', 'glossary')).toBe('alter "natural" rolls');
  });

  test('also where the one composes accents and the other does not', () => {
    const one = keywordWith('No cafe\u0301 is a naïve place.');
    expect(findQuoted('No café is', 'hop', 'sheet-0', one)?.words).toBe('No cafe\u0301 is');
    expect(findQuoted('a nai\u0308ve place.', 'hop', 'sheet-0', one)?.words).toBe('a naïve place.');
  });

  test('and not from half a word on', () => {
    const one = keywordWith('No unit is unable to attack.');
    expect(findQuoted('able to attack.', 'hop', 'sheet-0', one)).toBeNull();
    expect(findQuoted('unable to att', 'hop', 'sheet-0', one)).toBeNull();
  });

  test('from the wording of that very source', () => {
    const old = 'instead of the Space arena';
    expect(findQuoted(old, 'bombard', 'keyword-list', keywords)?.revision.id).toBe('de31cee9');
    expect(wordsOf(old, 'bombard', 'glossary')).toBeUndefined();
  });

  test('not where that source has other words, or the keyword not at all', () => {
    expect(findQuoted('ARMOR WORKS', 'armor', 'glossary', keywords)).toBeNull();
    expect(wordsOf('When this arena', 'adapt', 'glossary')).toBe('When this arena');
    expect(wordsOf('When this arena', 'adapt', 'keyword-list')).toBeUndefined();
    expect(wordsOf('When', 'nothing', 'glossary')).toBeUndefined();
  });
});
