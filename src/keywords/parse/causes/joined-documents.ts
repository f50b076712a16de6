import { reportSource, ruleOf } from '../../diagnostics/report.ts';
import type { SourceRule } from '../../diagnostics/source-rules.ts';
import { slugify } from '../../text/slug.ts';
import { detectKind } from '../detect.ts';
import { isSame } from '../lines/page-lines.ts';
import { besideLines, type Cause } from './reading.ts';

/** Rules for lines outside entries: the title of another document may be one. */
export const strayRules: ReadonlySet<SourceRule> = new Set([
  'line-unexpected',
  'text-missing',
  'column-count',
  'footer-skipped',
]);

/** Fewest keywords in common that are no coincidence. */
const fewestShared = 2;

/**
 * Reports two documents in one file, where both what precedes the first unreadable line and what begins with it can be
 * read. They must be of two kinds, or have keywords in common, of which one is enough where the line is a title;
 * otherwise that line is the header of each page.
 */
export const reportJoinedDocuments: Cause = ({ file, kind, context, lines, reading, read }) => {
  const strayLines = reading.messages.flatMap((message) =>
    strayRules.has(ruleOf(message)) ? (message.line ?? []) : [],
  );
  if (strayLines.length === 0) return null;
  const line = strayLines.reduce((one, other) => Math.min(one, other));
  const [upper, lower] = [lines.slice(0, line - 1), lines.slice(line - 1)];
  const { title, ...rest } = context;
  const other = detectKind(lower.join('\n'));
  const above = read(upper);
  const below = read(lower, other, rest);
  if ([above, below].some(({ errors, entries }) => errors > 0 || entries.length < fewestShared)) return null;
  const text = (lines[line - 1] ?? '').trim();
  const titles = [title, lines.find((each) => each.trim() !== '')].flatMap((each) => each ?? []);
  const isTitle = titles.some((each) => isSame(text, each));
  const names = new Set(above.entries.map(({ name }) => slugify(name)));
  const shared = below.entries.filter(({ name }) => names.has(slugify(name)));
  if (other === kind && shared.length < (isTitle ? 1 : fewestShared)) return null;
  const second = { text, line, column: 1, last: lines.length };
  reportSource(file, 'documents-joined', second, second);
  return besideLines(reading, [second]);
};
