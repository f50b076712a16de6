import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, likelyEncoding } from '../../../src/keywords/text/signs/utf8.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

test.each([
  ['a byte of Latin-1', bytes('One\ntwo é', [0xe9], ' three'), { line: 2, column: 6 }],
  ['a character that was cut off at the end', bytes('One\r\n', [0xe2, 0x80]), { line: 2, column: 1 }],
  ['the first byte', bytes([0xff]), { line: 1, column: 1 }],
  [
    'behind a replacement character that is the text’s own',
    bytes('a\ufffdb', [0xff]),
    { line: 1, column: 4 },
  ],
  [
    'half of a pair, written as if it were a character',
    bytes('a', [0xed, 0xa0, 0x80]),
    { line: 1, column: 2 },
  ],
])('bytes that are not UTF-8 are found: %s', (_, read, place) => {
  expect(decodeUtf8(read)).toEqual({ place });
});

test('a byte-order mark is no text, and any text is read as it is', () => {
  expect(decodeUtf8(bytes('\ufeffOne'))).toEqual({ text: 'One' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeUtf8(bytes(`x${text}`))).toEqual({ text: `x${text}` });
    }),
  );
});

test('a text of two bytes a character is none that has a sign behind each letter', () => {
  expect(decodeUtf8(Buffer.from('Evade 2\r\n', 'utf16le'))).toEqual({ place: { line: 1, column: 1 } });
  for (const text of ['\0'.repeat(20), 'Ev\0\0ade\0\0 2\0\0\0', 'E\0v\0a\0'])
    expect(decodeUtf8(bytes(text))).toEqual({ text });
});

test('a text among what a program stores with it is not read', () => {
  for (const text of ['%PDF-1.4\nOne', '{\\rtf1 One}', 'PK\x03\x04One'])
    expect(decodeUtf8(bytes(text))).toEqual({ place: { line: 1, column: 1 } });
  for (const text of ['%PDF', '{rtf}', 'PK']) expect(decodeUtf8(bytes(text))).toEqual({ text });
});

test('a byte that cannot be is found wherever it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const lines = `x${before}`.split(/\r\n|\n|\r/);
      const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
      expect(decodeUtf8(bytes(`x${before}`, [0xff], after))).toEqual({ place });
    }),
  );
});

test.each([
  ['curly quotes', bytes('It', [0x92], 's ', [0x93], 'x', [0x94]), 'Windows-1252'],
  ['an accent', bytes('caf', [0xe9], ' x'), 'Windows-1252'],
  ['an accent before another', bytes('cr', [0xe9, 0xe9]), 'Windows-1252'],
  ['an umlaut before a curly quote', bytes('B', [0xf6, 0x92], 's'), 'Windows-1252'],
  ['a curly quote before an ellipsis', bytes([0x93, 0x85], 'x', [0x94]), 'Windows-1252'],
  ['two bytes a character', bytes([0xff, 0xfe], 'A', [0]), 'UTF-16'],
  ['two bytes a character, the higher first', bytes([0xfe, 0xff, 0], 'A'), 'UTF-16'],
  ['two bytes a character, without a mark', Buffer.from('Evade 2\r\n', 'utf16le'), 'UTF-16'],
  ['a document to print', bytes('%PDF-1.4\n%', [0xe2, 0xe3], '\nOne'), 'a PDF'],
  ['a document with its fonts', bytes('{\\rtf1\\ansi One}'), 'Rich Text'],
  ['a document of today', bytes('PK', [3, 4, 0x14]), 'a ZIP archive, as Word, Excel and LibreOffice save'],
  ['a document of yesterday', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'a file of an old Word or Excel'],
  ['letters that are half of a mark of that', bytes([0xff], 'x'), 'Windows-1252'],
  ['such a letter in the second place', bytes('x', [0xfe]), 'Windows-1252'],
  ['the other such letter', bytes([0xfe], 'x'), 'Windows-1252'],
  ['the other in the second place', bytes('x', [0xff]), 'Windows-1252'],
  ['no text', bytes([0x89], 'PNG', [0x1a, 0x0a, 0xff]), null],
  ['a byte that no such editor writes', bytes('a', [0x81], 'b'), null],
  ['UTF-8 with a fault in it', bytes('é', [0x92], ' x'), null],
  ['UTF-8 with a fault behind a no-break space', bytes('\u00a0', [0x92]), null],
  ['UTF-8 that was cut off', bytes('a', [0xe2, 0x80]), null],
])('what bytes look like that are not UTF-8: %s', (_, read, encoding) => {
  expect(likelyEncoding(read)).toBe(encoding);
});
