import type { VFile } from 'vfile';
import { firstOfAlike } from '../../diagnostics/alike.ts';
import { reportAlike, reportSource } from '../../diagnostics/report.ts';
import type { SourceKind } from '../../model.ts';
import { endsAsSentence } from '../../text/sentences.ts';
import { fewestAlike, recurringIn, regardlessOfNumbers } from '../lines/alike.ts';
import { saysWhatEntriesSay } from '../lines/entry-like.ts';
import { type Line, longestHeading, looksLikeHeading } from '../lines/lines.ts';
import { isOfPage } from '../lines/page-lines.ts';

/** More columns than a table made by hand: a program put a tab between all words. */
const manyColumns = 6;

/** Reports lines of a glossary with the wrong number of columns, once for each number, and once for many. */
function reportRows(file: VFile, lines: readonly Line[]): void {
  const rows = lines.map((line) => ({ ...line, columns: line.text.split('\t').length }));
  reportAlike(file, 'column-count', rows, ({ columns }) => Math.min(columns, manyColumns));
}

/** A line that belongs to no entry, and not to the page around them either. */
export interface Unread extends Line {
  /** Whether it may belong to the page, above the entries. */
  isAbove: boolean;
  /** Whether it is the heading of a known keyword: each of these is a lost text. */
  isKnown: boolean;
  /** Whether it is the title of the document, repeated as a page header. */
  isHead: boolean;
}

/** Reports lines that were not read, once for similar ones, as where a page has one before each entry. */
export function reportUnread(file: VFile, kind: SourceKind, lines: readonly Unread[]): void {
  if (kind === 'glossary') {
    reportRows(file, lines);
    return;
  }
  const within = (line: Unread) => (line.isAbove ? 'preamble' : kind);
  const hours = new Set(lines.flatMap((each) => (isHour(each) ? each.line : [])));
  // A chat shows who said something, and when, on one line or on two.
  const isStamp = (line: Unread) => !line.isKnown && (isHour(line) || hours.has(line.line + 1));
  // In small letters alone, only a known name is a heading: `agreed` is what somebody said of the text above.
  const mayBeName = ({ text, isKnown }: Unread) => isKnown || /\p{Lu}/u.test(text);
  const isHeading = (line: Unread) =>
    within(line) === 'sheet' && looksLikeHeading(line) && mayBeName(line) && !isStamp(line) && !line.isHead;
  // Once or twice, each is a lost text; what a page repeats is told once.
  const known = lines.filter(({ isKnown }) => isKnown);
  const repeated = new Set(recurringIn(known, ({ text }) => text, fewestAlike));
  const knownShape = (line: Unread) => (repeated.has(line) ? `known ${line.text}` : line.line);
  const shape = (line: Unread) => (line.isKnown ? knownShape(line) : isStamp(line) ? 'stamp' : shapeOf(line));
  const labels = labelsAbove(lines, shape);
  const wayOf = (line: Unread) => labels.get(line) ?? shape(line);
  for (const each of firstOfAlike(lines, (line) => `${isHeading(line)} ${within(line)} ${wayOf(line)}`))
    if (isHeading(each)) reportSource(file, 'text-missing', each, { ...each, kind, name: each.text });
    else reportSource(file, 'line-unexpected', each, { ...each, within: within(each) });
}

/** For lines right below one that comes again and again, such as `Rulings:`, the shape of that. */
function labelsAbove(
  lines: readonly Unread[],
  shape: (line: Unread) => string | number,
): ReadonlyMap<Unread, string | number> {
  const repeated = new Set(recurringIn(lines, shape, fewestAlike));
  const labels = new Map<Unread, string | number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || line.isKnown || above.line + 1 !== line.line || repeated.has(line)) continue;
    const label = repeated.has(above) ? shape(above) : labels.get(above);
    if (label !== undefined) labels.set(line, label);
  }
  return labels;
}

/** Whether a line has a time of day, and is no sentence. */
function isHour({ text }: Line): boolean {
  return text.length <= longestHeading && /\b\d{1,2}:\d{2}\b/.test(text) && !endsAsSentence(text);
}

/**
 * What lines that one program or page added have in common: that they would be entries, that they are of a page, their
 * leading numbers and signs, or else all of their words.
 */
function shapeOf(line: Line): string {
  const { text } = line;
  if (saysWhatEntriesSay(text)) return 'entry';
  if (isOfPage(line)) return 'page';
  const [front = text] = /^[^\p{L}]+/u.exec(text) ?? [];
  return regardlessOfNumbers(front.trim());
}
