import { reportAlike, ruleOf } from '../../diagnostics/report.ts';
import { fewestAlike } from '../lines/alike.ts';
import type { Cause } from './reading.ts';

/** The gap between two columns of a page. */
const between = /(?<=\S) {3,}(?=\S)/;

/**
 * Reports a page of two columns that was copied line by line: reordering its columns on trial leaves nothing else
 * wrong.
 */
export const reportColumns: Cause = ({ file, kind, lines, reading: { errors }, read }) => {
  if (kind === 'glossary' || errors === 0) return null;
  const rows = lines.map((text, index) => {
    const found = between.exec(text);
    const gap = found?.[0] ?? '';
    const left = text.slice(0, found?.index);
    return {
      left,
      right: text.slice(left.length + gap.length),
      text: gap,
      line: index + 1,
      column: left.length + 1,
    };
  });
  const torn = rows.filter(({ text }) => text !== '');
  const starts = Map.groupBy(torn, ({ column, text }) => column + text.length);
  const areBelow = [...starts.values()].some(
    ({ length }) => length >= fewestAlike && 2 * length > torn.length,
  );
  if (!areBelow) return null;
  const inTurn = read([...rows.map(({ left }) => left), ...rows.map(({ right }) => right)]);
  if (inTurn.errors > errors || inTurn.messages.some((message) => ruleOf(message) === 'source-empty'))
    return null;
  reportAlike(file, 'signs-left', torn);
  return { entries: [], messages: [] };
};
