import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';

/** Every rule that can be broken, by its lasting id, with how bad that is. Errors stop an ingest, warnings do not. */
export const rules = {
  'manifest-invalid': 'error',
  'source-missing': 'error',
  'source-not-utf8': 'error',
  'source-empty': 'error',
  'line-unexpected': 'error',
  'column-count': 'error',
  'template-missing': 'error',
  'template-mismatch': 'error',
  'text-missing': 'error',
  'name-invalid': 'error',
  'field-repeated': 'error',
  'date-invalid': 'error',
  'entry-repeated': 'error',
  'rename-conflict': 'error',
  'ruling-invalid': 'error',
  'vocabulary-invalid': 'error',
  'revision-collision': 'error',
  'rename-unknown': 'warning',
  'introduction-differs': 'warning',
  'field-missing': 'warning',
  'generated-edited': 'warning',
  'heading-lost': 'info',
  'preamble-skipped': 'info',
} as const satisfies Record<string, Severity>;

export type Severity = 'error' | 'warning' | 'info';
export type Rule = keyof typeof rules;

/** A point in a document, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One finding as the command lines print it with `--json`. */
export interface Diagnostic {
  file: string;
  line: number | null;
  column: number | null;
  severity: Severity;
  rule: string;
  message: string;
}

/**
 * Records that a document breaks a rule.
 * @param message what was found and what was expected, in words that a player understands
 */
export function report(file: VFile, rule: Rule, place: Place | undefined, message: string): void {
  const severity = rules[rule];
  const options = { ruleId: rule, source: 'ingest', ...(place && { place }) };
  if (severity === 'info') file.info(message, options);
  else file.message(message, options).fatal = severity === 'error';
}

/** The findings of all documents, in the order in which they were made. */
export function diagnosticsOf(files: readonly VFile[]): Diagnostic[] {
  return files.flatMap((file) => file.messages.map((message) => toDiagnostic(file, message)));
}

/** Whether anything was found that must not be ingested. */
export function hasErrors(files: readonly VFile[]): boolean {
  return files.some((file) => file.messages.some((message) => message.fatal));
}

function toDiagnostic(file: VFile, message: VFileMessage): Diagnostic {
  return {
    file: file.path,
    line: message.line ?? null,
    column: message.column ?? null,
    severity: message.fatal ? 'error' : message.fatal === false ? 'warning' : 'info',
    rule: message.ruleId ?? '',
    message: message.reason,
  };
}
