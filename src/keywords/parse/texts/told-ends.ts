import type { VFile } from 'vfile';
import { linesOf } from '../../diagnostics/diagnostics.ts';
import { ruleOf } from '../../diagnostics/report.ts';
import type { Point } from '../../text/point.ts';
import { wholeSentences } from '../../text/sentences.ts';
import { fewestAlike } from '../lines/alike.ts';

/**
 * Takes back the reports that texts stop within a sentence, where what is behind the last whole one is reported by
 * itself: a note, a mark of a program.
 * @param told the places of whatever else is reported
 * @param lines all lines of the document
 */
export function dropToldEnds(file: VFile, told: readonly Point[], lines: readonly string[]): void {
  const byLine = Map.groupBy(told, ({ line }) => line);
  const isTold = (line: number) => {
    const [whole = ''] = wholeSentences.exec(lines[line - 1] ?? '') ?? [];
    return byLine.get(line)?.some(({ column }) => column > whole.length) ?? false;
  };
  // What is behind all texts has a reason of its own.
  dropEnds(file, (all) => all.length < fewestAlike && all.every(isTold));
}

/**
 * Takes back reports that texts stop within a sentence.
 * @param areTold whether there is another reason for that on all lines of one of them
 */
export function dropEnds(file: VFile, areTold: (lines: readonly number[]) => boolean): void {
  file.messages = file.messages.filter(
    (message) => ruleOf(message) !== 'text-cut-off' || !areTold(linesOf(message)),
  );
}
