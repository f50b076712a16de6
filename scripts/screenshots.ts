import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

/** Pictures of the pages of a running site, to be looked at: each at 360 and 1280 px, light and dark. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:4321' },
    out: { type: 'string', default: '.bench/look' },
  },
});
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width, height: width === 360 ? 640 : 800 },
      colorScheme,
    });
    for (const address of positionals) {
      await page.goto(new URL(address, values.url).href, { waitUntil: 'networkidle' });
      const name = address.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home';
      await page.screenshot({ path: `${values.out}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
