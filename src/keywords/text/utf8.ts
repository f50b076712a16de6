import { splitLines } from './lines.ts';
import type { Point } from './point.ts';

/**
 * Decodes bytes as UTF-8 and nothing else: no byte is replaced or guessed. A byte-order mark in front is left out. What
 * is plainly UTF-16 is not read as a text with a sign that nobody sees behind each letter, nor the file of an office
 * program as its text.
 * @returns the text; or the place, in the text up to there, of the first bytes that are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { place: Point } {
  if (isUtf16(bytes) || formatOf(bytes)) return { place: { line: 1, column: 1 } };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const lines = splitLines(validStart(bytes));
    return { place: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } };
  }
}

/** What files of programs that save no plain text begin with. */
const formats = [
  ['%PDF-', 'a PDF'],
  ['{\\rtf', 'Rich Text'],
  ['PK\x03\x04', 'a file of Word, Excel or LibreOffice'],
  ['\xd0\xcf\x11\xe0', 'a file of an old Word or Excel'],
] as const;

/** An encoding that old editors save texts in, or what holds a text among other things. */
export type Encoding = 'Windows-1252' | 'UTF-16' | (typeof formats)[number][1];

function formatOf(bytes: Uint8Array): Encoding | null {
  const isFront = (signs: string) => [...signs].every((sign, index) => bytes[index] === sign.charCodeAt(0));
  return formats.find(([signs]) => isFront(signs))?.[1] ?? null;
}

/**
 * What bytes that are not UTF-8 look like, so that a person can be told; they are never read as it.
 * @returns null where they are no text that such an editor saves, or UTF-8
 */
export function likelyEncoding(bytes: Uint8Array): Encoding | null {
  if (isUtf16(bytes)) return 'UTF-16';
  const format = formatOf(bytes);
  if (format) return format;
  const [lead = 0, next = 0x80] = bytes.subarray(bytes.findIndex((byte) => byte >= 0x80));
  const beginsAsUtf8 = lead >= 0xc2 && lead <= 0xf4 && next >= 0x80 && next < 0xc0;
  if (beginsAsUtf8) return null;
  const text = new TextDecoder('windows-1252').decode(bytes);
  return /[^\P{Cc}\t\r\n]/u.test(text) ? null : 'Windows-1252';
}

/**
 * UTF-16 has its mark in front, or is told by its zeros: each letter of English has one, all before or all behind their
 * letters.
 */
function isUtf16(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const beginning = bytes.subarray(0, 1000);
  // Most texts have none, and thousands of files are looked at.
  if (!beginning.includes(0)) return false;
  const zeros = Array.from(beginning.keys()).filter((index) => beginning[index] === 0);
  const areInTurn = zeros.every((index) => index % 2 === (zeros[0] ?? 0) % 2);
  return zeros.length >= fewestZeros && zeros.length > beginning.length / 4 && areInTurn;
}

/** Of fewer nobody can say what they are. */
const fewestZeros = 8;

/** The text in front of the first bytes that are not UTF-8: the longest beginning that decodes, found by halving. */
function validStart(bytes: Uint8Array): string {
  // A beginning may end inside a character, which is no fault yet; hence `stream`.
  const decode = (length: number) =>
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  let decodes = 0;
  let fails = bytes.length + 1;
  while (fails - decodes > 1) {
    const middle = Math.floor((decodes + fails) / 2);
    try {
      decode(middle);
      decodes = middle;
    } catch {
      fails = middle;
    }
  }
  return decode(decodes);
}
