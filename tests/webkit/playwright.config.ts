import { defineConfig } from '@playwright/test';
import { ports } from '../browser/ports.ts';

/** Tests in the engine of Safari, against the sites that are built for those in the other browsers. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: 'node tests/browser/serve-sites.ts',
    cwd: '../..',
    url: `http://localhost:${ports.another}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
