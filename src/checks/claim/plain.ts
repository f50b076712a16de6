/** Begins a line that is quoted, listed or set off in a chat or a forum. */
const decoration = /^(?:\s*(?:[>*•–—-]|#{1,6}|\(?\d+[.)]|[a-z]\))\s+)+/i;

/** Signs around words by which chats and documents set them off. */
const emphasis = /(?<![\p{L}\p{N}])[*_~`|]+(?=\S)|(?<=\S)[*_~`|]+(?![\p{L}\p{N}])/gu;

/**
 * A link in Markdown, by its words; not one that says where a quotation of ours is from, which names the wording. Nothing in it
 * goes on for ever: each bracket of a text could begin one.
 */
const link =
  /\[(?![^[\]]{0,200}(?:wording|revision) [0-9a-f]{8}\])([^[\]]{1,200})\]\((?:https?:|\/)[^()\s]{0,500}\)/g;

const tag = /<\/?(?:a|b|br|div|em|i|li|p|q|s|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi;

/** No number of so few digits is too high for a sign. */
const entity = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,6}));/gi;

/** Those that pages copied as their source have in texts like ours. */
const named: Record<string, string> = {
  ...{ amp: '&', apos: "'", gt: '>', hellip: '…', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—', minus: '−' },
  ...{ nbsp: ' ', ndash: '–', quot: '"', rarr: '→', rdquo: '”', rsquo: '’' },
};

/** A line as it was said, without what chats, forums and copied pages put around it. */
export function plain(line: string): string {
  const said = line
    .replace(/[\ufeff\u200b-\u200d\u2060]/g, '')
    .replace(tag, (all) => (/^<\/?(?:br|div|li|p|ul)/i.test(all) ? ' ' : ''))
    .replace(entity, (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? all;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    })
    .replace(/(?<=\p{L})[`´](?=\p{L})/gu, "'")
    .replace(decoration, '');
  const words = said.replace(link, '$1');
  // A link that is all there is names what it leads to.
  return (said.replace(link, '').trim() === '' ? said : words).replace(emphasis, '').trim();
}
