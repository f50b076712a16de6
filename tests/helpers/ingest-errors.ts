import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Diagnostic } from '../../src/keywords/diagnostics/diagnostics.ts';
import { runIngest } from './run-ingest.ts';

/** Runs the ingest on the real sources in a content folder with something wrong in it, and gives the errors for which it stops. */
export function ingestErrors(content: string): Diagnostic[] {
  cpSync('content/sources', path.join(content, 'sources'), { recursive: true });
  cpSync('content/sources.yaml', path.join(content, 'sources.yaml'));
  const { code, out } = runIngest(content, '--json');
  expect(code).toBe(1);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(out);
  return diagnostics.filter(({ severity }) => severity === 'error');
}
