const utf8 = new TextDecoder();

/**
 * Prepares the reading of UTF-8 that a program took for text in an encoding with one byte a character.
 * @returns a function from the characters that it shows, to what they say
 */
export function misreadAs(encoding: string): (signs: string) => string {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const byteOf = new Map(Array.from(all, (sign, byte) => [sign, byte]));
  return (signs) => utf8.decode(Uint8Array.from(signs, (sign) => byteOf.get(sign) ?? 0));
}
