import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWords } from '../../src/search/base/words.ts';
import { createLexicon, type Lexicon, writeLexicon } from '../../src/search/data/lexicon.ts';

const words = createWords({
  readings: [
    { say: ['river bank', 'brook'], mean: 'shore line' },
    { say: ['re roll'], mean: 'reroll' },
  ],
  stopWords: [],
});
/** The words that somebody finds who reads a text entry by entry. */
const readIn = ({ entries, read }: Lexicon, written: string) => {
  const found: string[] = [];
  read(written, (place) => found.push(...words.split(entries[place] ?? '').map(({ word }) => word)));
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
      const { entries, sent, write } = writeLexicon(texts, words);
      const received: { sent: string[]; written: string[] } = JSON.parse(
        JSON.stringify({ sent, written: texts.map(write) }),
      );
      const lexicon = createLexicon(received.sent, words);
      expect(lexicon.entries).toEqual(entries);
      expect(received.written.map(lexicon.textOf)).toEqual(texts);
      expect(received.written.map((each) => readIn(lexicon, each))).toEqual(
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
    const { sent, write } = writeLexicon(texts, words);
    const written: string[] = JSON.parse(JSON.stringify(texts.map(write)));
    expect(new Set(written[0]).size).toBe(many.length);
    expect(written.map(createLexicon(sent, words).textOf)).toEqual(texts);
  });

  test('has what stands most often first, in characters of one byte that JSON writes as they are', () => {
    const { entries } = writeLexicon(['a reed, the pond, the pond, the pond'], words);
    expect(entries.slice(0, 4)).toEqual([', ', 'the', 'pond', 'a']);
    const few = Array.from({ length: 34 }, (_, index) => `w${index}`).join(' ');
    const sent = JSON.stringify(writeLexicon([few], words).write(few));
    expect([sent.length, Buffer.byteLength(sent)]).toEqual([36, 36]);
  });

  test('has the others by their letters, and sends them without what each shares with the one before', () => {
    const often = Array.from({ length: 34 }, (_, index) => `w${index} w${index}`);
    const { entries, sent } = writeLexicon(['reeds', ...often, 'pond reed', '2nd', 'fern'], words);
    expect(entries.slice(34)).toEqual(['2nd', 'fern', 'pond', 'reed', 'reeds']);
    expect(sent.slice(34)).toEqual(['2nd', '0fern0pond0reed4s']);
  });
});
