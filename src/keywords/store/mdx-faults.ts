import { VFileMessage } from 'vfile-message';
import { type Point, pointsIn } from '../text/point.ts';

/**
 * Explains what MDX cannot read in a text, for people who do not know MDX: `<` and `{` begin something there, and
 * `import` and `export` do at the start of a paragraph.
 * @param error the library's message
 */
export function mdxFault(error: VFileMessage, text: string): VFileMessage {
  const index = beginOf(error, text);
  const rest = text.slice(index);
  return new VFileMessage(reasonOf(rest), { place: pointsIn(text)(index) });
}

/** Where the unreadable part begins; the library only reports where it had to stop. */
function beginOf({ place, reason, source }: VFileMessage, text: string): number {
  const point = place && 'start' in place ? place.start : place;
  const end = point?.offset ?? text.length;
  if (source?.endsWith('esm'))
    return [...text.matchAll(/^(?:import|export)\b/gm)].findLast(({ index }) => index <= end)?.index ?? 0;
  const tag = /\((\d+):(\d+)-/.exec(reason);
  if (tag) return indexOf(text, { line: Number(tag[1]), column: Number(tag[2]) });
  return Math.max(0, text.lastIndexOf(source?.endsWith('expression') ? '{' : '<', end));
}

function reasonOf(rest: string): string {
  const word = /^(?:import|export)/.exec(rest)?.[0];
  if (word) return `Found “${word}” at the start of a line, which begins code there, expected another word`;
  if (rest.startsWith('{'))
    return 'Found “{” that is never closed, expected no braces, or “\\{” if the character itself is meant';
  if (rest.startsWith('<!--')) return 'Found a comment, expected paragraphs of text';
  const address = /^<([a-z]+:[^\s<>]{1,200}|[^\s<>@]{1,100}@[^\s<>]{1,100})>/i.exec(rest)?.[1];
  if (address) return `Found “<” before “${address}”, expected the address alone, or “[words](address)”`;
  const found = /^<[^\s<>]{0,20}>?/.exec(rest)?.[0];
  return `Found “${found}”, which begins a tag and has no closing tag, expected none, or “\\<” if the character itself is meant`;
}

function indexOf(text: string, { line, column }: Point): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((length, each) => length + each.length + 1, column - 1);
}
