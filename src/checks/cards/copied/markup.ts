import {
  blockElements,
  forumTags,
  inlineElements,
  struckElements,
  struckForumTags,
} from '../../../keywords/text/html.ts';
import { foundIn } from '../text/stretches.ts';
import { findFields } from './fields.ts';
import { type Replaced, withSign } from './replaced.ts';

/**
 * Marks around words by which chats and wikis set them off; a list mark has a blank before it, and mostly one
 * after.
 */
const emphasis =
  /(?<![\p{L}\p{N}_~`]|(?<=\S)\*)(\*{1,3}|_{1,3}|`)(?=[^\s*_~`])([^\n]{0,200}?[^\s*_~`])\1(?![\p{L}\p{N}*_~`])/gu;

/** The tags of pages that stand within a line. */
const inlineTag = new RegExp(String.raw`</?(?:${inlineElements})(?:\s[^<>]*)?>`, 'gi');

/** What begins an item of a list, on pages and in forums. */
const item = /<li(?:\s[^<>]*)?>|\[(?:\*|li)\]/gi;

/** The tags of pages at which a line ends. */
const blockTag = new RegExp(String.raw`</?(?:${blockElements})(?:\s[^<>]*)?\s?/?>`, 'gi');

/** Any other element, as programs for cards have: `<text>Leap 2</text>`. Without its end it is a sign of the card. */
const anyTag = /<\/?([a-z][\w-]*)(?:\s[^<>]*)?>/gi;

/** The tags of forums, of which one without the other is a sign of the card: `[B]`. */
const forumTag = new RegExp(String.raw`\[/?(${forumTags}|list)(?:=[^[\]\n]*)?\]`, 'gi');

/** What somebody crossed out, as chats, pages and forums have it: it is not said. */
const crossedOut = new RegExp(
  String.raw`~~(?=\S)[^\n~]{0,300}?\S~~|<(${struckElements})(?:\s[^<>]*)?>[^\n]{0,300}?</\1>|\[(${struckForumTags})\][^\n]{0,300}?\[/\2\]`,
  'gi',
);

/** A note that a page does not show. */
const comment = /<!--[\s\S]{0,2000}?-->/g;

/** What a wiki has around a link, and what it leads to where that has another name. */
const wikiLink = /\[\[(?:[^[\]|\n]*\|)?(?=[^[\]|\n]+\]\])|(?<=\[\[[^[\]\n]{1,80})\]\]/g;

/** What a chat or a mail has before each line that it quotes. */
const quoting = /(?<=^|\n)(?:[^\S\n]*>)+[^\S\n]+(?=\S)/g;

/** The end of a line as programs write it that keep each text on one. */
const escapedEnd = /(?:\\r)?\\n/g;

/** Takes off the marks and tags around words: each with the line end that stands for it, or with nothing. */
export function findMarkup(text: string): Replaced[] {
  const marks = [...text.matchAll(emphasis)].flatMap(({ 0: all, 1: mark = '', 2: said = '', index }) => {
    const end = index + all.length;
    // What ends with its number is whole: `**Leap 2** **Hop 3**`.
    const isOfRow = /\d$/.test(said) && /^[^\S\n]+[*_`]/.test(text.slice(end, end + 4));
    return [
      { start: index, end: index + mark.length, sign: '' },
      { start: end - mark.length, end, sign: isOfRow ? ' •' : '' },
    ];
  });
  return [
    ...withSign(text, crossedOut, ''),
    ...withSign(text, comment, ''),
    ...findFields(text),
    ...withSign(text, wikiLink, ''),
    ...withSign(text, quoting, ''),
    ...marks,
    ...withSign(text, inlineTag, ''),
    ...withSign(text, item, '\n• '),
    ...withSign(text, blockTag, '\n'),
    ...closedTags(text, forumTag, /\[\/(\w+)\]/g, ''),
    ...closedTags(text, anyTag, /<\/([\w-]+)>/g, '\n'),
    ...withSign(text, escapedEnd, '\n'),
  ];
}

/** The tags of those names of which a text has the one that ends them. */
function closedTags(text: string, tag: RegExp, ending: RegExp, sign: string): Replaced[] {
  const closed = new Set(foundIn(text, ending).map(({ captured }) => captured.toLowerCase()));
  return withSign(text, tag, sign).filter(({ captured }) => closed.has(captured.toLowerCase()));
}
