import { nameFieldOf } from '../../copied/fields.ts';
import { type Head, headOf } from '../../text/head.ts';
import { smallWords } from '../../text/title.ts';
import {
  headingIn,
  isHeading,
  isUnderlined,
  levelOfHead,
  linesBelowHeadings,
  withoutEmphasis,
} from '../heading.ts';
import { bulletedCards, isNamed } from './bulleted-cards.ts';
import type { CardText, CardTexts, PlainLine } from './card-texts.ts';
import { deckLineOf } from './deck-lines.ts';
import { keyedCards } from './keyed-cards.ts';
import { numberedCards } from './numbered-cards.ts';

/** The signs before a line that a chat or a mail quotes. */
const quoting = /^(?:[^\S\n]*>)+(?:[^\S\n]+|$)/;

/** A line drawn between two cards. */
const drawn = /^\s*([-=_*~])(?:[^\S\n]?\1){4,}\s*$/;

/** The line with which a mail or a forum leads to a quotation. */
const quotes = /\b(?:posted|said|says|writes|wrote)\s?:\s*$/i;

/** The beginning of a quotation in a forum. */
const beginsQuote = /^\s*\[quote(?![^\]=])/i;

/**
 * A line that may be the name of a card: several words, the long ones capitalised, or one with a letter after it:
 * `Lord of the Marsh, Weaver (C)`.
 */
const title = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]*(?:(?:,? (?:\p{Lu}[\p{L}'’-]*|${smallWords}))+(?=(?: \([^)]*\))?$)|(?= \(\p{Lu}\d?\)$)))`,
  'u',
);

/** A line of the document, with what can be told of it before it is known which card it belongs to. */
interface ReadLine extends PlainLine {
  /** Without what quotes it. */
  said: string;
  isBlank: boolean;
  /** The index of the heading that it belongs to, even over blank lines; undefined where there is none. */
  heading: number | undefined;
  /**
   * The name of the card that an item of a list begins with, empty where it has none; undefined where no card begins
   * here.
   */
  counted: string | undefined;
  /** The name of the card whose fields stand below; null where the line is no such name. */
  keyed: string | null;
}

interface Paragraph extends CardText {
  lines: string[];
}

/**
 * Reads the cards of plain text. They are set apart by blank lines, by lines of a deck list or a list of cards, and
 * where a line certainly begins a card. A blank line between a card's head and its abilities sets none apart.
 * @param beginsWithAbility whether words begin with an ability
 */
export function paragraphsOf(
  lines: readonly PlainLine[],
  beginsWithAbility: (words: string) => boolean,
): CardTexts {
  const paragraphs: Paragraph[] = [];
  /** The name on a line of a deck list whose text has not come yet. */
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
    if (last && !isNext && (isOpen || isHeadAlone(last) || isHeadingOf(last, line))) goOn(last, line);
    else {
      const heading = last?.lines.length === 1 ? headingIn(last.lines[0] ?? '') : null;
      // The heading was read as a card by itself; it is the title of that one as well.
      if (last && heading !== null) last.title = heading;
      const called = line.counted ?? deckLine?.name ?? heading;
      const end = line.index + line.text.length;
      paragraphs.push({
        name: line.keyed ?? name,
        title: called,
        lines: [line.said],
        start: line.index,
        end,
      });
      name = null;
    }
  }
  if (name !== null) textless++;
  return { texts: paragraphs, textless };
}

function readLines(lines: readonly PlainLine[], beginsWithAbility: (words: string) => boolean): ReadLine[] {
  const said = lines.map(({ text }) => text.replace(quoting, ''));
  const isHead = (line: string) => sureHeadOf([line]) !== null;
  const counted = new Map([
    ...bulletedCards(said, isHead, beginsWithAbility),
    ...numberedCards(said, isHead),
  ]);
  const keyed = keyedCards(said);
  const isWhole = (line: string) =>
    line.includes('|') ||
    headingIn(line) !== null ||
    isHead(line) ||
    (isNamed(line.trimStart()) && !beginsWithAbility(line));
  const headings = linesBelowHeadings(said, isWhole);
  const isQuoted = (at: number) => lines[at] !== undefined && lines[at].text !== said[at];
  return lines.map((line, at) => {
    const own = said[at] ?? '';
    const leadsToQuote = quotes.test(own) && !isQuoted(at) && isQuoted(at + 1);
    return {
      ...line,
      said: own,
      isBlank:
        own.trim() === '' || leadsToQuote || (drawn.test(own) && !isUnderlined(said[at - 1] ?? '', own)),
      heading: headings.get(at),
      counted: counted.get(at),
      keyed: keyed.get(at) ?? null,
    };
  });
}

/** Whether a line begins another card. */
function beginsCard(
  { said, counted, keyed }: ReadLine,
  last: Paragraph | undefined,
  isOpen: boolean,
): boolean {
  if (counted !== undefined || keyed !== null || beginsQuote.test(said) || isNamedAgain(last, said))
    return true;
  const level = levelOfHead(said);
  // Elements around a heading may stand on lines of their own.
  const levelAbove = levelOfHead(last?.lines.slice(0, 4).join('\n') ?? '');
  if (level !== null && levelAbove !== null && level <= levelAbove) return true;
  return (
    last !== undefined &&
    sureHeadOf([said]) !== null &&
    (!isOpen || sureHeadOf(last.lines.slice(0, 1)) !== null)
  );
}

/** Adds a line to the text of a card. */
function goOn(card: Paragraph, { said, text, index }: ReadLine): void {
  // A line alone is an ability; above another line it may be the name of the card.
  const [first = '', second] = card.lines;
  if (second === undefined) card.title = headingIn(first) ?? title.exec(first.trim())?.[1] ?? card.title;
  card.lines.push(said);
  card.end = index + text.length;
}

/** The head that these lines certainly have before the abilities; null where they have none. */
function sureHeadOf(lines: readonly string[]): Head | null {
  const head = headOf(withoutEmphasis(lines.join('\n')));
  return head?.isSure ? head : null;
}

/** Whether a card is no more than its head so far. */
function isHeadAlone({ lines }: Paragraph): boolean {
  const head = sureHeadOf(lines);
  return head !== null && withoutEmphasis(lines.join('\n')).slice(head.end).trim() === '';
}

/** Whether a card is no more than a heading so far, and a line no other. */
function isHeadingOf({ lines: [first = '', second, ...more] }: Paragraph, { said }: ReadLine): boolean {
  const isAlone = second === undefined ? isHeading(first) : more.length === 0 && isUnderlined(first, second);
  return isAlone && headingIn(said) === null;
}

/** Whether a line has a field for a name that the card already has. */
function isNamedAgain(last: Paragraph | undefined, line: string): boolean {
  const field = nameFieldOf(line);
  return field !== -1 && (last?.lines ?? []).some((each) => nameFieldOf(each) === field);
}
