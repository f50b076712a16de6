import { isDay } from '../../text/said/day.ts';

/**
 * Reads a day as the keyword list writes it, month first (`5/23/2021`), or in ISO form.
 * @returns the ISO date; null where it is no calendar day
 */
export function readDay(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) && !iso.startsWith('0') ? iso : null;
}
