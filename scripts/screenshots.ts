import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { inChromium } from './common/browsers.ts';
import { CommandError, runCommand, UsageError } from './common/command.ts';

await runCommand({
  usage: `Usage: npm run screenshots -- ADDRESS… [--url URL] [--out DIR]

Takes screenshots of pages of a running site: each at 360 and 1280 px, light and dark.

  ADDRESS    the page within the site, such as /keywords/bombard/
  --url URL  where the site is served (default: http://localhost:4321)
  --out DIR  the folder for the pictures (default: .bench/look)
`,
  options: {
    url: { type: 'string', default: 'http://localhost:4321' },
    out: { type: 'string', default: '.bench/look' },
  },
  allowPositionals: true,
  async run({ values: { url, out }, positionals: addresses }) {
    if (addresses.length === 0) throw new UsageError('Found no address, expected at least one');
    if (!URL.canParse(url)) throw new UsageError(`Found “${url}”, expected the address of a site`);
    await expectServed(url);
    mkdirSync(out, { recursive: true });
    await inChromium((browser) => takePictures(browser, addresses, url, out));
    return true;
  },
});

async function expectServed(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  if (!answer) throw new CommandError(`Found no site at ${url}, expected one that is served. Run: npm start`);
}

async function takePictures(browser: Browser, addresses: string[], url: string, out: string): Promise<void> {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport: { width, height: width === 360 ? 640 : 800 },
        colorScheme,
      });
      // In the site's typeface, which the first page only loads.
      await page.goto(url);
      await page.waitForFunction(() => localStorage.getItem('typeface') !== null);
      for (const address of addresses) {
        await page.goto(url.replace(/\/?$/, address), { waitUntil: 'networkidle' });
        const name = address.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home';
        await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
      await page.close();
    }
  }
}
