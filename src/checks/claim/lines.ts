import { plain } from './plain.ts';

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
  for (const [index, raw] of claim.split(/\r\n|\n|\r/).entries()) {
    const text = plain(raw);
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.lastLine === index && goesOn(last.pieces.at(-1) ?? '', text)) {
      last.pieces.push(text);
      last.lastLine = index + 1;
    } else runs.push({ pieces: [text], line: index + 1, lastLine: index + 1 });
  }
  return runs.map(({ pieces, line, lastLine }) => ({ text: pieces.reduce(joinPieces), line, lastLine }));
}

/** A program that breaks lines may break a word with a hyphen; between letters it does not count. */
function joinPieces(before: string, text: string): string {
  return before + (/\p{L}-$/u.test(before) ? '' : ' ') + text;
}

/** Words that end no sentence, no name and no title. */
const open = /(?:^|\s)(?:an?|and|by|for|from|in|of|on|or|that|the|this|to|using|with|your)$/;

/** Whether a line goes on with the sentence of the one right before it. */
function goesOn(before: string, text: string): boolean {
  return open.test(before) || (/[\p{L}\p{N},-]$/u.test(before) && /^\p{Ll}/u.test(text));
}
