import { type Point, pointsIn } from '../point.ts';

/**
 * Decodes bytes as UTF-8 and nothing else: no byte is replaced or guessed, and a byte-order mark is dropped. What is
 * plainly UTF-16 or an office file is refused, even where its bytes would decode.
 * @returns the text; or the place, in the text up to there, of the first bytes that are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { place: Point } {
  if (isUtf16(bytes) || formatOf(bytes)) return { place: { line: 1, column: 1 } };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const start = validStart(bytes);
    return { place: pointsIn(start)(start.length) };
  }
}

/** The first bytes of files that are not plain text. */
const formats = [
  ['%PDF-', 'a PDF'],
  ['{\\rtf', 'Rich Text'],
  ['PK\x03\x04', 'a ZIP archive, as Word, Excel and LibreOffice save'],
  ['\xd0\xcf\x11\xe0', 'a file of an old Word or Excel'],
] as const;

/** An encoding that old editors save, or a format that contains text among other things. */
export type Encoding = 'Windows-1252' | 'UTF-16' | (typeof formats)[number][1];

function formatOf(bytes: Uint8Array): Encoding | null {
  const isFront = (signs: string) => [...signs].every((sign, index) => bytes[index] === sign.charCodeAt(0));
  return formats.find(([signs]) => isFront(signs))?.[1] ?? null;
}

/**
 * Guesses what bytes that are not UTF-8 are, so that a message can say so; they are never read as that.
 * @returns null where they are UTF-8, or nothing that such an editor saves
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
 * Whether bytes are UTF-16: it begins with a mark, or each English letter has a zero byte, all before or all after
 * their letters.
 */
function isUtf16(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const beginning = bytes.subarray(0, 1000);
  // Most texts have no zero byte, and thousands of files are checked.
  if (!beginning.includes(0)) return false;
  const zeros = Array.from(beginning.keys()).filter((index) => beginning[index] === 0);
  const areInTurn = zeros.every((index) => index % 2 === (zeros[0] ?? 0) % 2);
  return zeros.length >= fewestZeros && zeros.length > beginning.length / 4 && areInTurn;
}

/** Fewest zero bytes that tell. */
const fewestZeros = 8;

/** The text before the first bytes that are not UTF-8: the longest beginning that decodes, found by halving. */
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
