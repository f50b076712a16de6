import { countEach } from '../../../../general/lists.ts';
import { placedLines } from '../../../../keywords/text/lines.ts';
import { type Cell, labelCell, plainCell, type Row } from '../cells.ts';
import { hasText, isNameColumn } from '../column-names.ts';
import { stringCell } from '../data/escaped.ts';

/** Where a field begins on a line: at its beginning, behind a sign between two, or with an equals sign behind a blank. */
const label =
  /(?:^|[;,|\t][^\S\n]{0,3}|(?<=\s)(?=[\p{L}_][\p{L}\p{N}_-]{0,30}=))([\p{L}_][\p{L}\p{N} _-]{0,30})(?:=|:(?=\s))\s{0,3}/gu;

/** A value between marks, and one without them, of a line from its beginning, without the sign behind it. */
const marked = /^("|')((?:\\.|(?!\1)[^\\])*)\1\s*[;,|]?\s*$/s;
const bare = /^.*?(?=\s*[;,|]?\s*$)/s;

/** In characters; no line of a card is longer. */
const longest = 10_000;

/** A field of a line: its name, and where that and its value begin. */
interface Field {
  name: string;
  from: number;
  start: number;
}

/**
 * Reads lines that have the fields of a card each: `name=Quill;text=Leap 2`, `Name: Quill; Text: Leap 2`. What may be
 * a field is one where most lines have it, and it names no keyword.
 * @param isSilent whether words name no keyword
 * @param wanted name of the field with the text
 * @returns null where a line has none of a name, or hardly any one of a text
 */
export function rowsOfFieldLines(
  document: string,
  isSilent: (words: string) => boolean,
  wanted: string | undefined,
): Row[] | null {
  const lines = placedLines(document).filter(({ text }) => text.trim() !== '');
  if (lines.length < 2 || lines.some(({ text }) => text.length > longest)) return null;
  const fields = lines.map(({ text, index }) => fieldsOf(text, index));
  if (!fields.every((own) => own.some(({ name }) => isNameColumn(name)))) return null;
  const names = [...countEach(fields.flatMap((own) => [...new Set(own.map(({ name }) => name))]))]
    .filter(([name, count]) => count * 2 > lines.length && isSilent(name))
    .map(([name]) => name);
  if (!hasText(names, wanted)) return null;
  const rows = fields.map((own, at) => {
    const { text, index } = lines[at] as { text: string; index: number };
    const known = own.filter(({ name }) => names.includes(name));
    const cells = names.map((name): Cell => {
      const place = known.findIndex((field) => field.name === name);
      const start = known[place]?.start;
      if (start === undefined) return plainCell(document, index, index);
      const end = known[place + 1]?.from ?? index + text.length;
      return cellOf(document, start, end);
    });
    return { start: index, cells };
  });
  const header = names.map((name) => labelCell(document, 0, name));
  return [{ start: 0, cells: header }, ...rows];
}

function fieldsOf(line: string, index: number): Field[] {
  return [...line.matchAll(label)].map(({ 0: found, 1: name = '', index: at }) => ({
    name: name.trim(),
    from: index + at,
    start: index + at + found.length,
  }));
}

function cellOf(document: string, start: number, end: number): Cell {
  const written = document.slice(start, end);
  const [, mark = '', inMarks] = marked.exec(written) ?? [];
  if (inMarks !== undefined) return stringCell(document, start + 1, start + 1 + inMarks.length, mark);
  return plainCell(document, start, start + (bare.exec(written)?.[0].length ?? 0));
}
