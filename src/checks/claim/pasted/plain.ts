import {
  blockElements,
  entities,
  forumTags,
  inlineElements,
  signOfEntity,
} from '../../../keywords/text/html.ts';
import { anyOf } from '../../../keywords/text/pattern.ts';
import { unpacked } from './cells.ts';
import { cross, crossedOutInWords, withStrokes } from './crossed-out.ts';

/** The row in which a page of ours has what a keyword is: `static · ability`. */
export const row = /^[^·.!?"]{1,60}(?: · [^·.!?"]{1,60}){1,9}$/;

/** A sign that no source begins a text with, as of a list, or to catch the eye. */
const sign =
  /[•‣◦▪▫●○■□·∙⁃➤►✓✔✗✘\u2460-\u2473\u2776-\u277f]\ufe0f?|\p{Co}|\d\ufe0f?\u20e3|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

/** How documents of rules and chats number what they say: `702.1b`, `(4.2)`, `§ 12`, `#2`, `A4.1`, `Q1`, `Step 2:`. */
const numbered =
  /\(v\d{1,2}(?:\.\d{1,2}){0,2}\)|[AQ]\d{1,3}|(?:line|step)\s\d{1,3}:|[§#]\s?\d{1,3}[a-z]?|(?:§\s?|\(|[AQR])?\d{1,3}(?:\.\d{1,3}){1,4}[a-z]?[.)]?/;

/** Begins a line that is listed or set off in a mail, a chat, a wiki or a forum; in front of a number a dash is its sign. */
const mark = anyOf('u', [
  /[–—-](?=\p{L}{2})/u,
  /\|\s?#?\d{1,4}\s?(?=\|)/,
  /(?:\*|[–—-](?!\s['‘’]?(?:X\b|\d+(?!\d|\s?[–—-]?\s*$)))|#{1,6}|\[\*\]|\(?\d+[.)]|[a-z]\))\s/,
  /\[[xX]\]\s/,
  // A footnote.
  /[¹²³⁴-⁹]{1,2}\s/,
  // A number or a point as Word copies it, or a line of a program.
  /(?:\d+|o)\t|\/{2,3}\s/,
  /={2,6}(?=[^=]*={2,6}\s*$)|[|;:](?=[^-])/,
]);
const decoration = new RegExp(
  `^(?:\\s*(?:>|${sign.source}|(?:${numbered.source})\\s|${mark.source})\\s*)+`,
  'iu',
);

/**
 * When a line of a chat was said, by whom where that stands in brackets, and to whom: `[20:14]`, `20:14 <Bob>`,
 * `(20:14:03)`, `@Bob`.
 */
const chat =
  /^\s*(?:[[(]\d[\d/.:, ]{3,24}(?: ?[AP]M)?[\])]\s|\d[\d/.:, ]{3,24}(?: ?[AP]M)?\s(?=-? ?<))?(?:< ?[^<>\s][^<>]{0,31}>\s)?(?:(?:@|\/?u\/)[\p{L}\p{N}_.-]{1,32}[:,]?\s(?!·))?/u;

/** A line that says in a chat who wrote what is below it, and when: `Bob — 09/12/2021 3:44 PM`, `Bob — Today at 15:44`. */
const author =
  /^\s*\S.{0,31}?\s(?:[—–-]\s|(?:[—–-]\s)?(?:(?:today|yesterday),? (?:at )?|\d{1,4}([/.-])\d{1,2}\1\d{2,4},? ))\d{1,2}:\d{2}(?:\s?[AP]M)?\s*$|^\s*\[\d{1,4}([/.-])\d{1,2}\2\d{2,4},? \d{1,2}:\d{2}(?:\s?[AP]M)?\] \S{1,32}\s*$/i;

/** What stands in a chat for a picture, `:thinking:`, `<:moss:1234>`, and for whom a message is, `<@U012>`. */
const picture =
  /<a?:\w{2,32}:\d{1,20}>|<[@#!&]{1,2}\w{2,32}>|(?<!\S):(?=\D)[\w+-]{2,32}:(?!\S)|(?<!\S):[+-]1:(?!\S)/g;

/** Signs around words by which chats and documents set them off. */
const emphasis = /(?<![\p{L}\p{N}])(?:[*_`]|~(?!\d)|\|\|)+(?=\S)|(?<=\S)(?:[*_~`]|\|\|)+(?![\p{L}\p{N}])/gu;

/** What forms, posts and questions with their answers call what stands behind it; no template is called so. */
const label =
  /^(?:[AQ]|Answer|Question|Keyword|Name|(?:Card |Game |Reminder |Rules )?Text|Description|Meaning|Rulings?|Should (?:now )?read)\s?: (?=\S)/i;

/** Ends a row of a table, a heading of a wiki with its link, or a sentence with a note. */
const edge =
  /\s?\|{1,2}\s*$|={2,6}\s*$|\s?\[edit(?: source| \| edit source)?\]$|(?<=[.!?]["”’')]{0,2})(?:\[\^?\d{1,2}\]|[¹²³⁴-⁹])+$/;

/**
 * A link in Markdown, by its words; not one that says where a quotation of ours is from, which names the wording.
 * Nothing in it goes on for ever: each bracket of a text could begin one.
 */
const link =
  /\[(?![^[\]]{0,200}(?:wording|revision) [0-9a-f]{8}\])([^[\]]{1,200})\]\((?:https?:|\/)[^()\s]{0,500}\)/g;

/** A link of a wiki, by the words that it shows. */
const wikiLink = /\[\[(?:[^[\]|]{1,100}\|)?([^[\]|]{1,100})\]\]/g;

/** The elements of a page that stand within a line, and those that part what is around them. */
const tag = new RegExp(String.raw`</?(?:(${inlineElements})|${blockElements})(?:\s[^<>]*)?/?>`, 'gi');

/** What a page copied as its source has and nobody sees. */
export const hidden =
  /<!doctype [^<>]{0,200}>|<!--.{0,1000}?-->|<(script|style)(?:\s[^<>]{0,500})?>.{0,1000}?<\/\1>|<(?:link|meta)\s[^<>]{0,500}>/gi;

/** Names of the tags of forums. No source has a template with one of these in brackets. */
const forumTag = new RegExp(String.raw`\[(?:/?(?:${forumTags})(?:=[^[\]]{0,200})?|/list)\]`, 'gi');

/** What a page has behind a text that it shows the beginning of: `… Show more`. */
const goOn = /(?<=…|\.{3}) ?\[?(?:(?:read|see|show|view) )?more\]?\s*$/i;

/** A day as it is written by months, or in numbers. */
const inWords = String.raw`(?:\d{1,2}\.? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? (?:\d{1,2}, )?\d{4}`;
const inNumbers = String.raw`\d{4}-\d\d-\d\d|\d{1,2}([./])\d{1,2}\1\d{4}`;

/**
 * When something was said, in front of a sentence, or with what it is called: `May 3, 2024 · Armor: …`, `2024-05-03 They
 * …`, `12:34 They …`, `Ruling (May 2024): …`; and by which number a rule goes: `Rule 4.12 They …`.
 */
const dated: readonly RegExp[] = [
  new RegExp(String.raw`^\s*(?:${inWords}|${inNumbers})\s[·|–—-]\s`, 'u'),
  new RegExp(
    String.raw`^\s*(?:\d{4}-\d\d-\d\d|(?:${inNumbers}|(?:\d{1,2}:)?\d{1,2}:\d\d)(?!\s[^:.!?]{1,32}: )|Rul(?:e|ing) #?\d{1,3}(?:\.\d{1,3}){0,4}[a-z]?\.?(?: \|)?)\s{1,3}(?=["“]?\p{Lu})`,
    'u',
  ),
  new RegExp(String.raw`(?<=^\s*(?:\p{L}{2,12} )?[Rr]uling)(?:,? |\s\()${inWords}\)?(?=:? )`, 'u'),
];

/** What copying puts into a text and nobody sees. At the end of a line a soft hyphen parts a word, and is seen. */
const unseen =
  /(?!\u00ad|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]|(?<![\p{Extended_Pictographic}\d])\ufe0f|\u00ad(?!\s*$)/gu;

/** Signs that programs for letters set in place of others, with those that they stand for. */
const asTyped: [RegExp, string][] = [
  [/[\u00a0\u2007\u202f]/g, ' '],
  [/[\u00ad\u2010\u2011]|(?<=\p{L})¬(?=\s*$)|(?<=\p{L})−(?=\p{L})/gu, '-'],
  [/(?<=\p{L})[`´′\ufffd](?=\p{L})/gu, "'"],
  [/'''/g, ''],
  // What a wiki quotes, and a keyword that it shows with its number.
  [/\{\{(?:block|c|p)?quote\|(?:(?:1|text)=)?([^{}|]{1,2000})(?:\|[^{}]{0,200})?\}\}/gi, '"$1"'],
  [/\{\{(?:keyword|kw)\|([^{}|]{1,60})(?:\|([^{}|]{0,20}))?\}\}/gi, '$1 $2'],
  [/[«»″]|''/g, '"'],
  // A sentence in single marks, behind who says it.
  [/(?<=[:,] )['‘](?=\p{Lu})([^"“”]{20,}[.!?])['’](?!\p{L})/gu, '"$1"'],
  [/⇒|=>|(?<![-=])->/g, '→'],
  [/(?<=\s)(?:≠|!=|<>)(?=\s)/g, "isn't"],
  // A number in a box, within a sentence.
  [/(?<=\p{L} )(\d)\ufe0f?\u20e3/gu, '$1'],
  // What Markdown has in front of a sign that it would read, and the note behind a sentence within a quotation, or a
  // word; behind a letter it is its power.
  [/\\(?=[!-/:-@[-`{-~])/g, ''],
  [
    /(?<=[.!?]["”’')]{0,2})(?:\[\^?\d{1,2}\]|[¹²³⁴-⁹])+(?=["”’')])|(?<=\p{L})(?:\[\^?\d{1,2}\]|(?<=\p{L}{2})[¹²³⁴-⁹])(?=\s)/gu,
    '',
  ],
  [/(?<!\S)(?::(?:x|cross_mark|-1|thumbs_?down):(?!\S)|\/s\s*$)|^\s*-1\s*$/g, '❌'],
];

/**
 * A line in the signs in which it was typed, without those that a program or a page put in their place, or around them.
 */
export function asTypedIn(line: string): string {
  const typed = withStrokes(unpacked(line))
    .replace(unseen, '')
    .replace(hidden, ' ')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(tag, (all, within?: string) => (within ? '' : /^<(?:t[dh]|dd)/i.test(all) ? '\t' : ' '))
    .replace(forumTag, '')
    .replace(goOn, '')
    .replace(entities, (_, name: string) => signOfEntity(name));
  return asTyped.reduce((text, [signs, sign]) => text.replace(signs, sign), typed);
}

/** A line as it was said, without what chats, forums and copied pages put around it. */
export function plain(line: string): string {
  const written = [picture, author, chat, ...dated].reduce(
    (text, around) => text.replace(around, ''),
    asTypedIn(line),
  );
  const [marks = ''] = decoration.exec(written) ?? [];
  const said = crossedOutInWords(written.slice(marks.length), cross.test(marks));
  const words = said.replace(wikiLink, '$1').replace(link, '$1');
  // A link that is all there is names what it leads to.
  const shown = said.replace(link, '').trim() === '' ? said : words;
  return shown.replace(emphasis, '').replace(label, '').replace(edge, '').trim();
}
