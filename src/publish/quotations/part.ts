import { withFate } from '../share.ts';
import { markedFormats, type QuotationFormat } from './formats.ts';

/** A part of a wording, for quoting. */
export interface Quotation {
  /** The keyword's name. */
  name: string;
  /** Its name in words: `meaning`, `ruling 1`. */
  part: string;
  /** Character for character. */
  text: string;
  /** Titles of the sources that attest the wording. */
  sources: string;
  /** Id of the revision. */
  revision: string;
  /** What became of the wording; null where the part holds. */
  fate: string | null;
  /** Permanent address of the part in that wording. */
  url: string;
}

/** Quotes a part for pasting into a format, so that readers see its text character for character. */
export function quotePart(
  format: QuotationFormat,
  { name, part, text, sources, revision, fate, url }: Quotation,
): string {
  const origin = `${sources}, wording ${revision}`;
  if (format === 'text') return `${name}, ${part}: ${withFate(text, fate)}\n${origin}: ${url}`;
  const { write, link, lineEnd, gap } = markedFormats[format];
  const lines = write(text).replace(/\r\n|\n|\r/g, lineEnd);
  const became = fate === null ? '' : `${gap}${write(`${fate}.`)}`;
  return `> **${write(name)}**, ${part}: ${lines}${became}${gap}${link(write(origin), url)}`;
}
