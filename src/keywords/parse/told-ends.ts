import type { VFile } from 'vfile';
import { linesOf } from '../diagnostics/diagnostics.ts';
import { ruleOf } from '../diagnostics/source-rules.ts';
import { splitLines } from '../text/lines.ts';
import { wholeSentences } from './frame.ts';

/**
 * Takes back the reports that texts stop within a sentence, where something behind the last whole one is reported by
 * itself: a note, a mark of a program.
 */
export function dropToldEnds(file: VFile): void {
  const lines = splitLines(String(file));
  const byLine = Map.groupBy(file.messages, ({ line }) => line);
  const isTold = (line: number) => {
    const [whole = ''] = wholeSentences.exec(lines[line - 1] ?? '') ?? [];
    const others = byLine.get(line)?.filter((message) => ruleOf(message) !== 'text-cut-off') ?? [];
    return others.some(({ fatal, column = 0 }) => fatal !== undefined && column > whole.length);
  };
  file.messages = file.messages.filter(
    (message) => ruleOf(message) !== 'text-cut-off' || !linesOf(message).every(isTold),
  );
}
