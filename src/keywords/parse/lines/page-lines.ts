import { endsAsSentence } from '../../text/sentences.ts';
import { foldTypography } from '../../text/typography.ts';
import type { Context } from './context.ts';
import type { Line } from './lines.ts';

/** A web or mail address alone on its line, with or without the protocol. */
const address = /^(?:https?:\/\/\S+|(?:[\w-]{1,63}\.)+[a-z]{2,}(?:[/?#]\S*)?|[\w.+-]{1,64}@[\w.-]+)$/i;

/**
 * Notices of copyright and trade marks. Texts of keywords may name a trade mark with its sign, which alone proves
 * nothing.
 */
const copyright = /©|\(c\)\s*\d{4}|\bcopyright\b|\ball rights reserved\b|\btrade ?marks?\b/i;

/** Navigation links of any site, without words that could be the name of a keyword. */
const navigation =
  /^(?:[←↑→«»‹›<]\s*)?(?:back to |go to |to the top|top of |skip to |home$|log ?(?:in|out)$|sign (?:in|up|out)$|contact|privacy|terms of |imprint$|about us|cookies? |powered by )/i;

/** Whether a line certainly belongs to a page rather than to its texts. */
export function isOfPage({ text }: Line): boolean {
  const isLink = text.length < 40 && navigation.test(text);
  return isLink || address.test(text) || copyright.test(text) || isMenuRow(text);
}

/** Longest menu, in characters, since runs of spaces in longer lines would take too long. */
const longestMenu = 500;

/** Whether a line is a menu in one row: link texts separated by signs or tabs. */
function isMenuRow(text: string): boolean {
  if (text.length > longestMenu) return false;
  const items = text.split(/ *\t *| +[|·•›»/] +/);
  return items.length > 2 && items.every((item) => item.length < 30 && !endsAsSentence(item));
}

/** Whether a line is what a card's page has above the card's text. */
export function isCardText(text: string): boolean {
  return /^card text:?$/i.test(text.trim());
}

/** Whether a line is the document's title in the manifest. */
export function isTitle({ text }: Line, { title }: Context): boolean {
  return title !== undefined && isSame(text, title);
}

/** Whether a line of a page is its title, regardless of typography. */
export function isSame(text: string, title: string): boolean {
  return foldTypography(text) === foldTypography(title);
}
