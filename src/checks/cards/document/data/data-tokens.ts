import { matchAt } from '../../text/stretches.ts';
import { type Cell, plainCell } from '../cells.ts';
import { stringCell } from './escaped.ts';

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

/** What stands between tokens: blanks, commas, and comments, of which two strokes begin none behind a word. */
const between = /(?:[\s,]+|;[^\n]*|#(?![{"_])[^\n]*|(?<!\p{L}[^\S\n]{0,3})\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/uy;

/** The offset behind the blanks and comments at one. */
export function endOfBlanks(document: string, offset: number): number {
  return offset + (matchAt(between, document, offset)?.[0].length ?? 0);
}

const bracket = /[[{(\])}]/y;
/** What stands before a name in brackets, as Lua and C# have it: `["Quill"] = `. */
const beforeBracketed = /\[(?=(?:"[^"\n]{1,99}"|'[^'\n]{1,99}'|\d{1,6})\]\s*=)/y;
/** What makes a name of a word or a string before it. Behind a blank, `:text` is a word of its own. */
const nameSign = /\]?\s*=>?|:(?!:)|[^\S\n]+:(?=[\s"'[{(])/y;
const keyword = /:\p{L}[^\s"'[\]{}(),;]*/uy;
const word = /[^\s"'[\]{}(),;:=][^\s"'[\]{}(),;:=]*/uy;
/** Marks around a string, those of several lines first. */
const mark = /"""|'''|["'`]/y;

/**
 * Reads the tokens of data: of JSON, and of what is written alike, as literals of a programming language, EDN or TOML.
 * @param begin offset of the first
 * @param hasKinds whether words before a bracket say what kind of thing it is, and are no tokens
 * @throws {BrokenData} where anything is no token, or a string is not closed
 */
export function tokensOf(document: string, begin: number, hasKinds = false): DataToken[] {
  const tokens: DataToken[] = [];
  let at = begin;
  const next = (pattern: RegExp) => {
    const [found = ''] = matchAt(pattern, document, at) ?? [];
    at += found.length;
    return found;
  };
  for (;;) {
    at = endOfBlanks(document, at);
    if (document.startsWith('/*', at)) throw new BrokenData(at, 'the comment that begins here has no end');
    if (at === document.length) return tokens;
    const start = at;
    const sign = next(beforeBracketed) ? '' : next(bracket);
    if (sign) {
      const kind = '[{('.includes(sign) ? 'opening' : 'closing';
      if (hasKinds && (sign === '{' || sign === '(')) dropKind(tokens, start);
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

/**
 * Drops one word or two before a bracket that say what kind of thing it is, `new Card {`, as in a list of such things,
 * and one that makes a value of what is in the bracket: `text: trim("Leap 2")`.
 */
function dropKind(tokens: DataToken[], at: number): void {
  const before = tokens.slice(-3);
  const words = before.length - 1 - before.findLastIndex(({ kind }) => kind !== 'word');
  const last = before.at(-1);
  const isCall = last !== undefined && last.start + last.cell.text.length === at;
  const isNamed = before.at(-1 - words)?.kind === 'name';
  const isNew = before.at(-words)?.cell.text === 'new';
  if (words < before.length && (isCall || isNew || !isNamed)) tokens.length -= words;
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
