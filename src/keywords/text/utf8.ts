import type { Place } from '../diagnostics.ts';

/**
 * Decodes bytes as UTF-8 and nothing else: no byte is replaced or guessed. A byte-order mark in front is left out.
 * @returns the text; or the place, in the text up to there, of the first bytes that are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { place: Place } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const lines = validStart(bytes).split(/\r\n|\n|\r/);
    return { place: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } };
  }
}

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
