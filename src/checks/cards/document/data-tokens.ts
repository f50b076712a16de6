import { type Cell, plainCell } from './rows.ts';

/** A bracket, the name of a value, or a value; a `keyword` of EDN, `:text`, is a name unless it stands for a value. */
export interface DataToken {
  kind: 'opening' | 'closing' | 'name' | 'keyword' | 'string' | 'word';
  start: number;
  /** The sign of a bracket, what a string says, or a word. */
  cell: Cell;
}

/** What makes a document no data. */
export class BrokenData extends Error {
  /** Where that stands in the document. */
  readonly offset: number;

  constructor(offset: number, why: string) {
    super(why);
    this.offset = offset;
  }
}

/** What stands between tokens: blanks, commas, and comments. */
const between = /(?:[\s,;]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const bracket = /[[{(\])}]/y;
/** What makes a name of a word or a string before it. Behind a blank, `:text` is a word of its own. */
const nameSign = /\s*=>?|:(?!:)|[^\S\n]+:(?=[\s"'[{(])/y;
const keyword = /:\p{L}[^\s"'[\]{}(),;]*/uy;
const word = /[^\s"'[\]{}(),;:=][^\s"'[\]{}(),;:=]*/uy;
/** Marks around a string, those of several lines first. */
const mark = /"""|'''|["'`]/y;

/**
 * Reads the tokens of data: of JSON, and of what is written alike, as literals of a programming language, EDN or TOML.
 * @param begin offset of the first
 * @throws {BrokenData} where anything is no token, or a string is not closed
 */
export function tokensOf(document: string, begin: number): DataToken[] {
  const tokens: DataToken[] = [];
  let at = begin;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(document) ?? [];
    at += found.length;
    return found;
  };
  for (;;) {
    next(between);
    if (at === document.length) return tokens;
    const start = at;
    const sign = next(bracket);
    if (sign) {
      const kind = '[{('.includes(sign) ? 'opening' : 'closing';
      tokens.push({ kind, start, cell: plainCell(document, start, at) });
      continue;
    }
    const marks = next(mark);
    if (marks) {
      const end = endOfString(document, at, marks);
      if (end === -1) throw new BrokenData(start, 'the text that begins here has no end');
      const cell = stringCell(document, at, end, marks);
      at = end + marks.length;
      tokens.push({ kind: next(nameSign) ? 'name' : 'string', start, cell });
      continue;
    }
    const said = next(keyword);
    const kind = said ? 'keyword' : next(word) ? 'word' : null;
    if (kind === null) throw new BrokenData(start, 'this is no value');
    const cell = plainCell(document, start, at);
    tokens.push({ kind: kind === 'word' && next(nameSign) ? 'name' : kind, start, cell });
  }
}

/** @returns the offset of the marks that close a string; -1 where none do */
function endOfString(document: string, start: number, marks: string): number {
  for (let end = document.indexOf(marks, start); end !== -1; end = document.indexOf(marks, end + 1)) {
    let slash = end;
    while (slash > start && document[slash - 1] === '\\') slash--;
    if ((end - slash) % 2 === 0) return end;
  }
  return -1;
}

/** A sign as the string has it, or one of several signs for it: `\n`, `\u2192`. */
const unit = /\\(?:u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|[\s\S])|[^\\]/gi;

/** What signs of one letter say. */
const letters: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '\n': '' };

function signOf(written: string): string {
  if (written.length === 1) return written;
  const said = written.slice(1);
  const code = /^(?:u\{?|x)([\da-f]+)\}?$/i.exec(said)?.[1];
  if (code === undefined) return letters[said] ?? said;
  const point = Number.parseInt(code, 16);
  return point > 0x10ffff ? written : String.fromCodePoint(point);
}

/** The string between two offsets. */
function stringCell(document: string, start: number, end: number, marks: string): Cell {
  const raw = document.slice(start, end);
  if (!raw.includes('\\')) return { ...plainCell(document, start, end), written: escaping(marks) };
  let offsets: number[] | undefined;
  const offsetOf = (character: number) => {
    offsets ??= [...raw.matchAll(unit)].flatMap(({ 0: written, index }) =>
      Array.from({ length: signOf(written).length }, () => start + index),
    );
    return offsets[character] ?? end;
  };
  const text = raw.replace(unit, signOf);
  return {
    text,
    offsetOf,
    written: (said, character) =>
      text.startsWith(said, character)
        ? document.slice(offsetOf(character), offsetOf(character + said.length))
        : escaping(marks)(said),
  };
}

/** A function that writes a text between these marks. */
function escaping(marks: string): (text: string) => string {
  const [own = ''] = marks;
  return (text) =>
    text.replace(/[\\\p{Cc}]/gu, (sign) => JSON.stringify(sign).slice(1, -1)).replaceAll(own, `\\${own}`);
}
