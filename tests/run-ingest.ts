import { spawnSync } from 'node:child_process';

/** Runs the ingest on a content folder as a person does: how it ends, and what it says. */
export function runIngest(content: string, ...args: string[]) {
  const script = ['scripts/ingest.ts', '--content', content, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf-8' });
  return { code: status, out: stdout, err: stderr };
}
