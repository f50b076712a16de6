import { escapeDiscord, escapeMarkdown } from './escape.ts';

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

/** What became of a sentence that somebody claimed. */
export interface QuotedAnswer {
  /** As it was claimed. */
  claimed: string;
  /** What a judge says of it. */
  says: string;
  /** Where it stands or stood, and, where other words hold in its place, those; nothing where no source has it. */
  where: string | null;
  now: string | null;
  /** All of what the rules say there, where it is claimed in part, or with a number or a name put in. */
  inFull: string | null;
  /** Address of the wording that has it, for ever. */
  url: string | null;
}

/** Quotes an answer so that, pasted into what the format is for, a reader sees each text character for character. */
export function quoteAnswer(
  format: QuotationFormat,
  { claimed, says, where, now, inFull, url }: QuotedAnswer,
): string {
  const isText = format === 'text';
  const write = format === 'discord' ? escapeDiscord : isText ? (text: string) => text : escapeMarkdown;
  const facts = [
    isText ? `${says}.` : `**${write(says)}.**`,
    where && `${write(where)}.`,
    now && `Now: “${write(now)}”`,
    inFull && `All of it: “${write(inFull)}”`,
  ];
  const answer = facts.filter(Boolean).join(' ');
  const address = url && (isText ? url : `<${url}>`);
  const gap = format === 'markdown' ? '\n\n' : '\n';
  return [`${isText ? '' : '> '}“${write(claimed)}”`, answer, address].filter(Boolean).join(gap);
}

/** Quotes a part so that, pasted into what the format is for, a reader sees its text character for character. */
export function quotePart(
  format: QuotationFormat,
  { name, part, text, sources, revision, url }: Quotation,
): string {
  const origin = `${sources}, wording ${revision}`;
  if (format === 'text') return `${name}, ${part}: ${text}\n${origin}: ${url}`;
  const isDiscord = format === 'discord';
  const write = isDiscord ? escapeDiscord : escapeMarkdown;
  const lines = write(text).replace(/\r\n|\n|\r/g, isDiscord ? '\n> ' : '  \n> ');
  const body = `> **${write(name)}**, ${part}: ${lines}`;
  // Angle brackets keep Discord from unfolding a preview of the page under the quotation.
  if (isDiscord) return `${body}\n> ${write(origin)}: <${url}>`;
  return `${body}\n>\n> [${write(origin)}](${url})`;
}
