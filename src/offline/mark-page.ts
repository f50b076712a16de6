import { dateInWords, localDay } from '../keywords/text/said/day.ts';

/**
 * The place in a page for the note that it comes from a copy. Its quotation marks would be escaped in any text or
 * attribute, so nothing else looks like it.
 */
export const placeOfMark = '<p class="from-copy" role="status" hidden></p>';

/** A day on the reader's own calendar: `21 November 2026`. */
export function dayInWords(date: Date): string {
  return dateInWords(localDay(date));
}

/** Writes into a page which copy it comes from, and changes nothing else. */
export function markPage(html: string, date: Date): string {
  const line = `From your copy of <time datetime="${date.toISOString()}">${dayInWords(date)}</time>`;
  return html.replace(placeOfMark, () => `<p class="from-copy" role="status">${line}</p>`);
}
