import { entities, inlineElements, signOfEntity } from '../../html.ts';
import { findBrokenSigns } from './broken-signs.ts';
import { governs } from './clause.ts';
import { marksOfItalics } from './italics.ts';
import { findListMarks } from './list-marks.ts';

/**
 * Marks and tags around words by which chats, wikis and web pages set them off; a list mark has a blank in front of it,
 * and mostly one behind.
 */
const emphasis =
  /(?<![\p{L}\p{N}_~`]|(?<=\S)\*)(\*{1,3}|_{1,3}|~~|`)(?=[^\s*_~`])([^\n]{0,200}?[^\s*_~`])\1(?![\p{L}\p{N}*_~`])/gu;
const tag = new RegExp(String.raw`</?(?:${inlineElements}|s)(?:\s[^<>]*)?>`, 'gi');

/** What ends a line within a text, by itself: of Macs of old, of spreadsheets, word processors and pages. */
const otherEnd = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;

/** The end of a line, as pages and tables of Markdown have it. */
const lineBreak = /<br\s?\/?>/gi;

/** A letter with its accents behind it, as some programs keep the two apart. */
const decomposed = /\p{L}\p{M}+/gu;

/** A text without what only sets its words off, and where each of its characters stands in the text as it is. */
export interface Unadorned {
  text: string;
  offsetOf(offset: number): number;
  /** The same for an offset at which something ends. */
  endOf(offset: number): number;
}

/** What stands for another sign, or for none. */
interface Sign {
  start: number;
  end: number;
  sign: string;
}

/**
 * Takes off what sets words off: `**Bombard** 3` says `Bombard 3`. What a page escaped, and what a program put another
 * sign for, is what it was, a letter and its accent are one, every line ends alike, one that a program broke goes on, what counts abilities is a point before each, and a reminder in italics stands in parentheses.
 * @param isOwn whether a sign belongs to a name, which may have any; asked of one offset after another
 */
export function unadorned(written: string, isOwn: (offset: number) => boolean): Unadorned {
  const text = written.replace(otherEnd, '\n');
  const marks = [...text.matchAll(emphasis)].flatMap(({ 0: all, 1: mark = '', index }) => [
    { start: index, end: index + mark.length, sign: '' },
    { start: index + all.length - mark.length, end: index + all.length, sign: '' },
  ]);
  const taken = [
    ...marksOfItalics(text).flatMap(([opening, closing]) => [
      { ...opening, sign: '(' },
      { ...closing, sign: ')' },
    ]),
    ...marks,
    ...signsOf(text, tag, () => ''),
    ...signsOf(text, lineBreak, () => '\n'),
    ...signsOf(text, entities, signOfEntity),
    ...findBrokenSigns(text),
    ...composed(text),
    ...brokenLines(text),
    ...findListMarks(text).map((mark) => ({ ...mark, sign: '• ' })),
  ]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }) => !isOwn(start));
  if (taken.length === 0) return { text, offsetOf: (offset) => offset, endOf: (offset) => offset };
  const offsets: number[] = [];
  const ends: number[] = [];
  let said = '';
  let position = 0;
  for (const { start, end, sign } of [...taken, { start: text.length, end: text.length, sign: '' }]) {
    // One that stands within another went with it.
    if (start < position) continue;
    said += text.slice(position, start) + sign;
    for (; position < start; position++) {
      offsets.push(position);
      ends.push(position + 1);
    }
    offsets.push(...Array(sign.length).fill(start));
    ends.push(...Array(sign.length).fill(end));
    position = end;
  }
  return {
    text: said,
    offsetOf: (offset) => offsets[offset] ?? text.length,
    endOf: (offset) => ends[offset - 1] ?? 0,
  };
}

function signsOf(text: string, pattern: RegExp, signOf: (name: string) => string): Sign[] {
  return [...text.matchAll(pattern)].map(({ 0: all, 1: name = '', index }) => ({
    start: index,
    end: index + all.length,
    sign: signOf(name),
  }));
}

/** The letters that are one sign with their accents. */
function composed(text: string): Sign[] {
  return [...text.matchAll(decomposed)]
    .map(({ 0: all, index }) => ({ start: index, end: index + all.length, sign: all.normalize('NFC') }))
    .filter(({ sign }) => sign.length === 1);
}

/** Shorter lines end where their writer ended them. */
const shortestBroken = 30;

/** What no ability ends with, and what none begins with. */
const isOpen = /[,/:]$/;
const goesOn = /^(?:\p{Ll}|\d|-+>|→|§)/u;

/** Line ends at which a program broke a sentence. */
function brokenLines(text: string): Sign[] {
  let begin = 0;
  return [...text.matchAll(/\n[^\S\n]*/g)].flatMap(({ 0: all, index }): Sign[] => {
    const line = text.slice(begin, index).trimEnd();
    const start = begin + line.length;
    const end = index + all.length;
    begin = end;
    const isBroken =
      line.length >= shortestBroken &&
      (isOpen.test(line) ||
        governs.test(line) ||
        (/[\p{L}\p{N}\]]$/u.test(line) && goesOn.test(text.slice(end, end + 4))));
    return isBroken ? [{ start, end, sign: ' ' }] : [];
  });
}
