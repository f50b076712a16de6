import { escapeDiscord, escapeMarkdown } from '../escape.ts';

/** The ways in which a quotation can be pasted. */
export const quotationFormats = ['text', 'markdown', 'discord'] as const;
export type QuotationFormat = (typeof quotationFormats)[number];

/** How a format in which a quotation is marked, each line with `>`, writes its pieces. */
interface MarkedFormat {
  /** Escapes a text, so that it is shown character for character. */
  write(text: string): string;
  /** @param words that are escaped already */
  link(words: string, url: string): string;
  /** Ends a line within a paragraph of the quotation. */
  lineEnd: string;
  /** Stands between two paragraphs of the quotation. */
  gap: string;
}

export const markedFormats: Record<Exclude<QuotationFormat, 'text'>, MarkedFormat> = {
  markdown: {
    write: escapeMarkdown,
    link: (words, url) => `[${words}](${url})`,
    lineEnd: '  \n> ',
    gap: '\n>\n> ',
  },
  discord: {
    write: escapeDiscord,
    link: (words, url) => `${words}: ${withoutPreview(url)}`,
    lineEnd: '\n> ',
    gap: '\n> ',
  },
};

/** An address in angle brackets: they keep Discord from unfolding a preview of the page. */
export function withoutPreview(url: string): string {
  return `<${url}>`;
}
