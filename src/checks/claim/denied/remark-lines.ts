import { anyLineEnd } from '../../../keywords/text/lines.ts';
import { keywordNamed } from '../naming/keyword-named.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { namesAbove } from '../naming/topics.ts';
import { type Byline, bylinesIn } from '../pasted/bylines.ts';
import { calloutsInWords } from '../pasted/callouts.ts';
import { chosenInWords } from '../pasted/chosen.ts';
import { comparedInWords } from '../pasted/compared-lines.ts';
import { withNotes } from '../pasted/footnotes.ts';
import { isListItem } from '../pasted/list-item.ts';
import { withMarksBeside } from '../pasted/marks-above.ts';
import { plain } from '../pasted/plain.ts';
import type { RunsOn } from '../pasted/run-on.ts';
import { withoutSignature } from '../pasted/signatures.ts';
import { withHeadingsMarked } from '../pasted/underlined.ts';
import { isOfAnother, remarkIn } from '../remarks/remarks.ts';
import { withAnswersEnded } from '../talk/short-answers.ts';
import { speaksOfAbove, speaksOfAll } from '../talk/taking-back.ts';
import { placesAbove, takenByPlace } from './claims-above.ts';
import { type Denial, denialBy, deniedIn, isWithinText, leadIn, stillDenies } from './denials.ts';
import { columnsInWords } from './denying-columns.ts';
import { narrowsAbove } from './narrowing-lines.ts';
import { optionsInWords } from './options.ts';
import { statusesInWords } from './record-status.ts';
import { isAskedAgain, ofPastAsked } from './replies.ts';
import { field, isClaim, remarkBelow, replyBelow, takingBack } from './taking-back-lines.ts';
import { changedLines, thenAndNow } from './then-and-now.ts';

/**
 * Moves remarks on lines of their own to the lines that they deny. One below a claim is put after it: `They rest.`, and
 * below it `That is wrong.`; if it is about several lines, all of them are denied. A heading (`## False`), or a line
 * that ends with a colon (`This is wrong:`), is put before what is below it. A label of a page (`Removed`) takes
 * nothing back.
 * @param runsOn whether a line continues the one directly above it, and so says nothing of it
 * @returns as many lines; those of the remarks are empty
 */
export function withRemarkLines(text: string, known: KnownWords, runsOn: RunsOn = () => false): string {
  const copied = text.split(anyLineEnd);
  const bylines = bylinesIn(copied, {
    isOfRules: known.isOfRules,
    isName: (line) => keywordNamed(line, known) !== null,
    isDenial: (line) => takingBack(line, known.isOfRules) !== null,
  });
  const own = copied.map((line, index) => (bylines.has(index) ? '' : withoutSignature(line)));
  const lines = inWords(own, known);
  const read: ReadSoFar = {
    lines,
    above: -1,
    untold: 0,
    denial: null,
    isByOther: false,
    isAsked: false,
    quotedBelow: -1,
  };
  for (const [index, line] of lines.entries()) {
    takeTurn(read, index, bylines.get(index));
    if (line.trim() === '') continue;
    if (read.denial && !stillDenies(read.denial, line, isBlank(lines[index - 1]))) read.denial = null;
    const next = nextLine(read, index, known, runsOn);
    if (moves.some((move) => move(read, next, known))) lines[index] = '';
    else keepLine(read, next, known);
    read.isByOther = false;
  }
  return lines.join('\n');
}

/** Says in words, on the same lines, what a page says by its looks or a table by its columns. */
function inWords(own: readonly string[], known: KnownWords): string[] {
  const answered = optionsInWords(calloutsInWords(own).map(chosenInWords));
  const said = withNotes(withHeadingsMarked(withMarksBeside(answered)));
  const compared = comparedInWords(changedLines(said).map(thenAndNow));
  return statusesInWords(columnsInWords(compared, known).map(withAnswersEnded), known.isOfRules);
}

/** What has been read of a text, up to some line. */
interface ReadSoFar {
  /** All its lines; those that have been read have the remarks on them. */
  lines: string[];
  /** Index of the last line that a remark below may be about; -1 where there is none. */
  above: number;
  /** Index of the first line after those that a remark has been about together. */
  untold: number;
  /** What denies the lines from here on; null where nothing does. */
  denial: Denial | null;
  /** Whether the next line has another speaker than the one at `above`. */
  isByOther: boolean;
  /** Whether somebody asked, since the line at `above`, whether that is so. */
  isAsked: boolean;
  /** Index of the line above a quotation that no blank line has ended yet; -1 where there is none. */
  quotedBelow: number;
}

/** Notes whether a line, which has nothing else, shows that the next one has another speaker. */
function takeTurn(read: ReadSoFar, index: number, byline: Byline | undefined): void {
  const { lines, above, quotedBelow } = read;
  if (byline?.opens && above !== -1) read.isByOther = true;
  if (byline?.quotes) read.quotedBelow = index;
  else if (isBlank(lines[index]) && quotedBelow !== -1 && above > quotedBelow) {
    read.isByOther = true;
    read.quotedBelow = -1;
  }
}

/** The line that is read next, beside the one that it may be about. */
interface NextLine {
  index: number;
  line: string;
  aboveLine: string;
  isRightBelow: boolean;
  /** Whether it continues the line above. */
  isCut: boolean;
  /** The words with which it denies those below it; null where it denies none. */
  lead: string | null;
  /** Whether it may be about the line above. */
  mayRemark: boolean;
}

function nextLine(read: ReadSoFar, index: number, known: KnownWords, runsOn: RunsOn): NextLine {
  const { lines, above } = read;
  const [line, aboveLine] = [lines[index] ?? '', lines[above] ?? ''];
  const lead = leadIn(lines, index, above === -1, known);
  const isRightBelow = above === index - 1;
  const isCut = isRightBelow && runsOn(aboveLine, line);
  const mayRemark = lead === null && !isCut && isClaim(aboveLine);
  return { index, line, aboveLine, isRightBelow, isCut, lead, mayRemark };
}

/** Moves a line to those that it is about; false where it is about none. */
type Move = (read: ReadSoFar, next: NextLine, known: KnownWords) => boolean;

/** What the claim right above is called: `That's Armor.` */
function moveAsName(read: ReadSoFar, next: NextLine, known: KnownWords): boolean {
  const { line, isRightBelow, mayRemark } = next;
  if (!mayRemark || !isRightBelow || !namesAbove(plain(line), known)) return false;
  addAbove(read, plain(line));
  return true;
}

/** In the order in which they are asked: what names its claims is about these, and not about the line right above. */
const moves: readonly Move[] = [moveBelow, moveToPlaces, moveAsCase, moveAsName, moveAbove];

/** A heading, or a line with a colon: `This is wrong:`. */
function moveBelow(read: ReadSoFar, { index, lead }: NextLine): boolean {
  if (lead === null) return false;
  read.denial = denialBy(read.lines, index, lead);
  return true;
}

/** A remark that names the places of its claims: `The first is wrong.` */
function moveToPlaces({ lines, untold, above }: ReadSoFar, { line, mayRemark }: NextLine): boolean {
  const taken = mayRemark ? takenByPlace(lines, untold, above, line) : null;
  for (const place of taken?.places ?? []) lines[place] = deniedIn(lines[place] as string, taken?.lead ?? '');
  return taken !== null;
}

/** A case that is excluded right below the claim: `Except in the moss.` */
function moveAsCase(read: ReadSoFar, next: NextLine, known: KnownWords): boolean {
  const { line, aboveLine, isRightBelow, mayRemark } = next;
  if (!mayRemark || !isRightBelow || !narrowsAbove(aboveLine, line, known)) return false;
  addAbove(read, plain(line));
  return true;
}

/** A remark on the claim above, or on all claims above: `That is wrong.`, `All of these are wrong.` */
function moveAbove(read: ReadSoFar, next: NextLine, { isOfRules }: KnownWords): boolean {
  const { lines, untold, above } = read;
  const { index, line, aboveLine, isRightBelow, mayRemark } = next;
  if (!mayRemark) return false;
  const isLastField = isRightBelow && field.test(line) && endsRecord(line, lines[index + 1]);
  const remark = remarkBelow(aboveLine, line, isOfRules, isLastField);
  if (!remark || remark.endsWith(':')) return false;
  if (speaksOfAll(remark)) {
    for (const place of placesAbove(lines, untold, above, speaksOfAbove(remark)))
      lines[place] = deniedIn(lines[place] as string, remark.replace(/[.!]*$/, ':'));
    read.untold = above + 1;
  } else addAbove(read, ofPastAsked(aboveLine.trimEnd(), remark));
  return true;
}

/** Reads any other line: what it says of the one above is put there, and what denies it is put before it. */
function keepLine(read: ReadSoFar, next: NextLine, { isOfRules }: KnownWords): void {
  const { lines, denial, isByOther, isAsked } = read;
  const { index, line, aboveLine, isCut } = next;
  const reply = isCut ? null : replyBelow(aboveLine, line, isByOther || isAsked, isOfRules);
  if (reply) {
    addAbove(read, reply.remark);
    lines[index] = reply.rest;
  } else if (denial && isClaim(line) && !isWithinText(lines[index - 1] ?? '', line))
    lines[index] = deniedIn(line, denial.lead);
  if (denial) denial.isOfItems ??= isListItem(line);
  read.isAsked = isClaim(aboveLine) && isAskedAgain(plain(line));
  // The number of a page, or of those who liked it, is nothing to reply to, and neither is a `lol`.
  const isTurn = isByOther || isOfAnother(aboveLine, line);
  const isNothing = isTurn && remarkIn(plain(line)) === 'nothing';
  if (/\p{L}/u.test(line) && !read.isAsked && !isNothing) read.above = index;
}

function addAbove({ lines, above }: ReadSoFar, remark: string): void {
  lines[above] = `${(lines[above] as string).trimEnd()} ${remark}`;
}

/** Whether a record ends with a line: a blank one follows, or the next item of the list that has it further in. */
function endsRecord(line: string, next = ''): boolean {
  return isBlank(next) || (isListItem(next) && !isListItem(line) && /^\s/.test(line));
}

function isBlank(line = ''): boolean {
  return line.trim() === '';
}
