import { lineEnd, plain, row } from './plain.ts';

/** A line of a claim as it was said; one that a chat or a page broke into several stands here whole. */
export interface SaidLine {
  text: string;
  /** The same without the hyphens at which a program broke words, if it did not find them there. */
  rejoined: string;
  /** The first and the last of the lines that hold it, counted from 1. */
  line: number;
  lastLine: number;
}

const pageNumber = /^(?:p(?:age|\.) ?)?\d{1,4}(?: ?(?:\/|of) ?\d{1,4})?(?: [-–—])?$/i;

/** A line like a title that stands so often, and in the middle of sentences, is the head of a page. */
const head = /^\p{Lu}[^:]{2,58}[^:.!?"”)]$/u;
const leastPages = 3;

/** The lines of a claim that say anything, in order; the head and the number of a page do not. */
export function linesOf(claim: string): SaidLine[] {
  const runs: { pieces: string[]; line: number; lastLine: number }[] = [];
  const all = claim.split(lineEnd).map((raw) => ({ raw, text: plain(raw) }));
  const counts = new Map<string, number>();
  for (const { text } of all) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isHead = (text: string, before: string) =>
    (counts.get(text) ?? 0) >= leastPages && head.test(text) && isBroken(before);
  for (const [index, { raw, text }] of all.entries()) {
    const last = runs.at(-1);
    if (text === '') continue;
    const before = last?.pieces.at(-1) ?? '';
    // A text may go on behind the end of a page.
    if (last && (pageNumber.test(text) || isHead(text, before))) {
      if (last.lastLine === index) last.lastLine = index + 1;
      continue;
    }
    if (last?.lastLine === index && goesOn(before, text, raw)) {
      last.pieces.push(text);
      last.lastLine = index + 1;
    } else runs.push({ pieces: [text], line: index + 1, lastLine: index + 1 });
  }
  return runs.map(({ pieces, ...place }) => ({
    text: join(pieces, '-'),
    rejoined: join(pieces, ''),
    ...place,
  }));
}

/** @param hyphen what stands for one at which a word was broken */
function join(pieces: readonly string[], hyphen: string): string {
  return pieces
    .map((piece, index) => {
      const next = pieces[index + 1];
      if (next === undefined) return piece;
      return isWithinWord(piece, next) ? piece.slice(0, -1) + hyphen : `${piece} `;
    })
    .join('');
}

/** A program that breaks lines may break a word and leave a hyphen, which no comparison minds within a word. */
function isWithinWord(before: string, text: string): boolean {
  return /\p{L}-$/u.test(before) && !/^(?:and|or)\b/.test(text);
}

/** Words behind which a sentence goes on, whatever begins the next line. */
const open = /(?:^|\s)(?:an?|and|or|the|to|your)$/;

/** The end of a sentence whose line was too short for it: `A non-unique card cannot have` / `Inspiration.` */
const rest = /^\S{1,30}(?: \S{1,30})?[.!?]["”’')]*$/;

/** A line of fewer characters is a name. */
const shortestBroken = 30;

/** Whether a program may have broken a sentence at the end of a line. */
function isBroken(line: string): boolean {
  return line.length >= shortestBroken && /[\p{L}\p{N},-]$/u.test(line);
}

/** Whether a line goes on with the sentence of the one right before it; one with a mark in front of it begins anew. */
function goesOn(before: string, text: string, raw: string): boolean {
  if (row.test(text)) return false;
  if (open.test(before)) return raw.trimStart().startsWith(text.slice(0, 1));
  if (!/[\p{L}\p{N},-]$/u.test(before)) return false;
  return /^\p{Ll}/u.test(text) || (isBroken(before) && rest.test(text));
}

/** The numbers of the lines from the first to the last, both of them too. */
export function linesWithin(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
