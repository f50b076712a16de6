import type { VFile } from 'vfile';
import { reportAlike, reportSource } from '../diagnostics/report.ts';
import { splitLines } from '../text/lines.ts';
import { drawn, type Line } from './lines/lines.ts';

/** Notes lines that are drawn separators, with no content. */
export function reportDrawn(file: VFile): void {
  for (const [index, line] of splitLines(String(file)).entries())
    if (drawn.test(line.trim()))
      reportSource(file, 'drawn-skipped', { line: index + 1, column: 1 }, { text: line.trim() });
}

/**
 * Notes signs before lines that were not taken into the entries: the first, how many more lines had one, and the last.
 */
export function reportBullets(file: VFile, lines: readonly Line[]): void {
  const document = splitLines(String(file));
  const bullets = lines.flatMap(({ line, column }) => {
    const before = (document[line - 1] ?? '').slice(0, column - 1);
    return before.trim() === '' ? [] : { text: before.trim(), line, column: before.search(/\S/) + 1 };
  });
  reportAlike(file, 'bullets-skipped', bullets);
}
