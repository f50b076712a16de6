import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Command lines are started by the hundred: what they are compiled to is kept, which takes half of their start.
process.env.NODE_COMPILE_CACHE ??= path.resolve('.test/compiled');

export default defineConfig({
  test: {
    // Most tests wait for a command that they have started.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/{unit,property}/**/*.test.ts'],
          testTimeout: 20_000,
          // No test leaves anything changed: what they share is loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/site/setup.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
