import type { VFileMessage } from 'vfile-message';
import { ruleOf } from '../../diagnostics/report.ts';
import type { Cause } from './reading.ts';

/** Drops the reports of lines above the entries that only continue a wrapped text. */
export const reportWrapped: Cause = ({ reading: { entries, messages } }) => {
  const first = messages.find((message) => ruleOf(message) === 'text-wrapped')?.line;
  if (first === undefined) return null;
  const isAbove = ({ line = 0 }: VFileMessage) => line < first;
  return {
    entries,
    messages: messages.filter((message) => ruleOf(message) !== 'preamble-skipped' || isAbove(message)),
  };
};
