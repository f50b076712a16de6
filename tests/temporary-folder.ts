import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Makes an empty folder that is gone once the test has ended; to be asked for in a test, or before each. */
export function temporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an empty folder that is gone once all tests of a file, or of a group, have ended; to be asked for around them. */
export function temporaryFolderOfAll(): string {
  const folder = makeFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function makeFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'keywords-'));
}
