import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import type { Diagnostic, Severity } from '../../src/keywords/diagnostics/diagnostics.ts';
import { snapshot } from './changed-folder.ts';
import { runIngest } from './run-ingest.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The documents alone, before an ingest. */
export const documents = ['sources', 'sources.yaml'];

/** The documents and what an ingest writes of them; `npm run check` holds that it would write just that. */
export const ingested = [...documents, 'keywords', 'changes'];

/**
 * A copy of the real content folder for each test of a file, and what is done with it.
 * @param names what of it is copied, files or folders; without them all
 */
export function useRealFolder(names: readonly string[] = ['.']) {
  let content: string;
  beforeEach(() => {
    content = temporaryFolder();
    for (const name of names)
      cpSync(path.join('content', name), path.join(content, name), { recursive: true });
  });

  const ingest = (...args: string[]) => runIngest(content, ...args);
  return {
    content: () => content,
    /** Where a file of it stands. */
    at: (name: string) => path.join(content, name),
    edit(name: string, change: (text: string) => string): void {
      const file = path.join(content, name);
      writeFileSync(file, change(readFileSync(file, 'utf-8')));
    },
    ingest,
    /** The same for a program: how it ends, what it did, and what it finds. */
    ingestAsJson(...args: string[]) {
      const { code, out } = ingest('--json', ...args);
      const { diagnostics, ...did } = JSON.parse(out);
      const found = (wanted: Severity) =>
        diagnostics.filter(({ severity }: Diagnostic) => severity === wanted);
      return { code, ...did, errors: found('error'), warnings: found('warning') };
    },
    snapshot: () => snapshot(content),
  };
}
