import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const port = 4391;

/** Tests in a real browser, against the site as it was built. `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A made-up page on another origin asks this machine for the script that is put into it.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
