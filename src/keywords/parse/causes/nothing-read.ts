import { reportSource } from '../../diagnostics/report.ts';
import type { Cause } from './reading.ts';

/** Most errors to report one by one: each may be a slip, and says what to fix. */
const mostTold = 5;

/**
 * Reports a document of which nothing could be read, for many reasons or an unknown one, at the place where it begins.
 */
export const reportNothingRead: Cause = ({ file, kind, lines, reading: { entries, errors, messages } }) => {
  const wrong = messages.flatMap(({ fatal, line }) => (fatal ? (line ?? []) : [])).sort((a, b) => a - b);
  const [first] = wrong;
  if (entries.length > 0 || errors <= mostTold || first === undefined) return null;
  const text = (lines[first - 1] ?? '').trim();
  const told = { text, line: first, column: 1, more: errors - 1, last: wrong.at(-1) ?? first };
  if (kind === 'glossary')
    reportSource(file, 'column-count', told, { ...told, columns: text.split('\t').length });
  else reportSource(file, 'line-unexpected', told, { ...told, within: kind });
  return { entries, messages: [] };
};
