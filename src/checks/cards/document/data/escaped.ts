import { type Cell, plainCell } from '../cells.ts';

/** A sign as the string has it, or one of several signs for it: `\n`, `\u2192`. */
export const unit =
  /\\(?:u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|\r\n|[\s\S])|[^\\]/g;

/** What signs of one letter say. */
const letters: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\n': '',
  '\r\n': '',
};

/** What a sign says that is written as one or as several. */
export function signOf(written: string): string {
  if (written.length === 1) return written;
  const said = written.slice(1);
  const code = /^(?:[uU]\{?|x)([\da-fA-F]+)\}?$/.exec(said)?.[1];
  if (code === undefined) return letters[said] ?? said;
  const point = Number.parseInt(code, 16);
  return point > 0x10ffff ? written : String.fromCodePoint(point);
}

/** How the signs of a text are written, of which some are several. */
export interface Escaping {
  /** A sign as it is written, or several signs for it. */
  unit: RegExp;
  /** What they say, which may be nothing. */
  signOf(written: string): string;
  /** Writes a text. */
  write(text: string): string;
}

/** The text of a string between two offsets, within these marks. */
export function stringCell(document: string, start: number, end: number, marks: string): Cell {
  return escapedCell(document, start, end, { unit, signOf, write: escaping(marks) });
}

/** The text between two offsets whose signs may be written as several. */
export function escapedCell(
  document: string,
  start: number,
  end: number,
  { unit, signOf, write }: Escaping,
): Cell {
  const raw = document.slice(start, end);
  // Most texts have no such signs.
  if (!/[\\\n]|''/.test(raw)) return { ...plainCell(document, start, end), written: write };
  let places: { from: number; to: number }[] | undefined;
  const placeOf = (character: number) => {
    places ??= [...raw.matchAll(unit)].flatMap(({ 0: written, index }) => {
      const from = start + index;
      return Array.from({ length: signOf(written).length }, () => ({ from, to: from + written.length }));
    });
    return places[character];
  };
  const text = raw.replace(unit, (written) => signOf(written));
  const offsetOf = (character: number) => placeOf(character)?.from ?? end;
  return {
    text,
    offsetOf,
    written: (said, character) =>
      text.startsWith(said, character)
        ? // Without the end of a line within the string, which says nothing.
          document.slice(offsetOf(character), placeOf(character + said.length - 1)?.to ?? offsetOf(character))
        : write(said),
  };
}

/** A function that writes a text between these marks. */
export function escaping(marks: string): (text: string) => string {
  const [own = ''] = marks;
  return (text) =>
    text.replace(/[\\\p{Cc}]/gu, (sign) => JSON.stringify(sign).slice(1, -1)).replaceAll(own, `\\${own}`);
}
