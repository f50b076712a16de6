import { isCollection, isPair, isScalar, parseAllDocuments, type Scalar } from 'yaml';
import { type Cell, plainCell } from '../cells.ts';
import { BrokenData, type DataToken } from './data-tokens.ts';
import { type Escaping, escapedCell, escaping, signOf, unit } from './escaped.ts';

/** A name said twice begins another card; and messages are ours. */
const options = { logLevel: 'silent', prettyErrors: false, uniqueKeys: false } as const;

/**
 * Reads the tokens of YAML, as those of other data. Where a text goes on in another line, its end stays, since an ability
 * may end there.
 * @throws {BrokenData} where a document is no YAML, or has in it what stands elsewhere
 */
export function tokensOfYaml(document: string): DataToken[] {
  return parseAllDocuments(document, options).flatMap(({ errors: [error], contents }) => {
    if (error) throw new BrokenData(error.pos[0], error.message);
    const isEmpty = isScalar(contents) && contents.value === null;
    return isEmpty ? [] : tokensIn(contents, document);
  });
}

/** A token, or what has yet to be read into tokens. */
type Part = DataToken | { node: unknown };

function tokensIn(contents: unknown, document: string): DataToken[] {
  const tokens: DataToken[] = [];
  // Data may be nested deeper than calls can be.
  const left: Part[] = [{ node: contents }];
  for (let next = left.pop(); next; next = left.pop()) {
    if ('kind' in next) tokens.push(next);
    else for (const part of partsOf(next.node, document).toReversed()) left.push(part);
  }
  return tokens;
}

function partsOf(node: unknown, document: string): Part[] {
  if (node === null) return [{ kind: 'word', start: 0, cell: plainCell(document, 0, 0) }];
  if (isScalar(node)) return [tokenOf(node, document)];
  if (isPair(node)) {
    if (!isScalar(node.key)) throw new BrokenData(0, 'this is no name');
    return [{ ...tokenOf(node.key, document), kind: 'name' }, { node: node.value }];
  }
  // An alias says what stands elsewhere.
  if (!isCollection(node)) throw new BrokenData(0, 'this is no value');
  const [start = 0, end = 0] = node.range ?? [];
  const bracket = (kind: 'opening' | 'closing', at: number): DataToken => ({
    kind,
    start: at,
    cell: plainCell(document, at, at),
  });
  return [bracket('opening', start), ...node.items.map((item) => ({ node: item })), bracket('closing', end)];
}

function tokenOf(scalar: Scalar, document: string): DataToken {
  const [start = 0, end = 0] = scalar.range ?? [];
  const cell = cellOf(scalar, start, end, document);
  // Older YAML has more words for yes and no.
  const isText =
    typeof scalar.value === 'string' && !(scalar.type === 'PLAIN' && /^(?:yes|no)$/i.test(cell.text));
  return { kind: isText ? 'string' : 'word', start, cell };
}

/** Within any value, the end of a line with the blanks before the next one. */
const wrap = String.raw`[^\S\n]{0,200}\n[^\S\n]*`;
const signOfWrap = (written: string) => (written.includes('\n') ? '\n' : written);

/** How a value is written without marks, and between those of either kind. */
const asItIs: Escaping = { unit: new RegExp(`${wrap}|.`, 'gs'), signOf: signOfWrap, write: (text) => text };
const inMarks: Readonly<Record<string, Escaping>> = {
  QUOTE_DOUBLE: {
    unit: new RegExp(`${wrap}|${unit.source}`, 'g'),
    signOf: (written) => (written.startsWith('\\') ? signOf(written) : signOfWrap(written)),
    write: escaping('"'),
  },
  QUOTE_SINGLE: {
    unit: new RegExp(`''|${wrap}|.`, 'gs'),
    signOf: (written) => (written === "''" ? "'" : signOfWrap(written)),
    write: (text) => text.replaceAll("'", "''"),
  },
};

/** The text of a value between its marks, or below the line that says how it is wrapped, `|-`. */
function cellOf({ type = 'PLAIN' }: Scalar, start: number, end: number, document: string): Cell {
  const marked = inMarks[type];
  if (marked) return escapedCell(document, start + 1, end - 1, marked);
  const [head = ''] = type.startsWith('BLOCK') ? (/^[^\n]*\n\s*/.exec(document.slice(start, end)) ?? []) : [];
  const last = document.slice(start, end).trimEnd().length;
  return escapedCell(document, start + head.length, start + Math.max(last, head.length), asItIs);
}
