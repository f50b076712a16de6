import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tests/browser/needed.ts';
import { ports } from './tests/browser/ports.ts';

/** Tests in a real browser, against sites that are built for them. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Other work on a machine makes everything slower; what must be quick is measured by the bench.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${ports.seeds}`,
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: 'node tests/browser/serve-sites.ts',
    url: `http://localhost:${ports.another}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
