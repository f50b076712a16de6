import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Point } from '../text/point.ts';
import { firstOfAlike } from './alike.ts';
import { createReport, type Diagnostic, type FactsOf } from './diagnostics.ts';
import { type SourceRule, sourceRules } from './source-rules.ts';

/** Records on a source that it breaks a rule. */
export const reportSource = createReport('ingest', sourceRules);

/**
 * Records that lines of a source break a rule, once for all with the same fault, at the first of them.
 * @param lines each with the facts for the message, except how many more there are
 * @param wayOf the fault of a line; without it, all lines have the same one
 */
export function reportAlike<
  Id extends SourceRule,
  Line extends Point & Omit<FactsOf<typeof sourceRules, Id>, 'more' | 'last'>,
>(file: VFile, id: Id, lines: readonly Line[], wayOf?: (line: Line) => unknown): void {
  for (const each of firstOfAlike(lines, wayOf))
    reportSource(file, id, each, each as unknown as FactsOf<typeof sourceRules, Id>);
}

/** The rule behind a finding in a source. */
export function ruleOf(found: Pick<VFileMessage, 'ruleId'> | Pick<Diagnostic, 'rule'>): SourceRule {
  return ('rule' in found ? found.rule : found.ruleId) as SourceRule;
}
