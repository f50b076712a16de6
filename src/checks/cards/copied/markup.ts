import {
  blockElements,
  forumTags,
  inlineElements,
  struckElements,
  struckForumTags,
} from '../../../keywords/text/signs/html.ts';
import { foundIn } from '../text/stretches.ts';
import { findFields } from './fields.ts';
import { type Replaced, withSign } from './replaced.ts';
import { findTypeset } from './typeset.ts';

/**
 * Marks with which chats and wikis set words off. A list mark differs: it has a space before it, and mostly one after.
 */
const emphasis =
  /(?<![\p{L}\p{N}_~`]|(?<=\S)\*)(\*{1,3}|_{1,3}|`)(?=[^\s*_~`])([^\n]{0,200}?[^\s*_~`])\1(?![\p{L}\p{N}*_~`])/gu;

/** Tags of HTML that stand within a line. */
const inlineTag = new RegExp(String.raw`</?(?:${inlineElements})(?:\s[^<>]*)?>`, 'gi');

/** The tags that begin an item of a list, in HTML and forums. */
const item = /<li(?:\s[^<>]*)?>|\[(?:\*|li)\]/gi;

/** Tags of HTML at which a line ends. */
const blockTag = new RegExp(String.raw`</?(?:${blockElements})(?:\s[^<>]*)?\s?/?>`, 'gi');

/**
 * Tags of any other element, as card programs write: `<text>Leap 2</text>`. One without its closing tag is a sign of
 * the card.
 */
const anyTag = /<\/?([a-z][\w-]*)(?:\s[^<>]*)?>/gi;

/** Tags of forums. One without its partner is a sign of the card: `[B]`. */
const forumTag = new RegExp(String.raw`\[/?(${forumTags}|list)(?:=[^[\]\n]*)?\]`, 'gi');

/** Tags of tables in forums, at which a line ends. */
const forumTableTag = /\[\/?(table|t[dhr])(?:=[^[\]\n]*)?\]/gi;

/** Words that were crossed out in a chat, a page or a forum, and so are not part of the text. */
const crossedOut = new RegExp(
  String.raw`~~(?=\S)[^\n~]{0,300}?\S~~|<(${struckElements})(?:\s[^<>]*)?>[^\n]{0,300}?</\1>|\[(${struckForumTags})\][^\n]{0,300}?\[/\2\]`,
  'gi',
);

/** A comment of HTML. */
const comment = /<!--[\s\S]{0,2000}?-->/g;

/** The marks around a text of XML in which every sign is one. */
const literal = /<!\[CDATA\[|\]\]>/g;

/** The brackets of a wiki link, with its target where that differs from its text. */
const wikiLink = /\[\[(?:[^[\]|\n]*\|)?(?=[^[\]|\n]+\]\])|(?<=\[\[[^[\]\n]{1,80})\]\]/g;

/** The signs before each line that a chat or a mail quotes. */
const quoting = /(?<=^|\n)(?:[^\S\n]*>)+[^\S\n]+(?=\S)/g;

/** A line end as programs escape it that keep each text on one line, or a forum, a wiki or a typeset text writes it. */
const escapedEnd = /(?:\\r)?\\n|\[br\]|\\\\(?=\s|$)/gi;

/** The sign with which programs escape a quotation mark, and a table of Markdown a bar. */
const escaping = /\\(?=["|])/g;

/** Finds the marks and tags around words, each with the line end that replaces it, or nothing. */
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
    ...withSign(text, literal, ''),
    ...findFields(text),
    ...findTypeset(text),
    ...withSign(text, wikiLink, ''),
    ...withSign(text, quoting, ''),
    ...marks,
    ...withSign(text, inlineTag, ''),
    ...withSign(text, item, '\n• '),
    ...withSign(text, blockTag, '\n'),
    ...closedTags(text, forumTag, /\[\/(\w+)\]/g, ''),
    ...closedTags(text, forumTableTag, /\[\/(\w+)\]/g, '\n'),
    ...closedTags(text, anyTag, /<\/([\w-]+)>/g, '\n'),
    ...withSign(text, escapedEnd, '\n'),
    ...withSign(text, escaping, ''),
  ];
}

/** The tags that a pattern finds, of those elements that the text also closes. */
function closedTags(text: string, tag: RegExp, ending: RegExp, sign: string): Replaced[] {
  const closed = new Set(foundIn(text, ending).map(({ captured }) => captured.toLowerCase()));
  return withSign(text, tag, sign).filter(({ captured }) => closed.has(captured.toLowerCase()));
}
