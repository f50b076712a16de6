import { lineEnd, plain, row } from './plain.ts';

/** A line of a claim as it was said; one that a chat or a page broke into several stands here whole. */
export interface SaidLine {
  text: string;
  /** The first and the last of the lines that hold it, counted from 1. */
  line: number;
  lastLine: number;
}

/** The lines of a claim that say anything, in order. */
export function linesOf(claim: string): SaidLine[] {
  const runs: { pieces: string[]; line: number; lastLine: number }[] = [];
  for (const [index, raw] of claim.split(lineEnd).entries()) {
    const text = plain(raw);
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.lastLine === index && goesOn(last.pieces.at(-1) ?? '', text, raw)) {
      last.pieces.push(text);
      last.lastLine = index + 1;
    } else runs.push({ pieces: [text], line: index + 1, lastLine: index + 1 });
  }
  return runs.map(({ pieces, line, lastLine }) => ({ text: pieces.reduce(joinPieces), line, lastLine }));
}

/** A program that breaks lines may break a word and leave a hyphen, which no comparison minds within a word. */
function joinPieces(before: string, text: string): string {
  const isWithinWord = /\p{L}-$/u.test(before) && !/^(?:and|or)\b/.test(text);
  return before + (isWithinWord ? '' : ' ') + text;
}

/** Words behind which a sentence goes on, whatever begins the next line. */
const open = /(?:^|\s)(?:an?|and|or|the|to|your)$/;

/** The end of a sentence whose line was too short for it: `A non-unique card cannot have` / `Inspiration.` */
const rest = /^\S{1,30}(?: \S{1,30})?[.!?]["”’')]*$/;
const shortestBroken = 30;

/** Whether a line goes on with the sentence of the one right before it; one with a mark in front of it begins anew. */
function goesOn(before: string, text: string, raw: string): boolean {
  if (row.test(text)) return false;
  if (open.test(before)) return raw.trimStart().startsWith(text.slice(0, 1));
  if (!/[\p{L}\p{N},-]$/u.test(before)) return false;
  return /^\p{Ll}/u.test(text) || (before.length >= shortestBroken && rest.test(text));
}

/** The numbers of the lines from the first to the last, both of them too. */
export function linesWithin(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
