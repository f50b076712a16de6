import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder that is gone once the test has ended; to be asked for in a test, or before each. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keywords-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
