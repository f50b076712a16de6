import type { VFile } from 'vfile';
import type { SourceKind } from '../model.ts';
import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { nameOfTemplate } from '../template.ts';
import { slugify } from '../text/slug.ts';
import { isOneTypo } from '../text/typo.ts';
import { foldTypography } from '../text/typography.ts';
import { splitMeaning } from '../type-line.ts';
import { isField } from './labels.ts';
import { endsSentence, type Line, looksLikeHeading } from './lines.ts';
import type { Context, EntryPiece, Piece, Stray } from './pieces.ts';

/** In characters, how much of a heading is looked at. */
const longestHeading = 200;

/** The rules by which a line stands around the entries. */
export const aroundRules: ReadonlySet<string> = new Set([
  'preamble-skipped',
  'letter-skipped',
  'footer-skipped',
  'print-skipped',
  'heading-skipped',
]);

/** An address alone on its line, with or without the protocol, or one to write to. */
const address = /^(?:https?:\/\/\S+|(?:[\w-]{1,63}\.)+[a-z]{2,}(?:[/?#]\S*)?|[\w.+-]{1,64}@[\w.-]+)$/i;

/** Texts of keywords may name a trade mark with its sign, which alone tells nothing. */
const copyright = /©|\(c\)\s*\d{4}|\bcopyright\b|\ball rights reserved\b|\btrade ?marks?\b/i;

/** What leads from page to page on any site; words that could be the name of a keyword are not among them. */
const navigation =
  /^(?:[←↑→«»‹›<]\s*)?(?:back to |go to |to the top|top of |skip to |home$|log ?(?:in|out)$|sign (?:in|up|out)$|contact|privacy|terms of |imprint$|about us|cookies? |powered by )/i;

/**
 * Accounts for the lines outside entries. Those around all entries that are no text are what a page has there: they are
 * passed over, which is said. Whatever stands between entries is an error, since a text or a heading may be lost in it.
 */
export function passOver(file: VFile, kind: SourceKind, all: readonly Piece[], context: Context): void {
  // Of a heading and the text that repeats it one thing is to be said, at the text.
  const pieces = all.filter((piece, index) => !isRepeatedBy(piece, all[index + 1], context));
  const isRecord = ({ as }: Piece) => as !== 'stray';
  const end = pieces.findLastIndex(isRecord) + 1;
  const first = end === 0 ? pieces.length : pieces.findIndex(isRecord);
  const isLostHeading = lostHeadings(pieces, context);
  const like = entryLike(all, context);
  const isLost = (line: Line) => like.has(line) || isLostHeading(line);
  const unread: Unread[] = [];
  const fail = (line: Line, isAbove: boolean) =>
    unread.push({ ...line, isAbove, isKnown: isLostHeading(line) });
  const pass = (line: Line, isPassed: boolean, where: 'above' | 'below') => {
    const rule = where === 'above' ? 'preamble-skipped' : 'footer-skipped';
    if (isPassed) report(file, rule, line, { text: line.text });
    else fail(line, where === 'above' && !isLost(line));
  };

  const differing: Differing[] = [];
  const above = strayLines(pieces.slice(0, first));
  const title = above.findLastIndex((line) => isTitle(line, context));
  for (const [index, line] of above.entries()) {
    const other = index > title && index === first - 1 ? nearNameUnder(line, pieces[first]) : null;
    if (other !== null) differing.push({ ...line, found: other });
    else
      pass(
        line,
        index <= title ? !like.has(line) : !isLost(line) && (isAround(line) || !endsSentence(line.text)),
        'above',
      );
  }

  if (end === 0) {
    reportUnread(file, kind, unread);
    return;
  }
  const between = pieces.slice(first, end);
  for (const [index, piece] of between.entries()) {
    const under = between[index + 1];
    if (piece.as !== 'stray') continue;
    const { line } = piece;
    const other = otherUnder(piece, under);
    if (other !== null) differing.push({ ...line, found: other });
    else if (under?.as === 'entry' && isSame(line.text, under.entry.name))
      report(file, 'heading-skipped', line, { text: line.text });
    else if (isLetterOf(line, under) && !isLost(line))
      report(file, 'letter-skipped', line, { text: line.text });
    else fail(line, false);
  }
  reportDiffering(file, differing);

  const below = strayLines(pieces.slice(end));
  // Below what is a footer without doubt all is of it. A heading by itself is where a copy was cut off.
  const footer = below.findIndex(isAround);
  const isFooter = (line: Line, index: number) =>
    (footer !== -1 && index >= footer) || (below.length > 1 && looksLikeHeading(line));
  for (const [index, line] of below.entries()) pass(line, !isLost(line) && isFooter(line, index), 'below');
  reportUnread(file, kind, unread);
}

/** Whether a line is the letter under which the entry below it stands, as in an index. */
function isLetterOf({ text }: Line, under: Piece | undefined): boolean {
  return (
    /^\p{L}$/u.test(text) && under?.as === 'entry' && slugify(under.entry.name).startsWith(slugify(text))
  );
}

/** A heading or a name, and the name in the template with it, which is another. */
export interface Differing extends Line {
  found: string;
}

/** How a list counts with letters: `b)`, `IV.` */
const ordinal = /^\(?(?:[ivxlc]+|[a-z])[.)]/i;

/**
 * Says of all headings that differ by the same from the template with them that they do, as where a page has a number
 * or a link beside each.
 */
export function reportDiffering(file: VFile, headings: readonly Differing[]): void {
  const sameBeside = ({ text, found }: Differing) =>
    text.replace(found, '').replace(ordinal, '0').replace(/\d+/g, '0');
  for (const each of firstOfAlike(headings, sameBeside))
    report(file, 'template-mismatch', each, { ...each, name: each.text });
}

/**
 * The name that a template has right under a heading which says nearly that, or says it with something beside it that a
 * page has there. Null where no such heading is, as above an entry whose own is lost.
 */
function otherUnder({ line }: Stray, under: Piece | undefined): string | null {
  if (under?.as !== 'entry' || !isHeadless(under) || endsSentence(line.text)) return null;
  const name = nameOfTemplate(under.entry.template);
  // The mark of a footnote stands right behind a name.
  const said = slugify(line.text.slice(0, longestHeading)).replace(/(?<=[a-z])\d+$/, '');
  return `-${said}-`.includes(`-${slugify(name)}-`) ? name : nearNameUnder(line, under);
}

/**
 * The same of a heading that says nearly the name: one of the two has a slip, or the template has a sign for its X that
 * is none. A title above the first entry may hold a name.
 */
function nearNameUnder(heading: Line, under: Piece | undefined): string | null {
  if (under?.as !== 'entry' || !isHeadless(under) || !looksLikeHeading(heading)) return null;
  const name = nameOfTemplate(under.entry.template);
  const [said, written] = [slugify(heading.text), slugify(name)];
  return written.startsWith(`${said}-`) || isOneTypo(said, written) ? name : null;
}

/** Whether an entry was read without a heading. */
function isHeadless({ line, last }: EntryPiece): boolean {
  return line === last || isField(line.text);
}

/**
 * What tells a line that is a heading whose text is lost: an older source has its keyword, and this one has no text of
 * it.
 */
function lostHeadings(pieces: readonly Piece[], { knows }: Context): (line: Line) => boolean {
  const found = new Set(pieces.flatMap((piece) => (piece.as === 'entry' ? slugify(piece.entry.name) : [])));
  return (line) => {
    if (!knows || !looksLikeHeading(line)) return false;
    const slug = slugify(line.text);
    return knows(slug) && !found.has(slug);
  };
}

/** The lines outside entries that say what entries say, though a slip keeps them from being read as one. */
function entryLike(pieces: readonly Piece[], context: Context): Set<Line> {
  const lines = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    if (piece.as !== 'stray') return [];
    if (next && isRepeatedBy(piece, next, context)) return [piece.line, next.line];
    return saysWhatEntriesSay(piece.line.text) ? [piece.line] : [];
  });
  return new Set(lines);
}

function isRepeatedBy(piece: Piece, under: Piece | undefined, context: Context): boolean {
  const isOutside = piece.as === 'stray' && under?.as === 'stray';
  return isOutside && !isTitle(under.line, context) && repeats(piece.line.text, under.line);
}

/** Whether a line by itself says what entries say. */
export function saysWhatEntriesSay(text: string): boolean {
  const [name = '', ...more] = text.split('\t');
  return (
    splitMeaning(text).typeLine !== '' ||
    more.some((cell) => cell.includes('**')) ||
    beginsWith(name, more.join(' ').replace(/^[\s*]+/, ''))
  );
}

/**
 * Whether a line begins with the name that stands above it, and goes on as texts do: `Zap` and `Zap X - deal X dice`.
 * The title of a page goes on with words alone: `Zap` and `Zap Keywords`.
 */
export function repeats(name: string, line: Line): boolean {
  return beginsWith(name, line.text) && !(looksLikeHeading(line) && /^[\p{L}\p{N}\s]*$/u.test(line.text));
}

/** Whether a text begins with the name in front of it, and goes on. */
function beginsWith(name: string, text: string): boolean {
  const rest = text.slice(name.length);
  return /\p{L}/u.test(name) && text.startsWith(name) && /^[\s:;：]+\S/.test(rest);
}

function strayLines(pieces: readonly Piece[]): Line[] {
  return pieces.flatMap((piece) => (piece.as === 'stray' ? piece.line : []));
}

/** Whether a line is of a page, not of its texts, beyond doubt. */
function isAround({ text }: Line): boolean {
  const isLink = text.length < 40 && navigation.test(text);
  return isLink || address.test(text) || copyright.test(text) || isMenuRow(text);
}

/** In characters; runs of blanks in longer lines would take their time. */
const longestMenu = 500;

/** Whether a line is a menu set in one row: words of a link each, signs or tabs between. */
function isMenuRow(text: string): boolean {
  if (text.length > longestMenu) return false;
  const items = text.split(/ *\t *| +[|·•›»/] +/);
  return items.length > 2 && items.every((item) => item.length < 30 && !endsSentence(item));
}

/** Whether a line is the title that the document has by the manifest. */
export function isTitle({ text }: Line, { title }: Context): boolean {
  return title !== undefined && isSame(text, title);
}

function isSame(text: string, title: string): boolean {
  return foldTypography(text) === foldTypography(title);
}

/** So many are none of a table that somebody made: a program put a tab between all words. */
const manyColumns = 6;

/** Says of lines of a glossary that they have not the columns of one, of those with as many, or with many, once. */
export function reportRows(file: VFile, lines: readonly Line[]): void {
  const rows = lines.map((line) => ({ ...line, columns: line.text.split('\t').length }));
  for (const each of firstOfAlike(rows, ({ columns }) => Math.min(columns, manyColumns)))
    report(file, 'column-count', each, each);
}

/** A line that is no part of an entry, and none of what a page has around them. */
interface Unread extends Line {
  /** Whether it may be of the page, above the entries, for all that is known. */
  isAbove: boolean;
  /** Whether it is the heading of a keyword that is known: each such is a text that is lost. */
  isKnown: boolean;
}

/**
 * Says of lines that they were not read, of those that are alike once, as where a page has one in front of each entry.
 */
function reportUnread(file: VFile, kind: SourceKind, lines: readonly Unread[]): void {
  if (kind === 'glossary') {
    reportRows(file, lines);
    return;
  }
  const within = (line: Unread) => (line.isAbove ? 'preamble' : kind);
  const hours = new Set(lines.flatMap((each) => (isHour(each) ? each.line : [])));
  // A chat says who said something, and when, on one line or on two.
  const isStamp = (line: Unread) => !line.isKnown && (isHour(line) || hours.has(line.line + 1));
  const isHeading = (line: Unread) => within(line) === 'sheet' && looksLikeHeading(line) && !isStamp(line);
  const shape = (line: Unread) => (line.isKnown ? line.line : isStamp(line) ? 'stamp' : shapeOf(line));
  for (const each of firstOfAlike(lines, (line) => `${isHeading(line)} ${within(line)} ${shape(line)}`))
    if (isHeading(each)) report(file, 'text-missing', each, { ...each, kind, name: each.text });
    else report(file, 'line-unexpected', each, { ...each, within: within(each) });
}

/** Whether a line, which is no sentence, has an hour with its minutes. */
function isHour({ text }: Line): boolean {
  return text.length <= longestHeading && /\b\d{1,2}:\d{2}\b/.test(text) && !endsSentence(text);
}

/**
 * What lines have in common that one program or page put there: that they would be entries, numbers and signs in front
 * of their words, or else all of their words.
 */
function shapeOf({ text }: Line): string {
  if (saysWhatEntriesSay(text)) return 'entry';
  const [front = text] = /^[^\p{L}]+/u.exec(text) ?? [];
  return front.trim().replace(/\d+/g, '0');
}
