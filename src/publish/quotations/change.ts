import { segmentsInWords } from '../../keywords/changes/told/segments-in-words.ts';
import type { Segment } from '../../keywords/model.ts';
import { markedFormats, type QuotationFormat } from './formats.ts';

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
  const { write, gone, come, link, lineEnd, gap } = { ...markedFormats[format], ...changeMarks[format] };
  const quoted = passages.map(({ title, segments }) => {
    const text = segments.map((segment) => {
      const [open, close] = { '=': ['', ''], '-': gone, '+': come }[segment.op];
      return `${open}${write(segment.text)}${close}`;
    });
    return `${write(title)}: ${text.join('').replace(/\r\n|\n|\r/g, lineEnd)}`;
  });
  return `> ${[`**${write(name)}**`, ...quoted, link(write(wordings), url)].join(gap)}`;
}

/** The marks of each format for deletions and insertions. */
const changeMarks = {
  markdown: {
    gone: ['<del>', '</del>'],
    come: ['<ins>', '</ins>'],
  },
  discord: {
    // A final tilde would be read as part of the closing sign, even when escaped.
    write: (text: string) => markedFormats.discord.write(text).replace(/~$/, '~\u200b'),
    gone: ['~~', '~~'],
    come: ['**', '**'],
  },
} as const;
