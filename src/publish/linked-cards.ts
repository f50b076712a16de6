import { endOfNumber } from '../checks/cards/text/after-name.ts';
import { cutAt } from '../keywords/names/mentions.ts';
import type { Mention } from '../keywords/names/name-finder.ts';
import { anyLineEnd, placedLines } from '../keywords/text/lines.ts';
import { escapeBbcode, escapeDiscord, escapeHtml, escapeMarkdown } from './escape.ts';
import { withoutPreview } from './quotations/formats.ts';

/** The formats for linked text. */
export type LinkFormat = 'markdown' | 'html' | 'bbcode' | 'notes' | 'discord';

/** A card with the keywords that its text names. */
export interface LinkedCard {
  /** Its name in the document; null where it has none. */
  name: string | null;
  text: string;
  mentions: readonly Mention[];
}

/** The target of a link. */
export interface LinkTarget {
  url: string;
  template: string;
  meaning: string;
}

interface Writer {
  text(value: string): string;
  link(value: string, url: string): string;
  /** Ends a line inside a card. */
  lineEnd: string;
  /** Separates two cards. */
  between: string;
  /** Rewrites a whole line, for formats in which its beginning and end have a meaning. */
  line?(value: string): string;
}

const writers: Record<Exclude<LinkFormat, 'notes'>, Writer> = {
  markdown: {
    text: escapeMarkdown,
    link: (value, url) => `[${escapeMarkdown(value)}](${url})`,
    lineEnd: '  \n',
    between: '\n\n',
    // White space there would be dropped, or start a block of code.
    line: (value) => value.replace(/^[ \t]|[ \t]$/g, (space) => `&#${space.charCodeAt(0)};`),
  },
  html: {
    text: escapeHtml,
    link: (value, url) => `<a href="${escapeHtml(url)}">${escapeHtml(value)}</a>`,
    lineEnd: '<br>\n',
    between: '<br>\n<br>\n',
  },
  bbcode: {
    text: escapeBbcode,
    link: (value, url) => `[url=${url}]${escapeBbcode(value)}[/url]`,
    lineEnd: '\n',
    between: '\n\n',
  },
  discord: {
    text: escapeDiscord,
    link: (value, url) => `[${escapeDiscord(value)}](${withoutPreview(url)})`,
    lineEnd: '\n',
    between: '\n\n',
  },
};

/**
 * Splits plain text into blocks at blank lines, for linking; nothing of it is left out.
 * @param mentions in text order, with offsets in the text, none across a blank line
 */
export function linkedBlocks(document: string, mentions: readonly Mention[]): LinkedCard[] {
  const blocks: { start: number; end: number; mentions: Mention[] }[] = [];
  let isOpen = false;
  for (const { text, index: start } of placedLines(document)) {
    const isBlank = text.trim() === '';
    const end = start + text.length;
    const last = blocks.at(-1);
    if (!isBlank && isOpen && last) last.end = end;
    else if (!isBlank) blocks.push({ start, end, mentions: [] });
    isOpen = !isBlank;
  }
  let index = 0;
  for (const mention of mentions) {
    while (mention.start >= (blocks[index]?.end ?? Number.POSITIVE_INFINITY)) index++;
    blocks[index]?.mentions.push(mention);
  }
  return blocks.map(({ start, end, mentions }) => ({
    name: null,
    text: document.slice(start, end),
    mentions: mentions.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
  }));
}

/**
 * Writes cards with every keyword linked, their names and texts escaped so that they read unchanged in the format.
 * @param targetOf the link target for a slug
 */
export function formatLinked(
  format: LinkFormat,
  cards: readonly LinkedCard[],
  targetOf: (slug: string) => LinkTarget,
): string {
  if (format === 'notes') return cards.map((card) => withNotes(card, targetOf)).join('\n\n');
  const writer = writers[format];
  return cards.map((card) => write(writer, card, targetOf)).join(writer.between);
}

function write(writer: Writer, { name, text, mentions }: LinkedCard, targetOf: (slug: string) => LinkTarget) {
  // The escaping of line starts only knows this line end.
  const inLines = (value: string) => value.split(anyLineEnd).join('\n');
  const written = cutAt(text, mentions).map(({ text: value, slug }) =>
    slug ? writer.link(inLines(value), targetOf(slug).url) : writer.text(inLines(value)),
  );
  const lines = `${name ? `${writer.text(inLines(name))}\n` : ''}${written.join('')}`.split('\n');
  return (writer.line ? lines.map(writer.line) : lines).join(writer.lineEnd);
}

/**
 * Plain text: a number after the first mention of each keyword, behind the one that the card puts in place of X, and
 * the meanings below the text.
 */
function withNotes({ name, text, mentions }: LinkedCard, targetOf: (slug: string) => LinkTarget): string {
  const numbers = new Map<string, number>();
  const whole = mentions.map((each) => ({ ...each, end: endWithNumber(text, each, targetOf) }));
  const body = cutAt(text, whole).map(({ text: value, slug }) => {
    if (!slug || numbers.has(slug)) return value;
    numbers.set(slug, numbers.size + 1);
    return `${value} [${numbers.size}]`;
  });
  const notes = [...numbers].map(([slug, number]) => {
    const { template, meaning, url } = targetOf(slug);
    return `[${number}] ${template}: ${meaning} ${url}`;
  });
  return [...(name ? [name] : []), body.join(''), ...notes].join('\n');
}

/** Where a mention ends, its number included if the keyword takes one: `Leap 2`, `Leap 2/-2`. */
function endWithNumber(text: string, { slug, end }: Mention, targetOf: (slug: string) => LinkTarget): number {
  return /\bX\b/.test(targetOf(slug).template) ? endOfNumber(text, end) : end;
}
