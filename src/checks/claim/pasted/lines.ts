import { isField } from '../../../keywords/parse/lines/labels.ts';
import { anyLineEnd, longestLine } from '../../../keywords/text/lines.ts';
import { isQuotationOpen, isUnfinished } from '../../../keywords/text/sentences.ts';
import { isReference } from '../words/code-or-link.ts';
import { itemMark } from './list-item.ts';
import { hasPageNumber, headTest, isHeadAlone, isNotice, isPageNumber } from './pages.ts';
import { plain, row } from './plain.ts';
import type { RunsOn } from './run-on.ts';
import { isBroken, isWithoutRoom, widthOf } from './width.ts';

/** A line of a claim; one that a chat or a page broke into several is whole again here. */
export interface SaidLine {
  text: string;
  /** The text without the hyphens at which a program may have broken words. */
  rejoined: string;
  /** The first and last line of the claim that it was on, counted from 1. */
  line: number;
  lastLine: number;
}

/** A line as it was copied. */
interface CopiedLine {
  text: string;
  /** The line with its signs, but without the mark that quoted mails and numbered files put before every line. */
  written: string;
  /** That mark: `>>`, or `#` for a number. */
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

/** A line after its number, as an editor shows a file. */
const numbered = /^\s*(\d{1,4})\s+(?=\S)/;

/** The same in the middle of a file, where more blanks show that it is no number of the text. */
const numberedApart = /^\s*(\d{1,4})\s{2,}(?=\S)/;

/** Lines that are numbered in a row, with each number set apart by a tab, as {@link plain} knows it. */
function withNumbersApart(lines: readonly string[]): readonly string[] {
  const texts = lines.filter((line) => line.trim());
  const areCounted =
    texts.length > 1 && texts.every((line, at) => Number(numbered.exec(line)?.[1]) === 1 + at);
  if (areCounted) return lines.map((line) => line.replace(numbered, '$1\t'));
  return areCountedApart(texts) ? lines.map((line) => line.replace(numberedApart, '$1\t')) : lines;
}

/** Whether lines are counted by numbers that blanks set apart, whatever heads of pages stand between. */
function areCountedApart(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((line) => numberedApart.exec(line)?.[1] ?? []).map(Number);
  return numbers.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
}

/** Copied lines that form one. */
interface Run {
  pieces: string[];
  line: number;
  lastLine: number;
  /** The last of its lines so far. */
  last: CopiedLine;
}

/**
 * The lines of a claim that say anything, in order, without the running heads and numbers of pages.
 * @param runsOn another test of whether a line continues in the next
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
    const isWithinText = run !== undefined && isWithin(run);
    // A text may continue after the end of a page.
    const isFoot = (of: Run) => hasPageNumber(text) && isKnown(of, all[index + 1] ?? next, runsOn);
    const isNumbered =
      isPageOver || all.slice(index + 1, index + 3).some((below) => isPageNumber(below.text));
    if (
      run &&
      (isPageNumber(text) || (isWithinText && (isNotice(text) || isHead(text, isNumbered) || isFoot(run))))
    ) {
      if (run.lastLine === index) run.lastLine = index + 1;
      isPageOver = isWithinText;
      continue;
    }
    const follows = run?.lastLine === index || isPageOver;
    isPageOver = false;
    const continues = () =>
      run !== undefined && follows && (continuesSentence(run.last, next) || isCut(run, next, width));
    // A text with a blank line after each line may show no width.
    const isNear = run !== undefined && (follows || run.lastLine === index - 1);
    const isOver = run !== undefined && (isReference(run.last.text) || isHeadAlone(run.last.text));
    // A field begins its own line, however full the one above it is.
    if (run && !isOver && !isField(text) && (continues() || (isNear && isKnown(run, next, runsOn)))) {
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

/** @param hyphen what replaces a hyphen at which a word was broken */
function join(pieces: readonly string[], hyphen: string): string {
  return pieces
    .map((piece, index) => {
      const next = pieces[index + 1];
      if (next === undefined) return piece;
      return isWithinWord(piece, next) ? piece.slice(0, -1) + hyphen : `${piece} `;
    })
    .join('');
}

/** A program that wraps lines may break a word and leave a hyphen, which no comparison minds within a word. */
function isWithinWord(before: string, text: string): boolean {
  return /\p{L}-$/u.test(before) && !/^(?:and|or)\b/.test(text);
}

/** Words after which a sentence continues, however the next line begins. */
const open = /(?:^|\s)(?:an?|and|or|the|to|your)$/;

/**
 * Words after which a sentence continues if so much of it comes before that it can be no name; nor does a claim end
 * with a comma.
 */
const openInText = /,$|\s(?:as|at|by|for|from|if|in|of|on|than|that|using|when|while|with)$/;

/** Words that no name ends with after two or more others. */
const openAnywhere = /^\p{L}+(?: \S+)+ (?:at|by|from|in|of|on|with)$/u;

/** In characters; anything longer says something by itself. */
const longestLead = 100;

const condition = '(?:even if|except|if|in case|only|unless|until|when(?:ever)?|while)';
const denial = String.raw`(?:denies|doubt|false|myth|never|no|nobody|no one|not|nowhere|untrue|wrong|\p{L}+n['’]t)`;
/**
 * Words that lead into a sentence and deny or narrow it: `Unless they rest,`, `It is false that`, `Moss does not say:`.
 */
const leadsOn = new RegExp(
  String.raw`^${condition}\b.*,$|\b${denial}\b.*\b(?:is|means?|says?|states?|that)[:,]?$`,
  'iu',
);

/** How a sentence continues in brackets, in quotation marks or with a number. */
const continuing = /^(?:["“'‘(]{1,2}|[+–−-]?\d{1,3} )\p{Ll}/u;

/** The last words of a sentence whose line was too short for it: `A non-unique card cannot have` / `Inspiration.` */
const rest = /^\S{1,30}(?: \S{1,30})?[.!?]["”’')]*$/;

/** An item of a list, or a heading; a plus may also be the sign of a number that a line was broken before. */
const item = new RegExp(`^(?:(?<mark>[*#])|${itemMark}) `);

/** Whether a line is an item of a list; a file may have `*` or `#` before every line of a text. */
function isItem(before: CopiedLine, { written }: CopiedLine): boolean {
  const found = item.exec(written);
  const { mark } = found?.groups ?? {};
  return found !== null && !(mark && before.written.startsWith(mark));
}

/** The time before a line of a transcript, or of a chat, where it may be in brackets. */
const timed =
  /^(?:\d{1,2}:)?\d{1,2}:\d\d\s|^[[(](?:\d[\d/.-]{3,9},? )?(?:\d{1,2}:){1,2}\d\d(?: ?[AP]M)?[\])]\s/i;

/** A heading in Markdown; a file may have its mark before every line of a text. */
const heading = /^#{1,6}\s/;

/** A line that is a record of data or a key with its value, or a field of a wiki's template: none goes on in another. */
const record = /^\s*(?:\{".*\},?$|"[^"]{1,60}":|\|\s*\p{Ll}[\p{L}\p{N}_ -]{0,30}=)/u;

/** What somebody says in a chat, after a name in small letters or not. */
const spoken = /^[\p{L}\p{N}_.-]{1,32}: \S/u;

/** Whether a line continues the sentence of the line right above it; a line with a mark before it starts a new one. */
function continuesSentence(before: CopiedLine, next: CopiedLine): boolean {
  if (heading.test(before.written) && !heading.test(next.written)) return false;
  if (spoken.test(before.text) && spoken.test(next.text)) return false;
  if (record.test(before.written) || record.test(next.written)) return false;
  if (row.test(next.text) || isItem(before, next) || timed.test(next.written)) return false;
  if (before.text.length <= longestLead && leadsOn.test(before.text)) return true;
  const isWithin = isBroken(before.text);
  const isOpen =
    open.test(before.text) || (isWithin && openInText.test(before.text)) || openAnywhere.test(before.text);
  if (isOpen && isWithoutMark(before, next)) return true;
  if (!/[\p{L}\p{N},-]$/u.test(before.text)) return false;
  return /^\p{Ll}/u.test(next.text) || (isWithin && (continuing.test(next.text) || rest.test(next.text)));
}

/** In lines; a wording has fewer, even in a narrow column. */
const mostLines = 100;

/** Whether a text stops within a sentence, or between two of a quotation. */
function isWithin({ pieces, last }: Run): boolean {
  const isText = pieces.length > 1 && pieces.length <= mostLines;
  return isBroken(last.text) || (isText && isQuotationOpen(join(pieces, '-').slice(-longestLine)));
}

/** Whether a line continues an unfinished sentence or quotation, because a program wrapped the text at a width. */
function isCut({ pieces, last }: Run, next: CopiedLine, width: number | null): boolean {
  if (width === null || !isWithoutRoom(last.written, next.written, width)) return false;
  const said = join(pieces, '-');
  return isWithoutMark(last, next) && said.length <= longestLine && isUnfinished(said);
}

/** Whether some wording has the words around the line's end in a row. */
function isKnown({ pieces, last }: Run, next: CopiedLine, runsOn: RunsOn): boolean {
  const isAlike = frontOf(last) === frontOf(next);
  return (isAlike || isWithoutMark(last, next)) && runsOn(join(pieces.slice(-2), '-'), next.text);
}

/** What precedes the words of a line, such as the `//`, `*` or `#` of a program's comment. */
function frontOf({ text, written }: CopiedLine): string {
  return written.slice(0, written.indexOf(text.slice(0, 1))).trim();
}

/** Whether nothing precedes a line that does not precede the line above too. */
function isWithoutMark(before: CopiedLine, { text, written, mark }: CopiedLine): boolean {
  return mark === before.mark && written.startsWith(text.slice(0, 1));
}
