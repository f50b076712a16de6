const mark = String.raw`(?:\*{1,3}|[†‡§]|\[\^?\w{1,3}\]|\((?:[a-z]|\d{1,2})\)|[¹²³⁴-⁹])`;

/** A raised number of an author's program, Roman in notes at the end, which a copy has beside the sentence. */
const number = '(?:\\d{1,3}|x{0,2}(?:ix|iv|vi{0,3}|i{1,3})|x{1,2})';

/** A note below a text, after its mark or its number; not the target of a link, as Markdown has it. */
const noteForms = [
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

const anyMark = new RegExp(mark, 'gu');

/** In characters; anything longer says something by itself. */
const longestNote = 200;

/**
 * Moves each note, in brackets, to the end of the sentence with its mark: `They rest.* They turn.`, and below it
 * `* Only at night`.
 * @returns as many lines; those of the notes are empty
 */
export function withNotes(lines: readonly string[]): string[] {
  const notes = new Map<number, Map<string, string>>();
  const marked = new Map<string, number>();
  const read = lines.map((line, index) => {
    const [, sign = '', said = ''] = noteForms.map((form) => form.exec(line)).find(Boolean) ?? [];
    const place = marked.get(sign);
    if (place === undefined || line.length > longestNote) {
      for (const once of marksOnceIn(line)) marked.set(once, index);
      return line;
    }
    marked.delete(sign);
    notes.set(place, (notes.get(place) ?? new Map()).set(sign, said.trim()));
    return '';
  });
  for (const [index, ofLine] of notes) read[index] = noted(lines[index] as string, ofLine);
  return read;
}

/** The marks that stand behind a sentence of a line, and nowhere else in it; a number may stand in words as well. */
function marksOnceIn(line: string): string[] {
  const ends = Map.groupBy(line.matchAll(ended), ([sign]) => sign);
  if (ends.size === 0) return [];
  const anywhere = Map.groupBy(line.matchAll(anyMark), ([sign]) => sign);
  const isOnce = (sign: string) =>
    // A star is part of two.
    sign.startsWith('*') ? line.split(sign).length === 2 : (anywhere.get(sign) ?? [sign]).length === 1;
  return [...ends].flatMap(([sign, places]) => (places.length === 1 && isOnce(sign) ? sign : []));
}

/** A line with each note in brackets in the place of its mark. */
function noted(line: string, notes: ReadonlyMap<string, string>): string {
  let [read, end] = ['', 0];
  for (const { 0: sign, index } of line.matchAll(ended)) {
    const said = notes.get(sign);
    if (said === undefined) continue;
    read += `${line.slice(end, index).trimEnd()} (${said})`;
    end = index + sign.length;
  }
  return read + line.slice(end);
}
