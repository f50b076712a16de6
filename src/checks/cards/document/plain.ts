import { placedLines } from '../../../keywords/text/lines.ts';
import type { CardCheck } from '../checked.ts';
import { calledInField, labelOfName } from '../text/fields.ts';
import { type Head, headOf } from '../text/head.ts';
import { type Card, type CardDocument, noTable } from './card-document.ts';
import { type CardText, type CardTexts, type PlainLine, textsOfPages } from './card-pages.ts';
import { countedCards } from './counted-cards.ts';
import { deckLineOf } from './deck-lines.ts';
import { isAbility } from './header.ts';
import { headingIn, headOfText, linesBelowHeadings } from './heading.ts';
import { pointsIn } from './points.ts';

/** What a chat or a mail has in front of a line that it quotes. */
const quoting = /^(?:[^\S\n]*>)+(?:[^\S\n]+|$)/;

/** What sets words off in chats, of which names have none. */
const emphasis = /[*_`]/g;

/** What a mail or a forum has in front of the lines that it quotes of somebody. */
const quotes = /\b(?:posted|said|says|writes|wrote)\s?:\s*$/i;

/** Where a forum begins to quote. */
const beginsQuote = /^\s*\[quote(?![^\]=])/i;

/** A name and what its card says: `Quill: Leap 2`. */
const named = /^\s*\p{Lu}[^:|→>"“.\n]{0,60}?(?::|\s[-–—])\s/u;

/**
 * What a card may be called, in several words of which the long ones have capitals, or in one with a letter behind it:
 * `Lord of the Marsh, Weaver (C)`.
 */
const title =
  /^(\p{Lu}[\p{L}'’-]*(?:(?:,? (?:\p{Lu}[\p{L}'’-]*|an?|and|at|by|for|from|in|of|on|the|to|with))+(?=(?: \([^)]*\))?$)|(?= \(\p{Lu}\d?\)$)))/u;

interface Paragraph extends CardText {
  lines: string[];
}

/** What stands in front of the abilities of a card that these lines begin, for certain; null where nothing does. */
function sureHeadOf(lines: readonly string[]): Head | null {
  const head = headOf(lines.join('\n').replace(emphasis, ''));
  return head?.isSure ? head : null;
}

/** Whether a card has told no more than what it is called and what it is. */
function isHeadAlone({ lines }: Paragraph): boolean {
  const head = sureHeadOf(lines);
  return head !== null && lines.join('\n').replace(emphasis, '').slice(head.end).trim() === '';
}

/** Whether a field says what a card is called, below another that does. */
function isNamedAgain(last: Paragraph | undefined, line: string): boolean {
  const label = labelOfName(line);
  return label !== null && (last?.lines ?? []).some((each) => labelOfName(each) === label);
}

/**
 * Reads cards from plain text: of pages that a site has of cards what each card says, of any other text its paragraphs.
 * @param check tells what a card says from a part of its name
 */
export function readPlain(document: string, check: CardCheck): CardDocument {
  const pointAt = pointsIn(document);
  const lines = placedLines(document);
  const { texts, textless } = textsOfPages(lines) ?? paragraphsOf(lines, check);
  const cards = texts.map(({ name, title, start, end }): Card => {
    const text = document.slice(start, end);
    return {
      name,
      title: calledInField(text) ?? headOf(text.replace(emphasis, ''))?.name ?? title ?? headOfText(text),
      text,
      offsetOf: (offset) => start + offset,
      pointOf: (offset) => pointAt(start + offset),
      written: (text) => text,
    };
  });
  return { ...noTable, cards, textless, faults: [] };
}

/**
 * Cards are set apart by blank lines, by lines of a deck list or of a list that counts them, and where each begins with
 * what it is, or is called, by that. A blank line behind what a card is sets none apart.
 */
function paragraphsOf(lines: readonly PlainLine[], check: CardCheck): CardTexts {
  const paragraphs: Paragraph[] = [];
  let name: string | null = null;
  let wasOpen = false;
  let textless = 0;
  const said = lines.map(({ text }) => text.replace(quoting, ''));
  const counted = countedCards(said, (line) => sureHeadOf([line]) !== null);
  const isOfCheck = (words: string) => isAbility(words, check);
  const isWhole = (line: string) =>
    line.includes('|') ||
    headingIn(line) !== null ||
    sureHeadOf([line]) !== null ||
    (named.test(line) && !isOfCheck(line));
  const below = linesBelowHeadings(said, isWhole);
  const isQuoted = (at: number) => lines[at] !== undefined && lines[at].text !== said[at];
  for (const [at, { text, index }] of lines.entries()) {
    const line = said[at] ?? '';
    const last = paragraphs.at(-1);
    const isBlank = line.trim() === '' || (quotes.test(line) && !isQuoted(at) && isQuoted(at + 1));
    const [head, headBefore] = [below.get(at), below.get(at - 1)];
    const isOpen = head === headBefore ? wasOpen || head !== undefined : false;
    const deckLine = deckLineOf(line, isOpen ? (said[at - 1] ?? '') : '', isOfCheck);
    const isName = deckLine?.hasText === false;
    const end = index + text.length;
    const [first = ''] = last?.lines ?? [];
    const isNext =
      counted.has(at) ||
      deckLine?.hasText ||
      beginsQuote.test(line) ||
      isNamedAgain(last, line) ||
      (!isBlank && last && sureHeadOf([line]) && (!isOpen || sureHeadOf([first])));
    if (deckLine && name !== null) textless++;
    if (deckLine) name = isName ? deckLine.name : null;
    if (!isName && last && !isBlank && !isNext && (isOpen || isHeadAlone(last))) {
      // What stands alone is an ability; above another line it may be what the card is called.
      if (last.lines.length === 1)
        last.title = headingIn(first) ?? title.exec(first.trim())?.[1] ?? last.title;
      last.lines.push(line);
      last.end = end;
    } else if (!isName && !isBlank) {
      const above = last?.lines.length === 1 ? headingIn(first) : null;
      // The heading, which is read as a card by itself, is called so too.
      if (last && above !== null) last.title = above;
      paragraphs.push({
        name,
        title: counted.get(at) ?? deckLine?.name ?? above,
        lines: [line],
        start: index,
        end,
      });
      name = null;
    }
    wasOpen = !isBlank && !isName;
  }
  if (name !== null) textless++;
  return { texts: paragraphs, textless };
}
