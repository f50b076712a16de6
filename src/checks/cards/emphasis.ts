/** Marks and tags around words by which chats, wikis and web pages set them off; a list mark has a blank behind it. */
const emphasis =
  /(?<![\p{L}\p{N}*_~`])(\*{1,3}|_{1,3}|~~|`)(?=[^\s*_~`])([^\n]{0,200}?[^\s*_~`])\1(?![\p{L}\p{N}*_~`])/gu;
const tag = /<\/?(?:b|em|i|s|span|strong|u)(?:\s[^<>]*)?>/gi;

/** The end of a line, as pages and tables of Markdown have it. */
const lineBreak = /<br\s?\/?>/gi;

/** A text without what only sets its words off, and where each of its characters stands in the text as it is. */
export interface Unadorned {
  text: string;
  offsetOf(offset: number): number;
}

/**
 * Takes off what sets words off: `**Bombard** 3` says `Bombard 3`.
 * @param isOwn whether a sign belongs to a name, which may have any; asked of one offset after another
 */
export function unadorned(text: string, isOwn: (offset: number) => boolean): Unadorned {
  const marks = [...text.matchAll(emphasis)].flatMap(({ 0: all, 1: mark = '', index }) => [
    { start: index, end: index + mark.length },
    { start: index + all.length - mark.length, end: index + all.length },
  ]);
  const tags = [...text.matchAll(tag)].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
  const breaks = new Set([...text.matchAll(lineBreak)].map(({ index }) => index));
  const ofBreaks = [...text.matchAll(lineBreak)].map(({ 0: all, index }) => ({
    start: index + 1,
    end: index + all.length,
  }));
  const taken = [...marks, ...tags, ...ofBreaks]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }) => !isOwn(start));
  if (taken.length === 0) return { text, offsetOf: (offset) => offset };
  const offsets: number[] = [];
  let position = 0;
  for (const { start, end } of [...taken, { start: text.length, end: text.length }]) {
    for (; position < start; position++) offsets.push(position);
    position = Math.max(position, end);
  }
  return {
    text: offsets.map((offset) => (breaks.has(offset) ? '\n' : text[offset])).join(''),
    offsetOf: (offset) => offsets[offset] ?? text.length,
  };
}
