import { reportAlike, reportSource, ruleOf } from '../../diagnostics/report.ts';
import type { SourceRule } from '../../diagnostics/source-rules.ts';
import { sourceKinds } from '../../kinds.ts';
import type { Entry } from '../../model.ts';
import { detectKind } from '../detect.ts';
import type { Cause } from './reading.ts';

/**
 * Reports a document of another kind: one that can be read as that kind without an error, and with headings where that
 * kind has them.
 */
export const reportKind: Cause = ({ file, kind, lines, reading, read }) => {
  const looksLike = detectKind(String(file));
  if (looksLike === kind || reading.errors === 0) return null;
  const { entries, errors, messages } = read(lines, looksLike, {});
  if (entries.length === 0 || errors > 0 || messages.some((each) => headingRules.has(ruleOf(each))))
    return null;
  reportSource(file, 'kind-differs', { line: 1, column: 1 }, { kind, looksLike });
  return { entries: [], messages: [] };
};

/** Rules for headings that are not as their kind has them. */
const headingRules: ReadonlySet<SourceRule> = new Set(['heading-lost', 'heading-run-in', 'heading-skipped']);

/** Reports entries that are written as in a document of another kind, and then whatever else is wrong. */
export const reportForeign: Cause = ({ file, kind, lines, reading: { entries, faults }, read }) => {
  if (entries.length === 0) return null;
  const rest = withoutEntries(lines, entries);
  // A line with its tab is a glossary row, whatever else is wrong with it.
  const isForeign = ({ line }: Entry) => kind !== 'glossary' || !lines[line - 1]?.includes('\t');
  const foreign = sourceKinds
    .filter((other) => other !== kind)
    .map((other) => ({ other, entries: read(rest, other, {}).entries.filter(isForeign) }))
    .filter((each) => each.entries.length > 0);
  if (foreign.length === 0) return null;
  const left = withoutEntries(
    lines,
    foreign.flatMap((each) => each.entries),
  );
  const own = read(left);
  if (own.faults >= faults) return null;
  for (const { other, entries } of foreign) {
    const told = entries.map((entry) => ({ ...entry, text: entry.name, kind, like: other }));
    reportAlike(file, 'form-foreign', told);
  }
  return own;
};

/** The lines of a document, with those of some entries blanked, so that all keep their numbers. */
function withoutEntries(lines: readonly string[], entries: readonly Entry[]): string[] {
  const left = [...lines];
  for (const { line, textLine } of entries) left.fill('', line - 1, textLine);
  return left;
}
