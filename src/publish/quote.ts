import { escapeDiscord, escapeMarkdown } from '../keywords/text/escape.ts';

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
  const isDiscord = format === 'discord';
  const write = isDiscord ? escapeDiscord : escapeMarkdown;
  const lines = write(text).replace(/\r\n|\n|\r/g, isDiscord ? '\n> ' : '  \n> ');
  const body = `> **${write(name)}**, ${part}: ${lines}`;
  // Angle brackets keep Discord from unfolding a preview of the page under the quotation.
  if (isDiscord) return `${body}\n> ${write(origin)}: <${url}>`;
  return `${body}\n>\n> [${write(origin)}](${url})`;
}
