import { nameFieldOf } from '../copied/fields.ts';
import { type Head, headOf } from '../text/head.ts';
import { smallWords } from '../text/title.ts';
import type { CardText, CardTexts, PlainLine } from './card-pages.ts';
import { countedCards } from './counted-cards.ts';
import { deckLineOf } from './deck-lines.ts';
import { headingIn, linesBelowHeadings, withoutEmphasis } from './heading.ts';
import { pointedCards } from './pointed-cards.ts';

/** What a chat or a mail has before a line that it quotes. */
const quoting = /^(?:[^\S\n]*>)+(?:[^\S\n]+|$)/;

/** What a mail or a forum has before the lines that it quotes of somebody. */
const quotes = /\b(?:posted|said|says|writes|wrote)\s?:\s*$/i;

/** Where a forum begins to quote. */
const beginsQuote = /^\s*\[quote(?![^\]=])/i;

/** A name and what its card says: `Quill: Leap 2`. */
const named = /^\s*\p{Lu}[^:|→>"“.\n]{0,60}?(?::|\s[-–—])\s/u;

/**
 * What a card may be called, in several words of which the long ones have capitals, or in one with a letter after it:
 * `Lord of the Marsh, Weaver (C)`.
 */
const title = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]*(?:(?:,? (?:\p{Lu}[\p{L}'’-]*|${smallWords}))+(?=(?: \([^)]*\))?$)|(?= \(\p{Lu}\d?\)$)))`,
  'u',
);

/** A line, and what can be told of it without those around it that are cards' texts. */
interface ReadLine extends PlainLine {
  /** Without what quotes it. */
  said: string;
  isBlank: boolean;
  /** The line of the heading that holds over blank lines and up to the next; undefined where none does. */
  heading: number | undefined;
  /** What a card is called that a list has there, empty where that is not said; undefined where none begins so. */
  counted: string | undefined;
}

interface Paragraph extends CardText {
  lines: string[];
}

/**
 * Cards are set apart by blank lines, by lines of a deck list or of a list of them, and where each begins with
 * what it is, or is called, by that. A blank line after what a card is sets none apart.
 * @param beginsWithAbility whether words begin with an ability
 */
export function paragraphsOf(
  lines: readonly PlainLine[],
  beginsWithAbility: (words: string) => boolean,
): CardTexts {
  const paragraphs: Paragraph[] = [];
  /** What a line of a deck list names, as long as no text of that card came. */
  let name: string | null = null;
  let wasOpen = false;
  let textless = 0;
  const read = readLines(lines, beginsWithAbility);
  for (const [at, line] of read.entries()) {
    const above = read[at - 1];
    const last = paragraphs.at(-1);
    const isOpen = line.heading === above?.heading && (wasOpen || line.heading !== undefined);
    const deckLine = deckLineOf(line.said, isOpen ? (above?.said ?? '') : '', beginsWithAbility);
    const isName = deckLine?.hasText === false;
    if (deckLine && name !== null) textless++;
    if (deckLine) name = isName ? deckLine.name : null;
    wasOpen = !line.isBlank && !isName;
    if (!wasOpen) continue;
    const isNext = deckLine?.hasText || beginsCard(line, last, isOpen);
    if (last && !isNext && (isOpen || isHeadAlone(last))) goOn(last, line);
    else {
      const heading = last?.lines.length === 1 ? headingIn(last.lines[0] ?? '') : null;
      // The heading, which is read as a card by itself, is called so too.
      if (last && heading !== null) last.title = heading;
      const called = line.counted ?? deckLine?.name ?? heading;
      const end = line.index + line.text.length;
      paragraphs.push({ name, title: called, lines: [line.said], start: line.index, end });
      name = null;
    }
  }
  if (name !== null) textless++;
  return { texts: paragraphs, textless };
}

function readLines(lines: readonly PlainLine[], beginsWithAbility: (words: string) => boolean): ReadLine[] {
  const said = lines.map(({ text }) => text.replace(quoting, ''));
  const isHead = (line: string) => sureHeadOf([line]) !== null;
  const counted = new Map([...pointedCards(said, isHead, beginsWithAbility), ...countedCards(said, isHead)]);
  const isWhole = (line: string) =>
    line.includes('|') ||
    headingIn(line) !== null ||
    isHead(line) ||
    (named.test(line) && !beginsWithAbility(line));
  const headings = linesBelowHeadings(said, isWhole);
  const isQuoted = (at: number) => lines[at] !== undefined && lines[at].text !== said[at];
  return lines.map((line, at) => {
    const own = said[at] ?? '';
    const leadsToQuote = quotes.test(own) && !isQuoted(at) && isQuoted(at + 1);
    return {
      ...line,
      said: own,
      isBlank: own.trim() === '' || leadsToQuote,
      heading: headings.get(at),
      counted: counted.get(at),
    };
  });
}

/** Whether the text of another card begins with a line. */
function beginsCard({ said, counted }: ReadLine, last: Paragraph | undefined, isOpen: boolean): boolean {
  if (counted !== undefined || beginsQuote.test(said) || isNamedAgain(last, said)) return true;
  return (
    last !== undefined &&
    sureHeadOf([said]) !== null &&
    (!isOpen || sureHeadOf(last.lines.slice(0, 1)) !== null)
  );
}

/** The line goes on with the text of a card. */
function goOn(card: Paragraph, { said, text, index }: ReadLine): void {
  // What stands alone is an ability; above another line it may be what the card is called.
  const [first = '', second] = card.lines;
  if (second === undefined) card.title = headingIn(first) ?? title.exec(first.trim())?.[1] ?? card.title;
  card.lines.push(said);
  card.end = index + text.length;
}

/** What stands before the abilities of a card that these lines begin, for certain; null where nothing does. */
function sureHeadOf(lines: readonly string[]): Head | null {
  const head = headOf(withoutEmphasis(lines.join('\n')));
  return head?.isSure ? head : null;
}

/** Whether a card has told no more than what it is called and what it is. */
function isHeadAlone({ lines }: Paragraph): boolean {
  const head = sureHeadOf(lines);
  return head !== null && withoutEmphasis(lines.join('\n')).slice(head.end).trim() === '';
}

/** Whether a field says what a card is called, below another that does. */
function isNamedAgain(last: Paragraph | undefined, line: string): boolean {
  const field = nameFieldOf(line);
  return field !== -1 && (last?.lines ?? []).some((each) => nameFieldOf(each) === field);
}
