import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readCards } from '../helpers/made-game.ts';

/** Pieces of texts, among them all that has a meaning in YAML. */
const piece = fc.constantFrom(
  ...['Leap 2', 'Quokka', "it's", '"so"', "''", '[a]', '{b}', '&c', '*d', '!e', 'null', '-1', '→', 'é', '😀'],
  ...['\\', ':', '#', '-', '- x', '?', '|', '>', '@', '`', '%', ',', '~', '\t', '  ', '\n', '\n\n', '\n- '],
);
const text = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join(' ').trim())
  .filter((text) => /\p{L}/u.test(text));
const style = fc.record({
  defaultKeyType: fc.constant('PLAIN' as const),
  defaultStringType: fc.constantFrom(
    'PLAIN',
    'QUOTE_DOUBLE',
    'QUOTE_SINGLE',
    'BLOCK_LITERAL',
    'BLOCK_FOLDED',
  ),
  lineWidth: fc.constantFrom(0, 40),
});

/** Where lines end is not of a text: any blank may be written as the end of a line. */
const words = (text: string) => text.split(/\s+/);

test('the texts of cards in YAML are those that the library reads, however they are written', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), style, (texts, style) => {
      const document = stringify(
        texts.map((text) => ({ name: 'Quill', text })),
        style,
      );
      const read = parse(document).map((card: { text: string }) => words(card.text));
      expect(readCards(document).cards.map(({ text }) => words(text))).toEqual(read);
    }),
  );
});
