import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Makes an empty folder that is gone once the test has ended; to be asked for in a test, or before each.
 * @param parent where; without it among the temporary files of the machine
 */
export function temporaryFolder(parent?: string): string {
  const folder = makeFolder(parent);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same, gone once all tests of a file, or of a group, have ended; to be asked for around them. */
export function temporaryFolderOfAll(parent?: string): string {
  const folder = makeFolder(parent);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function makeFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'keywords-'));
}
