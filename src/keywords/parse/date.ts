import type { VFile } from 'vfile';
import { report } from '../source-rules.ts';
import { isDay } from '../text/day.ts';
import type { Line } from './lines.ts';
import type { Context } from './pieces.ts';

/**
 * Reads a day as the keyword list writes it, month first: `5/23/2021`.
 * @param context the days on which the document was there, where they are known: one that is later is doubted
 * @returns the ISO date; null, with a message on the file, for what is not a day of the calendar
 */
export function readDate(file: VFile, line: Line, { published, recorded }: Context = {}): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/.exec(line.text);
  const iso = match ? `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}` : '';
  if (!isDay(iso)) {
    report(file, 'date-invalid', line, { text: line.text });
    return null;
  }
  const day = published ?? recorded;
  const was = published ? 'published' : 'recorded';
  if (day && iso > day) report(file, 'date-late', line, { text: line.text, day, was });
  return iso;
}
