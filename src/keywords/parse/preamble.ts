import type { VFile } from 'vfile';
import { report } from '../source-rules.ts';
import { foldTypography } from '../text/typography.ts';
import type { Line } from './lines.ts';

/** No title ends as a sentence does; an entry whose heading or template has a slip would. */
const endsSentence = /[.!?]["”'’)\]]*$/;

/**
 * Accounts for the lines above the first entry: the title, and at most a site name above that. What was passed over is
 * said; any further line is an error, since it might be a heading whose text is lost.
 * @param title the title by the manifest, where there is one: it tells which line is the last that belongs here
 */
export function readPreamble(file: VFile, lines: readonly Line[], title: string | undefined): void {
  const titleIndex = lines.findIndex((line) => title && foldTypography(line.text) === foldTypography(title));
  const allowed = titleIndex === -1 ? 2 : Math.min(titleIndex + 1, 2);
  for (const [index, line] of lines.entries()) {
    if (index < allowed && !endsSentence.test(line.text))
      report(file, 'preamble-skipped', line, { text: line.text });
    else report(file, 'line-unexpected', line, { text: line.text, within: 'preamble' });
  }
}
