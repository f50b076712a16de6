import { anyLineEnd } from '../../../keywords/text/lines.ts';
import { lineElements } from '../../../keywords/text/signs/html.ts';
import { hidden } from './plain.ts';

/** The tags that begin or end a block of a page or a paragraph in it, or that follow a line in bold. */
const edge = new RegExp(
  String.raw`(</?(?:${lineElements})(?:\s[^<>]{0,500})?/?>|(?:<br\s?/?>\s?){2,}|(?<=</(?:b|strong)>:?)<br\s?/?>|(?<=</dd>)\s?<dd>)`,
  'gi',
);

/** A text in which each block of a page has its own line. */
export interface Parted {
  text: string;
  /** The line of the original text for a line of this one, both counted from 1. */
  lineOf(line: number): number;
}

/** Puts each block of a page's HTML on its own line, where several share one: `<p>…</p><p>…</p>`. */
export function partBlocks(text: string): Parted {
  if (text.search(edge) === -1) return { text, lineOf: (line) => line };
  const lines = text
    .split(anyLineEnd)
    .flatMap((line, index) => blocksOf(line).map((block) => ({ block, line: index + 1 })));
  return {
    text: lines.map(({ block }) => block).join('\n'),
    lineOf: (line) => lines[line - 1]?.line ?? line,
  };
}

/** The blocks of a line, each with its tags; none lacks words. */
function blocksOf(line: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let isBegun = false;
  // Words and edges, alternating.
  for (const [index, piece] of line.replace(hidden, ' ').split(edge).entries()) {
    const isEdge = index % 2 === 1;
    if (isEdge && isBegun) {
      blocks.push(block);
      block = '';
    }
    isBegun = isEdge ? false : isBegun || hasWords(piece);
    block += piece;
  }
  if (isBegun || blocks.length === 0) return [...blocks, block];
  return [...blocks.slice(0, -1), blocks.at(-1) + block];
}

function hasWords(html: string): boolean {
  return /[^\s<>]/.test(html.replace(/<[^<>]*>/g, ''));
}
