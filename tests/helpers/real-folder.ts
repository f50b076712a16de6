import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach } from 'vitest';
import type { Diagnostic, Severity } from '../../src/keywords/diagnostics/diagnostics.ts';
import { snapshot } from './changed-folder.ts';
import { runIngest } from './run-ingest.ts';
import { writeSeedFolder } from './seed-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The documents alone, before an ingest. */
export const documents = ['sources', 'sources.yaml'];

/** The documents and what an ingest writes of them. */
export const ingested = [...documents, 'keywords', 'changes'];

let seedFolder: string | undefined;

/** Copies the content folder of the seeds alone, ingested: it says the same whatever `content/` has besides. */
export function copySeedFolder(to: string, names: readonly string[] = ['.']): void {
  if (seedFolder === undefined) {
    const made = mkdtempSync(path.join(tmpdir(), 'keywords-'));
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    writeSeedFolder(made);
    const { code, err } = runIngest(made);
    if (code !== 0) throw new Error(err);
    seedFolder = made;
  }
  for (const name of names) cpSync(path.join(seedFolder, name), path.join(to, name), { recursive: true });
}

/**
 * A content folder with the real seeds for each test of a file, and what is done with it.
 * @param names what of it is copied, files or folders; without them all
 */
export function useRealFolder(names: readonly string[] = ['.']) {
  let content: string;
  beforeEach(() => {
    content = temporaryFolder();
    copySeedFolder(content, names);
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
