/** The elements of a page, or of a wiki's, that stand within a line, for a pattern. */
export const inlineElements =
  'a|abbr|b|big|cite|code|em|font|i|img|ins|kbd|mark|nowiki|q|ref|small|span|strong|su[bp]|tt|u|var';

/** Those that begin a line of their own, for a pattern. */
export const lineElements =
  'article|aside|blockquote|caption|center|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|title|tr|ul';

/** Those that part what is around them, for a pattern. */
export const blockElements = `${lineElements}|body|br|dd|head|html|t[dh]`;

/**
 * The tags of forums that set words off or apart, for a pattern; a game may have one more in its templates, `[list]`.
 */
export const forumTags = 'b|center|code|color|font|i|indent|li|quote|size|spoiler|u|url';

/** Those that pages copied as their source have in texts like ours. */
const named: Record<string, string> = {
  ...{ amp: '&', apos: "'", gt: '>', hellip: '…', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—', minus: '−' },
  ...{ nbsp: ' ', ndash: '–', quot: '"', rarr: '→', rdquo: '”', rsquo: '’', shy: '\u00ad' },
};

/** What a page has for a sign: `&rsquo;`, `&#8217;`, `&#x2019;`. No number of so few digits is too high for a sign. */
export const entities = new RegExp(`&(#\\d{1,6}|#x[\\da-f]{1,5}|${Object.keys(named).join('|')});`, 'gi');

/** @param name what `entities` found, between its `&` and `;` */
export function signOfEntity(name: string): string {
  if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  return named[name.toLowerCase()] ?? String.fromCodePoint(Number(name.slice(1)));
}
