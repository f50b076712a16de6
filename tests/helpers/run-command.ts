import { createSyncFn } from 'synckit';

/** How a command ended, and what it wrote. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/**
 * Runs a command line, by the name of its script, in a thread that has loaded what commands share: a process of its own
 * for each of the hundreds that tests run takes them minutes. How commands do as processes, commands.test.ts holds.
 */
export const runCommand: (script: string, args: readonly string[]) => Ended = createSyncFn(
  new URL('command-thread.ts', import.meta.url),
  { timeout: 100_000 },
);
