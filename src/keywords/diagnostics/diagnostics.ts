import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Point } from '../text/point.ts';

/**
 * How bad a finding is. Errors stop an ingest and make a command fail, warnings do not; `info` is only for `--json`.
 */
export type Severity = 'error' | 'warning' | 'info';

/** The word that people see for each severity. Programs read the severity itself. */
export const severityLabels: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'hint' };

/** A rule that can be broken. Its id, the key in its table, is permanent: tests, scripts and people rely on it. */
export interface Rule<Facts> {
  severity: Severity;
  /** The message, in words that a player understands: what was found, and what was expected. */
  says: (facts: Facts) => string;
  /** What to do about it, in one line; the same wherever the rule is broken. */
  advice: string;
}

/** The rules of one area by id. */
export type Rules = Record<string, Rule<never>>;

/** The facts that a rule of a table needs for its message. */
export type FactsOf<Table extends Rules, Id extends keyof Table> = {
  [Each in Id]: Table[Each] extends Rule<infer Facts> ? Facts : never;
}[Id];

/** One finding as the command lines print it with `--json`. */
export interface Diagnostic {
  file: string;
  line: number | null;
  column: number | null;
  severity: Severity;
  rule: string;
  message: string;
  advice: string | null;
}

/** A place in a document, and all lines of which the same is said there. */
interface Place extends Point {
  lines?: readonly number[];
}

/** The lines of messages about more than one. */
const linesTold = new WeakMap<VFileMessage, readonly number[]>();

/** All lines that a message is about, though it names but the first and the last. */
export function linesOf(message: VFileMessage): readonly number[] {
  return linesTold.get(message) ?? (message.line === undefined ? [] : [message.line]);
}

/** All lines of a document that some messages are about. */
export function linesWith(file: VFile, isMeant: (message: VFileMessage) => boolean): ReadonlySet<number> {
  return new Set(file.messages.flatMap((message) => (isMeant(message) ? linesOf(message) : [])));
}

/** The message of a rule. */
export function sentenceOf<Table extends Rules, Id extends keyof Table>(
  rules: Table,
  id: Id,
  facts: FactsOf<Table, Id>,
): string {
  return (rules[id] as Rule<FactsOf<Table, Id>>).says(facts);
}

/**
 * Creates the function that records on a document that it breaks a rule, and returns the message.
 * @param source the command that reports these findings
 */
export function createReport<Table extends Rules>(source: string, rules: Table) {
  return <Id extends keyof Table & string>(
    file: VFile,
    id: Id,
    place: Place | undefined,
    facts: FactsOf<Table, Id>,
  ): VFileMessage => {
    const { severity, advice } = rules[id] as Table[Id];
    const said = sentenceOf(rules, id, facts);
    const message = withoutStack(() => file.info(said, { ruleId: id, source, ...(place && { place }) }));
    if (severity !== 'info') message.fatal = severity === 'error';
    message.note = advice;
    if (place?.lines) linesTold.set(message, place.lines);
    return message;
  };
}

/** Creates a message without its stack, which nobody sees and which takes seconds for a hundred thousand lines. */
function withoutStack<Message extends Error>(make: () => Message): Message {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The findings of all documents, in the order in which they were recorded. */
export function diagnosticsOf(files: readonly VFile[]): Diagnostic[] {
  return files.flatMap((file) => file.messages.map((message) => toDiagnostic(file, message)));
}

/** Whether there is any error, which stops an ingest. */
export function hasErrors(files: readonly VFile[]): boolean {
  return files.some((file) => file.messages.some((message) => message.fatal));
}

/** The severity of a finding that was recorded on a document. */
export function severityOf({ fatal }: Pick<VFileMessage, 'fatal'>): Severity {
  return fatal ? 'error' : fatal === false ? 'warning' : 'info';
}

/** A finding of a document as the command lines print it with `--json`. */
export function toDiagnostic(file: VFile, message: VFileMessage): Diagnostic {
  return {
    file: file.path,
    line: message.line ?? null,
    column: message.column ?? null,
    severity: severityOf(message),
    rule: message.ruleId ?? '',
    message: message.reason,
    advice: message.note ?? null,
  };
}
