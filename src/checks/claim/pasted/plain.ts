import { anyLineEnd } from '../../../keywords/text/lines.ts';
import { anyOf } from '../../../keywords/text/pattern.ts';
import {
  blockElements,
  entities,
  forumTags,
  inlineElements,
  signOfEntity,
} from '../../../keywords/text/signs/html.ts';
import { month } from './bylines.ts';
import { unpacked } from './cells.ts';
import { cross, crossedOutInWords, withStrokes } from './crossed-out.ts';
import { readQuotedChange } from './quoted-change.ts';

/** The row in which our own pages say what kind of keyword it is: `static · ability`. */
export const row = /^[^·.!?"]{1,60}(?: · [^·.!?"]{1,60}){1,9}$/;

/** A sign that no source begins a text with, such as a bullet or an emoji. */
const sign =
  /[•‣◦▪▫●○■□·∙⁃➤►✓✔✗✘\u2460-\u2473\u2776-\u277f]\ufe0f?|\p{Co}|\d\ufe0f?\u20e3|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

/** How rules documents and chats number statements: `702.1b`, `(4.2)`, `§ 12`, `#2`, `A4.1`, `KW-4.1`, `Q1`, `Step 2:`. */
const numbered =
  /\(v\d{1,2}(?:\.\d{1,2}){0,2}\)|[AQ]\d{1,3}[.):]?|(?:line|step)\s\d{1,3}:|[§#]\s?\d{1,3}[a-z]?|(?:§\s?|\(|[A-Z]{1,4}-?)?\d{1,3}(?:\.\d{1,3}){1,4}[a-z]?[.)]?/;

/**
 * The mark of an item in a list, a quotation or a heading in a mail, a chat, a wiki or a forum; a dash before a number
 * is its minus.
 */
const mark = anyOf('u', [
  /[–—-](?=\p{L}{2})/u,
  /\|\s?#?\d{1,4}\s?(?=\|)/,
  /(?:\*|[–—-](?!\s['‘’]?(?:X\b|\d+(?!\d|\s?[–—-]?\s*$)))|#{1,6}|\[\*\]|\(?\d+[.)]|\(?[a-z]\)|[a-h]\.)\s/,
  /\[[xX]\]\s/,
  // A post of several.
  /\d{1,2}\/\s/,
  // A footnote.
  /[¹²³⁴-⁹]{1,2}\s/,
  // What a screen reader says for one.
  /(?:bullet|heading level \d),?\s|(?:block quote|link|list item|paragraph|static text),\s/,
  // A number or bullet as Word copies it, or the comment mark of a program.
  /(?:\d+|o)\t|\/{2,3}\s/,
  /={2,6}(?=[^=]*={2,6}\s*$)|[|;:](?=[^-])/,
]);
const decoration = new RegExp(
  `^(?:\\s*(?:>|${sign.source}|(?:${numbered.source})\\s|${mark.source})\\s*)+`,
  'iu',
);

/** Parts of the beginning of a message, for a pattern. */
const [time, sender, addressee] = [
  String.raw`\d[\d/.:, ]{3,24}(?: ?[AP]M)?`,
  String.raw`< ?[^<>\s][^<>]{0,31}>\s`,
  String.raw`(?:@|\/?u\/)[\p{L}\p{N}_.-]{1,32}[:,]?\s(?!·)`,
];

/**
 * The time of a chat message, its author where they are in brackets, and its addressee: `[20:14]`, `20:14 <Bob>`,
 * `(20:14:03)`, `@Bob`.
 */
const chat = new RegExp(
  String.raw`^\s*(?:[[(]${time}[\])]\s|${time}\s(?=-? ?<))?(?:${sender})?(?:${addressee})?`,
  'u',
);

/** The text of an emoji in a chat, `:thinking:`, `<:moss:1234>`, and of a mention, `<@U012>`. */
const picture =
  /<a?:\w{2,32}:\d{1,20}>|<[@#!&]{1,2}\w{2,32}>|(?<!\S):(?=\D)[\w+-]{2,32}:(?!\S)|(?<!\S):[+-]1:(?!\S)/g;

/** Marks of emphasis around words in chats and documents. */
const emphasis = /(?<![\p{L}\p{N}])(?:[*_`]|~(?!\d)|\|\|)+(?=\S)|(?<=\S)(?:[*_~`]|\|\|)+(?![\p{L}\p{N}])/gu;

/** Labels that forms, posts and lists of questions put before a text; no template has such a name. */
const label =
  /^(?:[AQ]|Answer|Question|Keyword|Name|(?:Card |Game |Reminder |Rules )?Text|Description|Meaning|Rul(?:e|ing)s?|Should (?:now )?read)\s?: (?=\S)/i;

/** The end of a table row, or of a wiki heading with its link. */
const edge = /\s?\|{1,2}\s*$|={2,6}\s*$|\s?\[edit(?: source| \| edit source)?\]$/;

/**
 * A link in Markdown, replaced by its words, unless it is the reference of one of our quotations, which names the
 * wording. Each repetition is bounded, since any bracket of a text could begin a link.
 */
const link =
  /\[(?![^[\]]{0,200}(?:wording|revision) [0-9a-f]{8}\])([^[\]]{1,200})\]\((?:https?:|\/)[^()\s]{0,500}\)/g;

/** A link of a wiki, replaced by the words that it shows. */
const wikiLink = /\[\[(?:[^[\]|]{1,100}\|)?([^[\]|]{1,100})\]\]/g;

/** A line of data that is one element. */
const element = /^\s*<(\w{1,30})(?:\s[^<>]{0,200})?>(.+)<\/\1>\s*$/;

/** Tags of inline elements, and of those that separate what is around them. */
const tag = new RegExp(String.raw`</?(?:(${inlineElements})|${blockElements})(?:\s[^<>]*)?/?>`, 'gi');

/** Parts of a page's HTML, or of a wiki's text, that nobody sees where they are: a wiki's references are at its end. */
export const hidden =
  /<!doctype [^<>]{0,200}>|<!--.{0,1000}?-->|<(?:link|meta)\s[^<>]{0,500}>|<ref(?:\s[^<>]{0,500})?(?:\/>|>[^<]{0,1000}<\/ref>)|<(script|style)(?:\s[^<>]{0,500})?>.{0,1000}?<\/\1>/gi;

/** Tags of forums and of wikis in teams. No template of a source has one of these names in brackets. */
const forumTag = new RegExp(
  String.raw`\[(?:/?(?:${forumTags})(?:=[^[\]]{0,200})?|/list)\]|\{(?:color|expand|info|note|panel|quote|tip)(?::[^{}]{0,200})?\}`,
  'gi',
);

/** The link after a shortened text: `… Show more`. */
const goOn = /(?<=…|\.{3}) ?\[?(?:(?:read|see|show|view) )?more\]?\s*$/i;

/** A date with the month as a word, or in numbers. */
const inWords = String.raw`(?:\d{1,2}\.? )?${month} (?:\d{1,2}, )?\d{4}`;
const inNumbers = String.raw`\d{4}-\d\d-\d\d|\d{1,2}([./])\d{1,2}\1\d{4}`;

/** What precedes the number of a rule, or of a part of a document. */
const ofRules = String.raw`(?:Rul(?:e|ing)|Art(?:icle|\.)|Sec(?:tion|\.)|Paragraph|№)\s?`;

/**
 * A date, a time or the number of a rule before a sentence or within its label: `May 3, 2024 · Armor: …`,
 * `2024-05-03 They …`, `12:34 They …`, `0:34 they …`, `Ruling (May 2024): …`, `Rule 4.12 They …`,
 * `CR 702.1a They …`.
 */
const dated: readonly RegExp[] = [
  new RegExp(String.raw`^\s*(?:${inWords}|${inNumbers})\s[·|–—-]\s`, 'u'),
  new RegExp(
    String.raw`^\s*(?:\d{4}-\d\d-\d\d|(?:${inNumbers}|(?:\d{1,2}:)?\d{1,2}:\d\d)(?!\s[^:.!?]{1,32}: )|(?:${ofRules}|\p{Lu}{2,4} (?=\d{1,3}\.\d))#?\d{1,3}(?:\.\d{1,3}){0,4}[a-z]?\.?(?: \|)?)\s{1,3}(?=["“]?\p{Lu})`,
    'u',
  ),
  // The transcript of a recording has no capital letters.
  /^\s*(?:\d{1,2}:)?\d{1,2}:\d\d\s{1,3}(?=\p{Ll}+(?:\s\p{L}\S*){2}\s)/u,
  new RegExp(String.raw`(?<=^\s*(?:\p{L}{2,12} )?[Rr]uling)(?:,? |\s\()${inWords}\)?(?=:? )`, 'u'),
];

/**
 * Invisible characters that copying leaves in a text. A soft hyphen at the end of a line breaks a word, and is visible.
 */
const unseen =
  /(?!\u00ad|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]|(?<![\p{Extended_Pictographic}\d])\ufe0f|\u00ad(?!\s*$)/gu;

/** Characters that programs substitute for typed ones, each with its replacement. */
const asTyped: [RegExp, string][] = [
  [/[\u00a0\u2007\u202f]/g, ' '],
  [/[\u00ad\u2010\u2011]|(?<=\p{L})¬(?=\s*$)|(?<=\p{L})−(?=\p{L})/gu, '-'],
  [/(?<=\p{L})[`´\ufffd](?=\p{L})|′|(?<=\p{L}) ['’] (?=(?:d|ll|m|re|s|t|ve)\b)/gu, "'"],
  [/'''/g, ''],
  // A field of a wiki's template on a line of its own; the name of a keyword has a capital letter.
  [/^\s*\|\s*(\p{Ll}[\p{L}\p{N}_ -]{0,30}?)\s*=\s*(?=[^\s=])/gu, '| $1: '],
  // A wiki's templates for a quotation, and for a keyword with its number.
  [/\{\{(?:block|c|p)?quote\|(?:(?:1|text)=)?([^{}|]{1,2000})(?:\|[^{}]{0,200})?\}\}/gi, '"$1"'],
  [/\{\{(?:keyword|kw)\|([^{}|]{1,60})(?:\|([^{}|]{0,20}))?\}\}/gi, '$1 $2'],
  // What the cards of a learner leave out.
  [/\{\{c\d{1,2}::([^{}:]{1,500})(?:::[^{}]{0,200})?\}\}/g, '$1'],
  // What programs fill in with a number: `%d`, `%1$d`, `${amount}`, `{x}`.
  [
    /(?<![\p{L}\p{N}%])%(?:\d{1,2}\$|\(\w{1,30}\))?[ds@](?![\p{L}\p{N}])|\$\{[\w.]{1,40}\}|\{(?:[nx]|amount|count|num(?:ber)?|value)\}/gu,
    'X',
  ],
  // What TeX writes for emphasis, a heading, a quotation and an item of a list.
  [/\\(?:emph|text(?:bf|it|sc)|underline|(?:sub){0,2}section\*?)\{([^{}]{0,2000})\}/g, '$1'],
  [/``(?=[^`']{1,2000}'')/g, '"'],
  [/^\s*\\item(?:\[[^[\]]{0,40}\])?\s+/, ''],
  // Within a word, data doubles an apostrophe: `doesn''t`.
  [/(?<=\p{L})''(?=\p{L})/gu, "'"],
  [/[«»″]|''/g, '"'],
  // A sentence in single quotation marks after its speaker.
  [/(?<=[:,] )['‘](?=\p{Lu})([^"“”]{20,2000}[.!?])['’](?!\p{L})/gu, '"$1"'],
  // What a screen reader says for signs, and what somebody dictates.
  [/,? (?:open )?quote,? ([^"“”]{10,600}?),? (?:unquote|(?:close|end) quote)\b/g, ' "$1"'],
  // Between two sentences whose line end a page lost.
  [/(?<=(?:^|[\s"“(])[\p{L}\p{N}'’-]{2,30}[.!?]["”’)]{0,2})(?=["“(]?\p{Lu}\p{Ll}+[\s,])/gu, ' '],
  [/(?<=\p{L}) (?:period|full stop)(?: new (?:line|paragraph))?(?=\s*$|\s\p{Lu})/gu, '.'],
  // The end of a line as calendars, dumps and programs write it within a text.
  [/(?<=[.!?]["”’')\]]{0,2})(?:(?:\\r)?\\n){1,3}\s?(?=["“‘'([*•-]|\p{Lu}|\d|$)/gu, ' '],
  [/⇒|=>|(?<![-=])->/g, '→'],
  [/(?<=\s)(?:≠|!=|<>)(?=\s)/g, "isn't"],
  // A keycap emoji within a sentence.
  [/(?<=\p{L} )(\d)\ufe0f?\u20e3/gu, '$1'],
  // Markdown's backslashes before signs, and footnote marks at the end of a sentence or after a word; after a single
  // letter, a raised digit is a power.
  [/\\(?=[!-/:-@[-`{-~])/g, ''],
  [
    /(?<=[.!?]["”’')]{0,2})(?:\[\^?\d{1,2}\]|[¹²³⁴-⁹])+(?=["”’')\s]|$)|(?<=\p{L})(?:\[\^?\d{1,2}\]|(?<=\p{L}{2})[¹²³⁴-⁹])(?=\s|$)/gu,
    '',
  ],
  [/(?<!\S)(?::(?:x|cross_mark|-1|thumbs_?down):(?!\S)|\/s\s*$)|^\s*-1\s*$/g, '❌'],
];

/** A line in the characters in which it was typed, without those that a program or a page substituted or added. */
export function asTypedIn(line: string): string {
  const typed = withStrokes(unpacked(line))
    .replace(unseen, '')
    .replace(hidden, ' ')
    .replace(element, '$2')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(tag, (all, within?: string) => (within ? '' : /^<(?:t[dh]|dd)/i.test(all) ? '\t' : ' '))
    .replace(forumTag, '')
    .replace(goOn, '')
    .replace(entities, (_, name: string) => signOfEntity(name));
  return (
    asTyped
      .reduce((text, [signs, sign]) => text.replace(signs, sign), typed)
      // What was encoded as the end of a line is within this one.
      .replace(lineEnds, ' ')
  );
}

const lineEnds = new RegExp(anyLineEnd, 'g');

/** A line as it was said, without what chats, forums and copied pages put around it. */
export function plain(line: string): string {
  const written = [picture, chat, ...dated].reduce(
    (text, around) => text.replace(around, ''),
    asTypedIn(line),
  );
  const [marks = ''] = decoration.exec(written) ?? [];
  const said = crossedOutInWords(readQuotedChange(written.slice(marks.length)), cross.test(marks));
  const words = said.replace(wikiLink, '$1').replace(link, '$1');
  // A link that is the whole line names its target.
  const shown = said.replace(link, '').trim() === '' ? said : words;
  return shown.replace(emphasis, '').replace(label, '').replace(edge, '').trim();
}
