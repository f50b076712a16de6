/** Inline elements of a page or a wiki, for a pattern. */
export const inlineElements =
  'a|abbr|b|big|cite|code|em|font|i|img|ins|kbd|mark|nowiki|q|ref|small|span|strong|su[bp]|tt|u|var';

/** Elements that begin a line of their own, for a pattern. */
export const lineElements =
  'article|aside|blockquote|caption|center|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|title|tr|ul';

/** Elements that separate what is around them, for a pattern. */
export const blockElements = `${lineElements}|body|br|dd|head|html|t[dh]`;

/** Forum tags for formatting, for a pattern; a game may have one more of its own in its templates, `[list]`. */
export const forumTags = 'b|center|code|color|font|i|indent|li|quote|size|spoiler|u|url';

/** Elements that cross words out, for a pattern. */
export const struckElements = 'del|s|strike';

/** Forum tags that do, for a pattern. */
export const struckForumTags = 's|strike';

/** Named entities that occur in texts like these when the source of a page is copied. */
const named: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  minus: '−',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rarr: '→',
  rdquo: '”',
  rsquo: '’',
  shy: '\u00ad',
};

/** A character reference: `&rsquo;`, `&#8217;`, `&#x2019;`. Numbers with so few digits are valid code points. */
export const entities = new RegExp(`&(#\\d{1,6}|#x[\\da-f]{1,5}|${Object.keys(named).join('|')});`, 'gi');

/** @param name what `entities` found, between its `&` and `;` */
export function signOfEntity(name: string): string {
  if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  return named[name.toLowerCase()] ?? String.fromCodePoint(Number(name.slice(1)));
}
