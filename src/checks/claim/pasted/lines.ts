import { anyLineEnd, longestLine } from '../../../keywords/text/lines.ts';
import { isUnfinished } from '../../../keywords/text/sentences.ts';
import { headTest, isPageNumber } from './pages.ts';
import { plain, row } from './plain.ts';
import type { RunsOn } from './run-on.ts';
import { isBroken, isWithoutRoom, widthOf } from './width.ts';

/** A line of a claim as it was said; one that a chat or a page broke into several stands here whole. */
export interface SaidLine {
  text: string;
  /** The same without the hyphens at which a program broke words, if it did not find them there. */
  rejoined: string;
  /** The first and the last of the lines that hold it, counted from 1. */
  line: number;
  lastLine: number;
}

/** A line as it was copied. */
interface CopiedLine {
  text: string;
  /**
   * Signs and text as they stand there, behind what all lines of a mail, or of a file, that is quoted have in front of
   * them.
   */
  written: string;
  /** What they have there: `>>`, `#` for a number. */
  mark: string;
}

const markOfAll = /^[\s>]*(?:\d+\t)?/;

function copied(raw: string): CopiedLine {
  const [mark = ''] = markOfAll.exec(raw) ?? [];
  return {
    text: plain(raw),
    written: raw.slice(mark.length).trimEnd(),
    mark: mark.replace(/\d+/, '#').replace(/\s/g, ''),
  };
}

/** A line behind its number, as a file shows it. */
const numbered = /^\s*(\d{1,4})\s+(?=\S)/;

/** Lines that are numbered from the first on, with each number set apart as {@link plain} knows it. */
function withNumbersApart(lines: readonly string[]): readonly string[] {
  const numbers = lines.filter((line) => line.trim()).map((line) => Number(numbered.exec(line)?.[1]));
  const areCounted = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return areCounted ? lines.map((line) => line.replace(numbered, '$1\t')) : lines;
}

/** Lines that are one. */
interface Run {
  pieces: string[];
  line: number;
  lastLine: number;
  /** The last that was put to it. */
  last: CopiedLine;
}

/**
 * The lines of a claim that say anything, in order; the head and the number of a page do not.
 * @param runsOn what else tells that a line goes on with the next
 */
export function linesOf(claim: string, runsOn: RunsOn = () => false): SaidLine[] {
  const runs: Run[] = [];
  const all = withNumbersApart(claim.split(anyLineEnd)).map(copied);
  const isHead = headTest(all.map(({ text }) => text));
  const ofTexts = all.filter(({ text }) => !isPageNumber(text) && !isHead(text));
  const width = widthOf(ofTexts.map(({ written }) => written));
  let isPageOver = false;
  for (const [index, next] of all.entries()) {
    const { text } = next;
    const run = runs.at(-1);
    if (text === '') continue;
    const isWithinText = run !== undefined && isBroken(run.last.text);
    // A text may go on behind the end of a page.
    if (run && (isPageNumber(text) || (isHead(text, isPageOver) && isWithinText))) {
      if (run.lastLine === index) run.lastLine = index + 1;
      isPageOver = isWithinText;
      continue;
    }
    const follows = run?.lastLine === index || isPageOver;
    isPageOver = false;
    if (
      run &&
      follows &&
      (continuesSentence(run.last, next) || isCut(run, next, width) || isKnown(run, next, runsOn))
    ) {
      run.pieces.push(text);
      run.lastLine = index + 1;
      run.last = next;
    } else runs.push({ pieces: [text], line: index + 1, lastLine: index + 1, last: next });
  }
  return runs.map(({ pieces, line, lastLine }) => ({
    text: join(pieces, '-'),
    rejoined: join(pieces, ''),
    line,
    lastLine,
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

/** The same behind so much of a sentence as no name has; nor does any claim end with a comma. */
const openInText = /,$|\s(?:as|at|by|for|from|if|in|of|on|than|that|using|when|while|with)$/;

/** Behind these no name ends either, where so many words stand in front. */
const openAnywhere = /^\p{L}+(?: \S+)+ (?:at|by|from|in|of|on|with)$/u;

/** In characters; what is longer says something of its own. */
const longestLead = 100;

/** What leads to a sentence, and denies it or says when it holds: `Unless they rest,`, `It is false that`, `Moss does not say:`. */
const leadsOn =
  /^(?:even if|except|if|in case|only|unless|until|when(?:ever)?|while)\b.*,$|\b(?:denies|doubt|false|myth|never|no|nobody|no one|not|nowhere|untrue|wrong|\p{L}+n['’]t)\b.*\b(?:is|means?|says?|states?|that)[:,]?$/iu;

/** What a sentence goes on with in brackets or quotation marks, or with a number. */
const continuing = /^(?:["“'‘(]{1,2}|[+–−-]?\d{1,3} )\p{Ll}/u;

/** The end of a sentence whose line was too short for it: `A non-unique card cannot have` / `Inspiration.` */
const rest = /^\S{1,30}(?: \S{1,30})?[.!?]["”’')]*$/;

/** Begins a point of a list, whatever letter follows. */
const point = /^(?:(?<mark>[*#])|[•–—-]|\(?\d{1,3}[.)]|[a-z]\)) /;

/** Whether a line is a point of a list; a file may have `*` or `#` in front of each line of a text. */
function isPoint(before: CopiedLine, { written }: CopiedLine): boolean {
  const found = point.exec(written);
  const { mark } = found?.groups ?? {};
  return found !== null && !(mark && before.written.startsWith(mark));
}

/** Whether a line goes on with the sentence of the one right before it; one with a mark in front of it begins anew. */
function continuesSentence(before: CopiedLine, next: CopiedLine): boolean {
  if (row.test(next.text) || isPoint(before, next)) return false;
  if (before.text.length <= longestLead && leadsOn.test(before.text)) return true;
  const isWithin = isBroken(before.text);
  const isOpen =
    open.test(before.text) || (isWithin && openInText.test(before.text)) || openAnywhere.test(before.text);
  if (isOpen && isWithoutMark(before, next)) return true;
  if (!/[\p{L}\p{N},-]$/u.test(before.text)) return false;
  return /^\p{Ll}/u.test(next.text) || (isWithin && (continuing.test(next.text) || rest.test(next.text)));
}

/**
 * Whether a line goes on with what stops within a sentence, or a quotation, because a program cut the text at a width.
 */
function isCut({ pieces, last }: Run, next: CopiedLine, width: number | null): boolean {
  if (width === null || !isWithoutRoom(last.written, next.written, width)) return false;
  const said = join(pieces, '-');
  return isWithoutMark(last, next) && said.length <= longestLine && isUnfinished(said);
}

/** Whether some text has the words around the end of a line in a row. */
function isKnown({ pieces, last }: Run, next: CopiedLine, runsOn: RunsOn): boolean {
  const isAlike = frontOf(last) === frontOf(next);
  return (isAlike || isWithoutMark(last, next)) && runsOn(join(pieces.slice(-2), '-'), next.text);
}

/** What stands in front of what a line says: of one in a program `//`, `*` or `#`. */
function frontOf({ text, written }: CopiedLine): string {
  return written.slice(0, written.indexOf(text.slice(0, 1))).trim();
}

/** Whether nothing stands in front of a line that does not stand before the one above too. */
function isWithoutMark(before: CopiedLine, { text, written, mark }: CopiedLine): boolean {
  return mark === before.mark && written.startsWith(text.slice(0, 1));
}
