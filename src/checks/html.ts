/** The elements of a page that stand within a line, for a pattern. */
export const inlineElements = 'a|b|code|em|font|i|q|small|span|strong|u';

/** Those that a line ends with, for a pattern. */
export const blockElements =
  'article|blockquote|body|br|dd|div|dl|dt|footer|h[1-6]|head(?:er)?|hr|html|li|main|nav|ol|p|section|t[dhr]|table|tbody|thead|title|ul';

/** Those that pages copied as their source have in texts like ours. */
const named: Record<string, string> = {
  ...{ amp: '&', apos: "'", gt: '>', hellip: '…', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—', minus: '−' },
  ...{ nbsp: ' ', ndash: '–', quot: '"', rarr: '→', rdquo: '”', rsquo: '’' },
};

/** What a page has for a sign: `&rsquo;`, `&#8217;`, `&#x2019;`. No number of so few digits is too high for a sign. */
export const entities = new RegExp(`&(#\\d{1,6}|#x[\\da-f]{1,5}|${Object.keys(named).join('|')});`, 'gi');

/** @param name what `entities` found, between its `&` and `;` */
export function signOfEntity(name: string): string {
  if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  return named[name.toLowerCase()] ?? String.fromCodePoint(Number(name.slice(1)));
}
