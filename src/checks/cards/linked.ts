import { cutAt, type Mention, type Piece } from '../../keywords/mentions.ts';
import { escapeHtml, escapeMarkdown } from '../../keywords/text/escape.ts';

/** The ways in which linked text is given back. */
export type LinkFormat = 'markdown' | 'html' | 'bbcode' | 'notes' | 'discord';

/** What a link leads to. */
export interface LinkTarget {
  url: string;
  template: string;
  meaning: string;
}

type Writer = { text(value: string): string; link(value: string, url: string): string };

const writers: Record<Exclude<LinkFormat, 'notes'>, Writer> = {
  markdown: {
    text: (value) => escapeMarkdown(value).replace(/\r\n|\n|\r/g, '  \n'),
    link: (value, url) => `[${escapeMarkdown(value)}](${url})`,
  },
  html: {
    text: (value) => escapeHtml(value).replace(/\r\n|\n|\r/g, '<br>\n'),
    link: (value, url) => `<a href="${escapeHtml(url)}">${escapeHtml(value)}</a>`,
  },
  bbcode: {
    text: (value) => value,
    link: (value, url) => `[url=${url}]${value}[/url]`,
  },
  discord: {
    text: escapeMarkdown,
    // Angle brackets keep Discord from unfolding a preview of each page.
    link: (value, url) => `[${escapeMarkdown(value)}](<${url}>)`,
  },
};

/**
 * Writes a text with every keyword linked.
 * @param targetOf what a slug leads to
 */
export function formatLinked(
  format: LinkFormat,
  text: string,
  mentions: readonly Mention[],
  targetOf: (slug: string) => LinkTarget,
): string {
  const pieces = cutAt(text, mentions);
  if (format === 'notes') return withNotes(pieces, targetOf);
  const writer = writers[format];
  return pieces
    .map(({ text: value, slug }) => (slug ? writer.link(value, targetOf(slug).url) : writer.text(value)))
    .join('');
}

/** Plain text: a number behind the first mention of each keyword, and what each means under the text. */
function withNotes(pieces: readonly Piece[], targetOf: (slug: string) => LinkTarget): string {
  const slugs = [...new Set(pieces.flatMap(({ slug }) => slug ?? []))];
  const noted = new Set<string>();
  const body = pieces.map(({ text, slug }) => {
    if (!slug || noted.has(slug)) return text;
    noted.add(slug);
    return `${text} [${slugs.indexOf(slug) + 1}]`;
  });
  const notes = slugs.map((slug, index) => {
    const { template, meaning, url } = targetOf(slug);
    return `[${index + 1}] ${template}: ${meaning} ${url}`;
  });
  return [body.join(''), ...notes].join('\n');
}
