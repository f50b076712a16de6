import { endsAsSentence } from '../text/sentences.ts';
import { foldTypography } from '../text/typography.ts';
import type { Line } from './lines.ts';
import type { Context } from './pieces.ts';

/** An address alone on its line, with or without the protocol, or one to write to. */
const address = /^(?:https?:\/\/\S+|(?:[\w-]{1,63}\.)+[a-z]{2,}(?:[/?#]\S*)?|[\w.+-]{1,64}@[\w.-]+)$/i;

/** Texts of keywords may name a trade mark with its sign, which alone tells nothing. */
const copyright = /©|\(c\)\s*\d{4}|\bcopyright\b|\ball rights reserved\b|\btrade ?marks?\b/i;

/** What leads from page to page on any site; words that could be the name of a keyword are not among them. */
const navigation =
  /^(?:[←↑→«»‹›<]\s*)?(?:back to |go to |to the top|top of |skip to |home$|log ?(?:in|out)$|sign (?:in|up|out)$|contact|privacy|terms of |imprint$|about us|cookies? |powered by )/i;

/** Whether a line is of a page, not of its texts, beyond doubt. */
export function isOfPage({ text }: Line): boolean {
  const isLink = text.length < 40 && navigation.test(text);
  return isLink || address.test(text) || copyright.test(text) || isMenuRow(text);
}

/** In characters; runs of blanks in longer lines would take their time. */
const longestMenu = 500;

/** Whether a line is a menu set in one row: words of a link each, signs or tabs between. */
function isMenuRow(text: string): boolean {
  if (text.length > longestMenu) return false;
  const items = text.split(/ *\t *| +[|·•›»/] +/);
  return items.length > 2 && items.every((item) => item.length < 30 && !endsAsSentence(item));
}

/** Whether a line stands on the page of a card above what the card says. */
export function isCardText(text: string): boolean {
  return /^card text:?$/i.test(text.trim());
}

/** Whether a line is the title that the document has by the manifest. */
export function isTitle({ text }: Line, { title }: Context): boolean {
  return title !== undefined && isSame(text, title);
}

/** Whether a line of a page is its title, however its signs are set. */
export function isSame(text: string, title: string): boolean {
  return foldTypography(text) === foldTypography(title);
}
