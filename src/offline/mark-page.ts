import { dateInWords, localDay } from '../keywords/text/day.ts';

/**
 * Where a page says that it comes from a copy. Its quotation marks keep any text and any attribute from looking like
 * it.
 */
export const placeOfMark = '<p class="from-copy" role="status" hidden></p>';

/** A day on the reader's own calendar: `21 November 2026`. */
export function dayInWords(date: Date): string {
  return dateInWords(localDay(date));
}

/** Writes into a page from which copy it is; nothing else of it changes. */
export function markPage(html: string, date: Date): string {
  const line = `From your copy of <time datetime="${date.toISOString()}">${dayInWords(date)}</time>`;
  return html.replace(placeOfMark, () => `<p class="from-copy" role="status">${line}</p>`);
}
