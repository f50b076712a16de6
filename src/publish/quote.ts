import { escapeMarkdown } from '../keywords/text/escape.ts';

/** A part of a wording, as one quotes it. */
export interface Quotation {
  /** The keyword's name. */
  name: string;
  /** In words: `meaning`, `ruling 1`. */
  part: string;
  /** Character for character. */
  text: string;
  /** Titles of the sources that attest the wording. */
  sources: string;
  /** Id of the revision. */
  revision: string;
  /** Address of the part in that wording, for ever. */
  url: string;
}

/** The ways in which a quotation can be pasted. */
export const quotationFormats = ['text', 'markdown', 'discord'] as const;
export type QuotationFormat = (typeof quotationFormats)[number];

/** Quotes a part so that, pasted into what the format is for, a reader sees its text character for character. */
export function quote(
  format: QuotationFormat,
  { name, part, text, sources, revision, url }: Quotation,
): string {
  const origin = `${sources}, revision ${revision}`;
  if (format === 'text') return `${name}, ${part}: ${text}\n${origin}: ${url}`;
  const body = `> **${escapeMarkdown(name)}**, ${part}: ${escapeMarkdown(text)}`;
  // Angle brackets keep Discord from unfolding a preview of the page under the quotation.
  if (format === 'discord') return `${body}\n> ${escapeMarkdown(origin)}: <${url}>`;
  return `${body}\n>\n> [${escapeMarkdown(origin)}](${url})`;
}
