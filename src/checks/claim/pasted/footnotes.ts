const mark = String.raw`(?:\*{1,3}|[†‡§]|\[\^?\w{1,3}\]|\((?:[a-z]|\d{1,2})\)|[¹²³⁴-⁹])`;

/** A note below a text, after its mark; not the target of a link, as Markdown has it. */
const note = new RegExp(`^\\s*(${mark})[:.]?\\s*(?!https?:)(\\p{L}.*)$`, 'u');

/**
 * The marks after the sentences of a line, before their final sign or without one; a mark that occurs twice surrounds
 * words.
 */
const ended = new RegExp(
  `(?<=[.!?]["”’')]{0,2}\\s?)${mark}(?=\\s|$)|(?<=\\p{L})${mark}(?=[.!?](?:\\s|$)|\\s*$)`,
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
    const [, sign = '', said = ''] = note.exec(line) ?? [];
    const place = marked.get(sign);
    if (place !== undefined && line.length <= longestNote) {
      read[place] = noted(read[place] as string, sign, said.trim());
      read[index] = '';
      marked.delete(sign);
    } else for (const [end] of line.matchAll(ended)) if (line.split(end).length === 2) marked.set(end, index);
  }
  return read;
}

function noted(line: string, sign: string, said: string): string {
  const [before = '', after = ''] = line.split(sign);
  return `${before.trimEnd()} (${said})${after}`;
}
