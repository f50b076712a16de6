import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { hasErrors } from '../src/keywords/diagnostics.ts';

/**
 * Prints what was found in documents: first the warnings, last the errors, where they are still on the screen, and then
 * what to do, once for each rule. What is merely said is left to `--json`.
 * @param quiet whether a document without findings goes unnamed
 */
export function printFindings(files: readonly VFile[], { quiet }: { quiet: boolean }): void {
  const shown = files.map(forTerminal);
  for (const group of [
    shown.filter((file) => !hasErrors([file])),
    shown.filter((file) => hasErrors([file])),
  ]) {
    const report = reporter(group, { quiet });
    if (report !== '') console.error(report);
  }
  const messages = shown.flatMap((file) => file.messages);
  const advice = new Map(messages.map(({ ruleId, note }) => [ruleId ?? '', note ?? '']));
  const width = Math.max(0, ...[...advice.keys()].map(({ length }) => length));
  if (advice.size > 0) console.error('\nWhat to do:');
  for (const [rule, note] of advice) console.error(`  ${rule.padEnd(width)}  ${note}`);
}

/** A document with the findings that a terminal shows, without signs in them that would steer it. */
function forTerminal({ path, messages }: VFile): VFile {
  const copy = new VFile({ path });
  for (const { reason, place, ruleId, source, note, fatal } of messages) {
    if (fatal === undefined || fatal === null) continue;
    const harmless = reason.replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : '\ufffd'));
    const message = copy.message(harmless, { place, ruleId, source });
    Object.assign(message, { fatal, note });
  }
  return copy;
}
