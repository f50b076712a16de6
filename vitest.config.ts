import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Command lines are started by the hundred: what they are compiled to is kept, which takes half of their start.
process.env.NODE_COMPILE_CACHE ??= path.resolve('.test/compiled');
// What tests write is gone after them: where a machine has a folder in memory, no disk need hold it meanwhile.
if (existsSync('/dev/shm')) process.env.TMPDIR ??= '/dev/shm';

/** Tests that take a quarter of a minute and more. */
const long =
  /\/(?:big-inputs|commands|failed-ingest|generated-files|ledger|one-of-each|renames|refused)\.test\.ts$/;

/** Starts with the long ones, so that none is left to one core at the end; Vitest goes by size on a fresh machine. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Most tests wait for a command that they have started.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/{unit,property}/**/*.test.ts'],
          // A machine with other work is slow; what never ends is found all the same.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // No test leaves anything changed: what they share is loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/site/setup.ts',
          // Many build sites, for which a machine with other work takes its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
