import { anyOf } from '../../text/pattern.ts';
import { misread } from '../../text/signs/characters.ts';
import { blockElements, entities, forumTags, inlineElements } from '../../text/signs/html.ts';
import { lettersLikeX, otherLetters } from '../../text/signs/mixed-scripts.ts';
import { afterSentence } from './talk.ts';

/** HTML for a character or for formatting; other words in angle brackets may be the game's own. */
export const html = anyOf('gi', [
  entities,
  /<!doctype html>|<!--/,
  new RegExp(String.raw`</?(?:${inlineElements}|${blockElements})(?:\s[^<>]{0,200})?/?>`),
]);

/** What programs write for a line end, a quotation mark or bold, and footnote marks. */
export const left = anyOf('gu', [
  // The line end of a spreadsheet, escape sequences of strings, and quotation marks of TeX.
  /_x000[AD]_/,
  /\\(?:["']|[nrt](?![a-z]))/,
  /(?<!`)``(?!`)/,
  new RegExp(String.raw`\[/(?:${forumTags}|list|s)\]`),
  // After a sentence, a footnote mark or a note of an encyclopedia.
  /(?<=[.!?]["”]?)\[(?:\d{1,3}|[a-z]{1,2}|\p{Lu}{1,3}\d{1,3}|note \d{1,3}|citation needed|edit)\](?!\()/u,
  /(?<=\p{L}{2})\[\d{1,3}\](?!\()/u,
  // Within a sentence, a program's mark for a comment: `stone[a]`; but `stone[s]` is the end of a word.
  /(?<=\p{L}{2}|\d)\[(?!(?:e?[dnrs]|ly|nd|rd|st|th|x|y)\])[a-z]{1,2}\](?![\p{L}(])/u,
  /(?<=[.!?]["”]?)(?:\(\d{1,2}\)|[†‡]+|[\u00b9\u00b2\u00b3\u2070-\u2079]+)/u,
]);

/** Characters that stand for others. */
export const disguised = anyOf('gu', [
  // A backslash of Markdown before a sign.
  /\\[!#-&(-/:-@[-`{-~]/,
  // Letters and digits that have characters of their own for their looks.
  /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/u,
  // The multiplication sign, or a letter of another alphabet, in place of an X.
  new RegExp(String.raw`(?:\u00d7(?!\s?\p{N})|[${lettersLikeX}](?!\p{L}))(?<![\p{L}\p{N}].)`, 'u'),
  new RegExp(String.raw`(?<=\p{Script=Latin})${otherLetters}+|${otherLetters}+(?=\p{Script=Latin})`, 'u'),
]);

/** What chats and Markdown put around words, before quotations, and for pictures, people and links. */
export const setOff = anyOf('gu', [
  // Struck out, hidden, bold, set apart.
  /~~[^\s~][^~]{0,300}~~/,
  /\|\|[^\s|][^|]{0,300}\|\||>![^!]{1,300}!</,
  /(?<=\S)\*\*|\*\*(?=\S)|'''/,
  // An asterisk of emphasis without its partner, and a line end that Markdown keeps.
  /(?<=[\p{L}.!?"”)])\*(?=\s|$)|(?<!\S)\*(?=\p{L})|\\(?=\s|$)/u,
  /(?<![\p{L}\p{N}_])_(?!x[\dA-F]{4}_)[^\s_][^_]{0,300}_(?![\p{L}\p{N}_])/u,
  /(?<!`)`[^`]{1,300}`(?!`)/,
  // A heading, a template or a note of a wiki, and a link.
  /==[^\s=][^=]{0,300}==|\{\{|\}\}|\[\^\w{1,9}\]/,
  /\[[^[\]]{1,80}\]\([^()\s]{1,300}\)/,
  // A picture, a person, a channel.
  /<a?:\w{2,32}:\d{1,20}>|<[@#]&?\d{1,20}>|(?<!\S):[a-z]\w{2,31}:(?!\S)/,
  /(?<=\s)>(?=\s\p{Lu}\p{Ll})/u,
]);

/** Text that was misread or lost. */
export const garbled = anyOf('giu', [
  misread,
  // UTF-8 written byte by byte for mail or an address, and characters by number.
  /(?<sign>[=%])(?:E2\k<sign>[89AB][\dA-F]\k<sign>[89AB][\dA-F]|C[23]\k<sign>[89AB][\dA-F])/,
  // A sign of an address: `unit%27s`.
  /%2[\dA-F](?<=\p{L}...)/u,
  /\\u[\da-f]{4}/,
  // A question mark in place of an apostrophe, or of a sign before a number.
  /(?<=\p{L})\?(?=(?:d|ll|m|re|s|t|ve)\b(?!=))|(?<=\s)\?(?=X\b|\d)/u,
]);

/** A single character for two or three letters: ﬁ, ﬄ. */
export const ligature = /[\ufb00-\ufb06]/g;

/** A space between two sentences that is not the kind at which they are split. */
export const oddBlank = /(?<=[.!?]["'”’)]{0,3}\s{0,3})[^\S ](?=["'“‘(]?\p{Lu})/gu;

/** What a page or a printer adds around texts, and rules never have. */
export const ofPage = anyOf('gu', [
  // Marks of ownership.
  /(?<!\P{ASCII})[©™®]/u,
  /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]{1,64}\.\w{2,}/,
  // A time, a day, a page number.
  /\b\d{1,2}:\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\bPage \d{1,4} of \d{1,4}(?!\p{L})/u,
  /\b(?:All [Rr]ights [Rr]eserved|Last (?:edited|modified|updated)|Powered by \p{Lu}\w+|Thanks to)(?!\p{L})/u,
  // Page controls, and work left to do.
  /\b(?:Back to [Tt]op|Click here|Comments \(\d+\)|Read more|Report abuse|See also)(?!\p{L})/u,
  /\b(?:Commented \[\w+\]|Sent from my \w+|TODO)(?!\p{L})/u,
  // Notes that somebody added.
  /\[sic\]|\((?:NEW|New|TBD)(?!\p{L})[^()]{0,12}\)|(?<!\S)NEW[!:](?=\s|$)/u,
  /(?<=\S\s)\[(?:changed|edited|formerly|NEW|new|updated|was)(?: [\d/]{1,10}|:[^[\]]{0,40})?\](?=\s)/u,
  // Between two sentences, a sign, a label, or a few words in brackets without a stop. A sign before an X belongs to
  // that, a letter or a small Roman numeral numbers an item, and a word in square brackets stands for what a card has
  // there.
  new RegExp(
    `${afterSentence}(?:\\*\\*|//|--|[-–—*+→#!^†‡•/|¹²³])(?=\\s["“(]?\\p{Lu})(?!\\sX(?!\\p{L}))`,
    'u',
  ),
  new RegExp(`${afterSentence}(?:Edit|EDIT|FAQ|New(?: ruling)?|Q|\\d{4}):(?=\\s)`, 'u'),
  new RegExp(
    `${afterSentence}(?!\\((?:[a-z]|[ivx]{1,5})\\)|\\[\\p{Ll}{1,20}\\])[([](?:\\p{Ll}[\\p{Ll}\\d:]{0,20}(?: [\\p{Ll}\\d]{1,20}){0,2}|\\d{4}|\\?)[)\\]](?=\\s["“(]?\\p{Lu})`,
    'u',
  ),
]);

/** Two sentences without a space between them, with the word before. */
export const noBlank = /[.!?](?<=(?<front>\p{Ll}{2,30}["”)]?).)["”)]{0,2}(?:["“(]?\p{Lu}\p{Ll}{1,30}|An? )/gu;
