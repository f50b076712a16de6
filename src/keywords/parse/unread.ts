import type { VFile } from 'vfile';
import { firstOfAlike } from '../diagnostics/rule-words.ts';
import { report, reportAlike } from '../diagnostics/source-rules.ts';
import type { SourceKind } from '../model.ts';
import { endsAsSentence } from '../text/sentences.ts';
import { saysWhatEntriesSay } from './entry-like.ts';
import { type Line, longestHeading, looksLikeHeading, regardlessOfNumbers } from './lines.ts';

/** So many are none of a table that somebody made: a program put a tab between all words. */
const manyColumns = 6;

/** Says of lines of a glossary that they have not the columns of one, of those with as many, or with many, once. */
function reportRows(file: VFile, lines: readonly Line[]): void {
  const rows = lines.map((line) => ({ ...line, columns: line.text.split('\t').length }));
  reportAlike(file, 'column-count', rows, ({ columns }) => Math.min(columns, manyColumns));
}

/** A line that is no part of an entry, and none of what a page has around them. */
export interface Unread extends Line {
  /** Whether it may be of the page, above the entries, for all that is known. */
  isAbove: boolean;
  /** Whether it is the heading of a keyword that is known: each such is a text that is lost. */
  isKnown: boolean;
  /** Whether it is the title of the document, as the head of each of its pages. */
  isHead: boolean;
}

/**
 * Says of lines that they were not read, of those that are alike once, as where a page has one in front of each entry.
 */
export function reportUnread(file: VFile, kind: SourceKind, lines: readonly Unread[]): void {
  if (kind === 'glossary') {
    reportRows(file, lines);
    return;
  }
  const within = (line: Unread) => (line.isAbove ? 'preamble' : kind);
  const hours = new Set(lines.flatMap((each) => (isHour(each) ? each.line : [])));
  // A chat says who said something, and when, on one line or on two.
  const isStamp = (line: Unread) => !line.isKnown && (isHour(line) || hours.has(line.line + 1));
  const isHeading = (line: Unread) =>
    within(line) === 'sheet' && looksLikeHeading(line) && !isStamp(line) && !line.isHead;
  const shape = (line: Unread) => (line.isKnown ? line.line : isStamp(line) ? 'stamp' : shapeOf(line));
  for (const each of firstOfAlike(lines, (line) => `${isHeading(line)} ${within(line)} ${shape(line)}`))
    if (isHeading(each)) report(file, 'text-missing', each, { ...each, kind, name: each.text });
    else report(file, 'line-unexpected', each, { ...each, within: within(each) });
}

/** Whether a line, which is no sentence, has an hour with its minutes. */
function isHour({ text }: Line): boolean {
  return text.length <= longestHeading && /\b\d{1,2}:\d{2}\b/.test(text) && !endsAsSentence(text);
}

/**
 * What lines have in common that one program or page put there: that they would be entries, numbers and signs in front
 * of their words, or else all of their words.
 */
function shapeOf({ text }: Line): string {
  if (saysWhatEntriesSay(text)) return 'entry';
  const [front = text] = /^[^\p{L}]+/u.exec(text) ?? [];
  return regardlessOfNumbers(front.trim());
}
