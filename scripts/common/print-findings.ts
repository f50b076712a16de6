import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { reporter } from 'vfile-reporter';
import { hasErrors, severityLabels, severityOf } from '../../src/keywords/diagnostics/diagnostics.ts';
import { inFigures } from '../../src/keywords/text/said/counted.ts';
import { harmless } from '../../src/keywords/text/signs/characters.ts';

/** Most findings of one document to print: a person reads no more at once, and a terminal keeps no more. */
const mostShown = 50;

/** Most findings of one rule that may be separate slips; of more than that, only a few are printed. */
const mostAlike = 10;
const fewOfMany = 3;

/** The reporter's label for a hint: at the beginning of a line, after its place; with or without colours. */
const infoLabel = /(?<=^ *\d+:\d+ +\S*?)info(?=\S* )/gm;

/**
 * Prints the findings of documents: warnings first, errors last, where they are still on the screen, and then what to
 * do, once for each rule. Notes are left to `--json`, and so is what a long report leaves out.
 * @param quiet whether to omit documents without findings
 * @param hints whether to print notes, too
 * @param abridged whether many findings of one rule in a document have a common cause, which printing all of them
 *   would hide; then only a few are printed
 */
export function printFindings(
  files: readonly VFile[],
  { quiet, hints = false, abridged = false }: { quiet: boolean; hints?: boolean; abridged?: boolean },
): void {
  const all = files.map((file) => ({ file, isWrong: hasErrors([file]), ...chosen(file, hints, abridged) }));
  for (const wrong of [false, true]) {
    const group = all.filter(({ isWrong }) => isWrong === wrong);
    const report = reporter(
      group.map(({ file, messages }) => forTerminal(file, messages)),
      { quiet, ...(process.env.NO_COLOR && { color: false }) },
    );
    if (report !== '') console.error(report.replace(infoLabel, severityLabels.info));
    for (const { file, left } of group)
      if (left > 0) console.error(`${harmless(file.path)}: … and ${inFigures(left)} more; --json has all`);
  }
  const advice = new Map<string, string>();
  for (const { messages } of all)
    for (const { ruleId, note } of messages) advice.set(ruleId ?? '', note ?? '');
  const width = Math.max(0, ...[...advice.keys()].map(({ length }) => length));
  if (advice.size > 0) console.error('\nWhat to do:');
  for (const [rule, note] of advice) console.error(`  ${rule.padEnd(width)}  ${note}`);
}

/**
 * The findings of a document to print, in order, preferring errors where there are too many; and how many are left
 * out.
 */
function chosen(
  { messages }: VFile,
  hints: boolean,
  abridged: boolean,
): { messages: VFileMessage[]; left: number } {
  const found = messages.filter((message) => hints || severityOf(message) !== 'info');
  const isError = (message: VFileMessage) => severityOf(message) === 'error';
  const ofRule = Map.groupBy(found, ({ ruleId }) => ruleId);
  const few = new Set(
    [...ofRule.values()].flatMap((alike) =>
      abridged && alike.length > mostAlike ? alike.slice(0, fewOfMany) : alike,
    ),
  );
  const unlike = found.filter((message) => few.has(message));
  const errors = unlike.filter(isError).slice(0, mostShown);
  const others = unlike.filter((message) => !isError(message)).slice(0, mostShown - errors.length);
  const shown = new Set([...errors, ...others]);
  return { messages: found.filter((message) => shown.has(message)), left: found.length - shown.size };
}

/** A document with some of its findings, without characters that would control a terminal. */
function forTerminal({ path }: VFile, messages: readonly VFileMessage[]): VFile {
  const copy = new VFile({ path: harmless(path) });
  for (const message of messages) sayAgain(copy, message, harmless(message.reason));
  return copy;
}

/** Records a finding of one document on another, in other words. */
export function sayAgain(file: VFile, finding: VFileMessage, words: string): void {
  const { place, ruleId, source, note, fatal } = finding;
  Object.assign(file.message(words, { place, ruleId, source }), { fatal, note });
}
