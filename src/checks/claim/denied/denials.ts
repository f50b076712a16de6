import { splitSentences } from '../../../keywords/text/sentences.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { cross } from '../pasted/crossed-out.ts';
import { isListItem } from '../pasted/list-item.ts';
import { plain } from '../pasted/plain.ts';
import { withoutSpeaker } from '../remarks/remarks.ts';
import { putsInPast } from '../talk/taking-back.ts';
import { isWayOfPlay } from '../talk/ways-of-play.ts';
import { wordsOf } from '../words/words.ts';
import { affirms } from './denying-columns.ts';
import { ahead, colonLast, setsApartBelow, takesBackBelow } from './denying-headings.ts';
import { isClaim, longestRemark, takingBack } from './taking-back-lines.ts';
import { inTime } from './then-and-now.ts';

/** In characters; each sentence of a longer line is denied by one word. */
const longestDenied = 1_000;

/** A heading in HTML, Markdown or a wiki. */
const marked =
  /^\s*(?:(?:<\/\w{1,10}>\s*){0,9}<h[1-6]\b|#{1,6}\s|={2,6}[^=]+={2,6}\s*$|(\*\*|__)[^*_]+:?\1:?\s*$)/i;

/** How deep a heading is, from 1 for the first; 0 for a line that none of these marks. */
export function headingLevel(line: string): number {
  const mark = marked.exec(line)?.[0].trim();
  if (mark === undefined) return 0;
  const [, ofElement] = /<h([1-6])/i.exec(mark) ?? [];
  // What is only set in bold is below all others.
  return Number(ofElement ?? (/^[#=]+/.exec(mark)?.[0].length || 7));
}

/** A line that denies those below it, and which of them it denies. */
export interface Denial {
  lead: string;
  /**
   * Whether it is a marked heading, which denies all up to the next one; any other denies one list or group of lines.
   */
  isMarked: boolean;
  /** Whether it says that they held once, and denies all up to the line that says what holds now. */
  isPaired: boolean;
  /** How far in it is, where it is an item of a list itself; null where it is none. */
  indent: number | null;
  /** Whether the lines that it denies are items of a list; null before the first. */
  isOfItems: boolean | null;
}

/** The denial that a line is of those below it, in the words of {@link leadIn}. */
export function denialBy(lines: readonly string[], index: number, lead: string): Denial {
  const line = lines[index] as string;
  const indent = isListItem(line) ? indentOf(line) : null;
  return { lead, isMarked: marked.test(line), isPaired: isPaired(lines, index), indent, isOfItems: null };
}

/** In lines; between them stands what held once. */
const longestPast = 40;

/**
 * Whether a line by itself says that what is below it held once, and another further down what holds now: `Old`, and
 * below it `New`. Alone, such a word may be a label of a page.
 */
function isPaired(lines: readonly string[], index: number): boolean {
  const said = plain(lines[index] as string).replace(colonLast, '');
  const below = lines.slice(index + 2, index + 2 + longestPast);
  return !/[.!?]$/.test(said) && putsInPast(said) && below.some((line) => affirms.test(line));
}

/** Whether a heading or a line still denies this line. */
export function stillDenies(denial: Denial, line: string, isBelowBlank: boolean): boolean {
  if (marked.test(line)) return false;
  const { isMarked, isPaired, indent, isOfItems } = denial;
  // The next item beside it has its own.
  if (indent !== null && isOfItems !== null && isListItem(line) && indentOf(line) <= indent) return false;
  if (isPaired) return !affirms.test(line);
  if (isMarked || isOfItems === null) return true;
  const isItem = isListItem(line);
  if (isOfItems) return isItem || (!isBelowBlank && /^\s/.test(line));
  return !isItem && !isBelowBlank && !affirms.test(line);
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}

/** The words that deny the lines below, with a colon; null where a line denies none. */
export function leadIn(
  lines: readonly string[],
  index: number,
  isFirst: boolean,
  known: KnownWords,
): string | null {
  const { isOfRules } = known;
  const line = lines[index] as string;
  if (line.length > longestRemark) return null;
  const below = lines.slice(index + 1, index + 3).find((next) => next.trim() !== '') ?? '';
  if (!isClaim(below)) return null;
  const hasColon = colonLast.test(line);
  const isOverList = !isListItem(line) && isListItem(lines[index + 1] ?? '');
  // What is further in belongs to the item above.
  const isBelowList = isOverList && !/^\s/.test(line) && isListItem(lines[index - 1] ?? '');
  const isBelowBlank = (lines[index - 1] ?? '').trim() === '' && lines[index + 1]?.trim() !== '';
  const isPlaced = isFirst || isBelowBlank || isBelowList;
  const isTitle = isPlaced && !/[.!]\W*$/.test(line);
  if (isPaired(lines, index)) return `${plain(line).replace(colonLast, '')}:`;
  if (!hasColon && !marked.test(line) && !ahead.test(line) && !isTitle) return null;
  const said = withoutSpeaker(plain(line));
  // The heads of a table deny no more than their columns, which is done already.
  const heads = inTime(said.split(/\s*[\t|]\s*/)).map((head) => head.toLowerCase());
  const row = below.toLowerCase();
  if (heads.length > 1 && heads.some((head) => head && row.includes(`${head}: `))) return null;
  const taken = hasColon ? takingBack(line, isOfRules) : null;
  if (taken) return taken;
  // A sign in a heading is about what is below it.
  if (marked.test(line) && cross.test(line)) return 'Wrong:';
  const denies = takesBackBelow(said, known, marked.test(line));
  // A way to play narrows what is below it.
  const way = said.replace(/^(?:at|during|for|in) /i, '');
  if (denies || isWayOfPlay(wordsOf(way))) return said.replace(/[.!:]*$/, ':');
  const isApart = setsApartBelow(said, known, marked.test(line), isTitle && isOverList);
  return isApart ? `Not in force (${said.replace(/[.!:]*$/, '')}):` : null;
}

/** A label before a sentence: `Fact: …`. */
const labelled = /^[^:]{1,40}:(?=\s)/;

/** A line with each of its sentences denied, up to one whose own label says that it is so: `Fact: …`. */
export function deniedIn(line: string, lead: string): string {
  // Before very many sentences the denial is kept short.
  const denies = line.length > longestDenied ? 'False:' : lead;
  const sentences = splitSentences(plain(line));
  const isSo = sentences.findIndex((sentence) => affirms.test(labelled.exec(sentence)?.[0] ?? ''));
  return sentences
    .map((sentence, index) => (isSo !== -1 && index >= isSo ? sentence : `${denies} ${sentence}`))
    .join(' ');
}

/** Whether a line continues the sentence of the line directly above it. */
export function isWithinText(before: string, line: string): boolean {
  return before.trim() !== '' && !isListItem(line) && !/[.!?]["”’')\]*_]*\s*$/.test(before);
}
