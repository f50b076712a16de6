import { segmentsInWords } from '../keywords/changes/segments-in-words.ts';
import type { Segment } from '../keywords/model.ts';
import { escapeDiscord, escapeMarkdown } from './escape.ts';
import type { QuotationFormat } from './quote.ts';

/** A passage of a comparison, as one quotes it. */
export interface QuotedPassage {
  /** What it is and what became of it: `Ruling 1, was ruling 4, reworded`. */
  title: string;
  segments: readonly Segment[];
}

/** What changed between two wordings, or a part of it, as one quotes it. */
export interface QuotedChange {
  /** Whose change it is: `Bombard`, or, across a rename, `Elude and Precision`. */
  name: string;
  passages: readonly QuotedPassage[];
  /** Who attests the two wordings: `Keyword list, wording de31cee9, to Glossary, wording b2e891df`. */
  wordings: string;
  /** Address of the comparison, for ever. */
  url: string;
}

/**
 * Quotes a change so that, pasted into what the format is for, a reader sees what went and what came, and each side of
 * it character for character: struck and bold on Discord, `<del>` and `<ins>` in Markdown, whose own signs mark no
 * piece of a word, `[-gone-]` and `{+come+}` where nothing can be marked.
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
  // Angle brackets keep Discord from unfolding a preview of the page under the quotation.
  const origin = format === 'discord' ? `${write(wordings)}: <${url}>` : `[${write(wordings)}](${url})`;
  return `> ${[`**${write(name)}**`, ...quoted, origin].join(gap)}`;
}

/** How a format marks what went and what came, and goes on in the next line or paragraph of a quotation. */
const marked = {
  markdown: {
    write: escapeMarkdown,
    gone: ['<del>', '</del>'],
    come: ['<ins>', '</ins>'],
    lineEnd: '  \n> ',
    gap: '\n>\n> ',
  },
  discord: {
    // A tilde at the end would be taken for a piece of the sign that closes, whatever stands in front of it.
    write: (text: string) => escapeDiscord(text).replace(/~$/, '~\u200b'),
    gone: ['~~', '~~'],
    come: ['**', '**'],
    lineEnd: '\n> ',
    gap: '\n> ',
  },
} as const;
