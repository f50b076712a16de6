import { segmentsInWords } from '../keywords/changes/segments-in-words.ts';
import type { Segment } from '../keywords/model.ts';
import { escapeDiscord, escapeMarkdown } from './escape.ts';
import type { QuotationFormat } from './quote.ts';

/** A passage of a comparison, for quoting. */
export interface QuotedPassage {
  /** Its name and what became of it: `Ruling 1, was ruling 4, reworded`. */
  title: string;
  segments: readonly Segment[];
}

/** The changes between two wordings, or some of them, for quoting. */
export interface QuotedChange {
  /** The name of the keyword: `Bombard`, or, across a rename, `Elude and Precision`. */
  name: string;
  passages: readonly QuotedPassage[];
  /** The sources of the two wordings: `Keyword list, wording de31cee9, to Glossary, wording b2e891df`. */
  wordings: string;
  /** Permanent address of the comparison. */
  url: string;
}

/**
 * Quotes a change for pasting into a format, so that readers see the deletions and insertions, with each side
 * character for character: strikethrough and bold on Discord, `<del>` and `<ins>` in Markdown, whose own signs cannot
 * mark part of a word, `[-gone-]` and `{+come+}` in plain text.
 */
export function quoteChange(
  format: QuotationFormat,
  { name, passages, wordings, url }: QuotedChange,
): string {
  if (format === 'text') {
    const told = passages.map(({ title, segments }) => `${title}: ${segmentsInWords(segments)}`);
    return [name, ...told, `${wordings}: ${url}`].join('\n');
  }
  const { write, gone, come, lineEnd, gap } = marked[format];
  const quoted = passages.map(({ title, segments }) => {
    const text = segments.map((segment) => {
      const [open, close] = { '=': ['', ''], '-': gone, '+': come }[segment.op];
      return `${open}${write(segment.text)}${close}`;
    });
    return `${write(title)}: ${text.join('').replace(/\r\n|\n|\r/g, lineEnd)}`;
  });
  // Angle brackets keep Discord from showing a preview of the page under the quotation.
  const origin = format === 'discord' ? `${write(wordings)}: <${url}>` : `[${write(wordings)}](${url})`;
  return `> ${[`**${write(name)}**`, ...quoted, origin].join(gap)}`;
}

/** The marks of each format for deletions and insertions, and for further lines or paragraphs of a quotation. */
const marked = {
  markdown: {
    write: escapeMarkdown,
    gone: ['<del>', '</del>'],
    come: ['<ins>', '</ins>'],
    lineEnd: '  \n> ',
    gap: '\n>\n> ',
  },
  discord: {
    // A final tilde would be read as part of the closing sign, even when escaped.
    write: (text: string) => escapeDiscord(text).replace(/~$/, '~\u200b'),
    gone: ['~~', '~~'],
    come: ['**', '**'],
    lineEnd: '\n> ',
    gap: '\n> ',
  },
} as const;
