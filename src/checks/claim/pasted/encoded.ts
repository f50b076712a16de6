import { misreadAs } from '../../../general/misread.ts';

const utf8 = new TextDecoder();

/** Reads UTF-8 that a program took for Western European. */
const asWestern = misreadAs('windows-1252');

/** Patterns of encoded characters and line ends in mails, JSON and garbled text, each with its decoder. */
const encodings: readonly [RegExp, (written: string, held: string) => string][] = [
  // The source of a mail (quoted-printable): broken lines, and bytes such as `=C3=A9`.
  [/(?<=[\p{L}\p{N},.])=\r?\n(\p{Ll}\S{0,40})/gu, (_, rest) => `${rest}\n`],
  [/(?<=^[^=\r\n]{1,200}) =(?=\r?\n(?:["“‘'([+]{1,2}\w|\p{L}))/gmu, () => ' '],
  [/(?<![\p{L}\p{N}])=20(?=\r?\n|$)/gu, () => ' '],
  [/=[C-F][0-9A-F](?:=[89AB][0-9A-F]){1,3}/g, (bytes) => signOf(bytes, utf8.decode(hexadecimal(bytes)))],
  // Escapes in a JSON string.
  [/\\u(?!202[89])(00[a-f][0-9a-f]|20[0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number(`0x${code}`))],
  // UTF-8 of which each byte is shown as a character.
  [
    // A capital letter or ß before an apostrophe or an ellipsis is one: “PADMÉ’S”.
    /(?![\u00c4-\u00df][’…])[\u00c3-\u00f4][\u0080-\u00bf\u0152-\u2122]{1,3}/g,
    (signs) => signOf(signs, asWestern(signs)),
  ],
  // Full-width letters, or bold ones from the mathematical alphabet.
  [/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC')],
];

/** Decodes what a mail, JSON or a program encoded in a text; the number of lines stays the same. */
export function decoded(text: string): string {
  return encodings.reduce((read, [pattern, decode]) => read.replace(pattern, decode), text);
}

function hexadecimal(bytes: string): Uint8Array {
  return Uint8Array.from(bytes.slice(1).split('='), (byte) => Number(`0x${byte}`));
}

/** What was read from bytes; the written form where they are no UTF-8. */
function signOf(written: string, held: string): string {
  // Where it ends a line for readers, it would be one more.
  return held.includes('\ufffd') ? written : held.replace(/[\u0085\u2028\u2029]/g, ' ');
}
