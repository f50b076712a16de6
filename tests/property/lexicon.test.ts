import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWords } from '../../src/search/base/words.ts';
import { createLexicon, writeLexicon } from '../../src/search/data/lexicon.ts';

const words = createWords({
  readings: [
    { say: ['river bank', 'brook'], mean: 'shore line' },
    { say: ['re roll'], mean: 'reroll' },
  ],
  stopWords: [],
});
/** The words that somebody finds who reads a text entry by entry. */
const readIn = (entries: readonly string[], written: string) => {
  const found: string[] = [];
  createLexicon(entries, words).read(written, (place) =>
    found.push(...words.split(entries[place] ?? '').map(({ word }) => word)),
  );
  return found;
};
const piece = fc.constantFrom(
  ...[
    'river',
    'River',
    'bank',
    'brook',
    're',
    're-roll',
    "don't",
    '’',
    "'",
    '-',
    ' ',
    '  ',
    '\n',
    ', ',
    '. ',
  ],
  ...['3', 'É', 'E\u0301', '漢字', '😀', '"', '\\', ']', '\ud800', '\u0000', '\u2028'],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string(),
);

test('a text is the same, letter for letter, and has the same words, once it was written in a lexicon', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const { entries, write } = writeLexicon(texts, words);
      const sent: { entries: string[]; written: string[] } = JSON.parse(
        JSON.stringify({ entries, written: texts.map(write) }),
      );
      const lexicon = createLexicon(sent.entries, words);
      expect(sent.written.map(lexicon.textOf)).toEqual(texts);
      expect(sent.written.map((each) => readIn(sent.entries, each))).toEqual(
        texts.map((each) => words.split(each).map(({ word }) => word)),
      );
    }),
    { numRuns: 2000 },
  );
});

describe('a lexicon', () => {
  test('has room for more entries than there are characters of two bytes', () => {
    const many = Array.from({ length: 70_000 }, (_, index) => `w${index}`);
    const texts = [many.join(' '), many.toReversed().join(', ')];
    const { entries, write } = writeLexicon(texts, words);
    const written: string[] = JSON.parse(JSON.stringify(texts.map(write)));
    expect(new Set(written[0]).size).toBe(many.length);
    expect(written.map(createLexicon(entries, words).textOf)).toEqual(texts);
  });

  test('has what stands most often first, in characters of one byte that JSON writes as they are', () => {
    const { entries } = writeLexicon(['a reed, the pond, the pond, the pond'], words);
    expect(entries.slice(0, 4)).toEqual([', ', 'the', 'pond', 'a']);
    const few = Array.from({ length: 34 }, (_, index) => `w${index}`).join(' ');
    const sent = JSON.stringify(writeLexicon([few], words).write(few));
    expect([sent.length, Buffer.byteLength(sent)]).toEqual([36, 36]);
  });

  test('has the others by their letters', () => {
    const often = Array.from({ length: 34 }, (_, index) => `w${index} w${index}`);
    const { entries } = writeLexicon(['reed', ...often, 'pond moss', 'fern'], words);
    expect(entries.slice(34)).toEqual(['fern', 'moss', 'pond', 'reed']);
  });
});
