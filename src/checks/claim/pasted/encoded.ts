const utf8 = new TextDecoder();

/** The bytes of the signs that a program shows which takes them for Western European. */
const byteOfSign = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** How mails, data and programs write what was a sign, a letter or the end of a line, and what that was. */
const encodings: readonly [RegExp, (written: string, held: string) => string][] = [
  // A mail as it was sent, whose lines go on, and have the bytes of a sign.
  [/(?<=[\p{L}\p{N},.])=\r?\n(\p{Ll}\S{0,40})/gu, (_, rest) => `${rest}\n`],
  [/(?<=^[^=\r\n]{1,200}) =(?=\r?\n\p{L})/gmu, () => ' '],
  [/(?<![\p{L}\p{N}])=20(?=\r?\n|$)/gu, () => ' '],
  [/=[C-F][0-9A-F](?:=[89AB][0-9A-F]){1,3}/g, (bytes) => signOf(bytes, hexadecimal(bytes))],
  // A string of data.
  [/\\u(?!202[89])(00[a-f][0-9a-f]|20[0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number(`0x${code}`))],
  // Bytes of which each is shown as a sign.
  [
    /[\u00c3-\u00f4][\u0080-\u00bf\u0152-\u2122]{1,3}/g,
    (signs) =>
      signOf(
        signs,
        [...signs].map((sign) => byteOfSign.get(sign) ?? 0),
      ),
  ],
  // Letters as wide as Chinese ones, or in bold as in formulas.
  [/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC')],
];

/** A text as it was before a mail, data or a program had it in signs of their own; in as many lines. */
export function decoded(text: string): string {
  return encodings.reduce((read, [pattern, decode]) => read.replace(pattern, decode), text);
}

function hexadecimal(bytes: string): number[] {
  return bytes
    .slice(1)
    .split('=')
    .map((byte) => Number(`0x${byte}`));
}

/** What bytes mean; as they are written where they mean nothing. */
function signOf(written: string, bytes: readonly number[]): string {
  const held = utf8.decode(Uint8Array.from(bytes));
  return held.includes('\ufffd') ? written : held;
}
