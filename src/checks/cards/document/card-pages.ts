import { isCardText } from '../../../keywords/parse/page-lines.ts';
import type { Stretch } from '../text/stretches.ts';

/** A line of plain text, and where it begins. */
export interface PlainLine {
  text: string;
  index: number;
}

/** Where a card's text stands in plain text, and what the card is called. */
export interface CardText extends Stretch {
  name: string | null;
  title: string | null;
}

/** The texts of a document. */
export interface CardTexts {
  texts: CardText[];
  /** How many cards are named and have none. */
  textless: number;
}

/** What a site has below the text on the page of a card. */
const below = /^(?:usage notes?|keywords?|rulings?|other versions|flavou?r text):?$/i;

/** The name of a card with the letter of its version. */
const version = /^\S.* \(\p{Lu}\d?\)$/u;

/**
 * Finds the texts of cards in pages that a site has of them, copied whole, one or more: each stands below a line `Card
 * Text`, and what the card is called stands above, as the heading of its page.
 * @returns null where there is no such line
 */
export function textsOfPages(lines: readonly PlainLine[]): CardTexts | null {
  const begins = lines.flatMap(({ text }, index) => (isCardText(text) ? index : []));
  if (begins.length === 0) return null;
  const said = lines.map(({ text }) => text.trim());
  const ends = begins.map((begin, index) => {
    const next = begins[index + 1];
    const after = said.slice(begin + 1, next);
    const label = after.findIndex((line) => below.test(line));
    // Without what else a page has, the next one begins with its name.
    const name = label === -1 && next !== undefined ? after.indexOf(nameIn(after) ?? '\n') : label;
    return name === -1 ? begin + 1 + after.length : begin + 1 + name;
  });
  const texts = begins.flatMap((begin, index): CardText[] => {
    const own = lines.slice(begin + 1, ends[index]).filter(({ text }) => text.trim() !== '');
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const name = nameIn(said.slice(ends[index - 1] ?? 0, begin));
    return [{ name, title: null, start: first.index, end: last.index + last.text.length }];
  });
  return { texts, textless: begins.length - texts.length };
}

/** The name that a page has above the text: the last line with a version, or that stands there twice. */
function nameIn(above: readonly string[]): string | null {
  const said = above.filter((line) => /\p{L}/u.test(line));
  return said.findLast((line, index) => version.test(line) || line === said[index - 1]) ?? null;
}
