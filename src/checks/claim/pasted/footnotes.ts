const mark = String.raw`(?:\*{1,3}|[†‡§]|\[\^?\w{1,3}\]|\((?:[a-z]|\d{1,2})\)|[¹²³⁴-⁹])`;

/** A raised number of an author's program, Roman in notes at the end, which a copy has beside the sentence. */
const number = '(?:\\d{1,3}|x{0,2}(?:ix|iv|vi{0,3}|i{1,3})|x{1,2})';

/** A note below a text, after its mark or its number; not the target of a link, as Markdown has it. */
const notes = [
  new RegExp(`^\\s*(${mark})[:.]?\\s*(?!https?:)(\\p{L}.*)$`, 'u'),
  new RegExp(`^\\s*(${number})\\s+(?!https?:)(\\p{L}.*)$`, 'u'),
];

/**
 * The marks after the sentences of a line, before their final sign or without one; a mark that occurs twice surrounds
 * words. A number stands right after a sign that is no decimal point.
 */
const ended = new RegExp(
  `(?<=[.!?]["”’')]{0,2}\\s?)${mark}(?=\\s|$)|(?<=\\p{L})${mark}(?=[.!?](?:\\s|$)|\\s*$)|` +
    `(?<=[^\\d\\s][.!?]["”’')]{0,2})${number}(?=\\s|$)`,
  'gu',
);

/** In characters; anything longer says something by itself. */
const longestNote = 200;

/**
 * Moves each note, in brackets, to the end of the sentence with its mark: `They rest.* They turn.`, and below it
 * `* Only at night`.
 * @returns as many lines; those of the notes are empty
 */
export function withNotes(lines: readonly string[]): string[] {
  const read = [...lines];
  const marked = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const [, sign = '', said = ''] = notes.map((note) => note.exec(line)).find(Boolean) ?? [];
    const place = marked.get(sign);
    if (place !== undefined && line.length <= longestNote) {
      read[place] = noted(read[place] as string, sign, said.trim());
      read[index] = '';
      marked.delete(sign);
    } else for (const { 0: end } of line.matchAll(ended)) if (isOnce(line, end)) marked.set(end, index);
  }
  return read;
}

/** Whether a mark stands once in a line; the letters and digits of a number may stand in words as well. */
function isOnce(line: string, sign: string): boolean {
  return /^\w/.test(sign) ? placesOf(line, sign).length === 1 : line.split(sign).length === 2;
}

/** The offsets at which a mark stands after a sentence. */
function placesOf(line: string, sign: string): number[] {
  return [...line.matchAll(ended)].flatMap(({ 0: end, index }) => (end === sign ? index : []));
}

function noted(line: string, sign: string, said: string): string {
  const [at = 0] = placesOf(line, sign);
  return `${line.slice(0, at).trimEnd()} (${said})${line.slice(at + sign.length)}`;
}
