import { isCardText } from '../../../../keywords/parse/lines/page-lines.ts';
import type { CardText, CardTexts, PlainLine } from './card-texts.ts';

/** Labels that sites have below the text on the page of a card. */
const below = /^(?:usage notes?|keywords?|rulings?|other versions|flavou?r text):?$/i;

/** The name of a card with the letter of its version. */
const version = /^\S.* \(\p{Lu}\d?\)$/u;

/**
 * Finds the texts in copied pages of a card site, one or more: each stands below a line `Card Text`, and above it, as
 * the heading of its page, the name.
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
    // Without another label, the next page begins with the name of its card.
    const name = label === -1 && next !== undefined ? after.indexOf(nameAbove(after) ?? '\n') : label;
    return name === -1 ? begin + 1 + after.length : begin + 1 + name;
  });
  const texts = begins.flatMap((begin, index): CardText[] => {
    const own = lines.slice(begin + 1, ends[index]).filter(({ text }) => text.trim() !== '');
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const name = nameAbove(said.slice(ends[index - 1] ?? 0, begin));
    return [{ name, title: null, start: first.index, end: last.index + last.text.length }];
  });
  return { texts, textless: begins.length - texts.length };
}

/** The name that a page has above the text: the last line with a version, or that stands there twice. */
function nameAbove(above: readonly string[]): string | null {
  const said = above.filter((line) => /\p{L}/u.test(line));
  return said.findLast((line, index) => version.test(line) || line === said[index - 1]) ?? null;
}
