import type { VFile } from 'vfile';
import { report } from '../source-rules.ts';
import { isDay } from '../text/day.ts';
import type { Line } from './lines.ts';

/**
 * Reads a day as the keyword list writes it, month first: `5/23/2021`.
 * @param recorded the day on which the document was there, where it is known: one that is later is doubted
 * @returns the ISO date; null, with a message on the file, for what is not a day of the calendar
 */
export function readDate(file: VFile, line: Line, recorded: string | null = null): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/.exec(line.text);
  const iso = match ? `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}` : '';
  if (!isDay(iso)) {
    report(file, 'date-invalid', line, { text: line.text });
    return null;
  }
  if (recorded !== null && iso > recorded) report(file, 'date-late', line, { text: line.text, recorded });
  return iso;
}
