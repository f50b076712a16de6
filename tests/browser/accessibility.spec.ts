import { type Browser, expect, test } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { andTargets, axeScript, violations } from './axe.ts';
import { widthOfAll } from './pages.ts';
import { ports } from './ports.ts';

// The pages as they are, whatever was added.
test.use({ baseURL: `http://localhost:${ports.real}` });

const phoneInLight = { width: 360, colorScheme: 'light' } as const;
type Screen = { width: number; colorScheme: 'light' | 'dark' };
/**
 * A phone and a desk, one light and one dark, which differ in colours alone, and with every other kind of page the other way
 * round; each for a load of its own, since scripts look at it.
 */
const screens: readonly (readonly Screen[])[] = [
  [phoneInLight, { width: 1280, colorScheme: 'dark' }],
  [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
];

/** Opens pages on screens, as on a first visit, and holds each against axe, the edge of the screen and the console. */
async function expectSound(browser: Browser, urls: readonly string[], on: readonly Screen[]) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Sooner there than where it is put into each page by itself.
  await page.addInitScript(axeScript);
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  for (const url of urls)
    for (const { width, colorScheme } of on) {
      const where = `${url} at ${width} px, ${colorScheme}`;
      complaints = [];
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      expect(await violations(page, undefined, andTargets), where).toEqual([]);
      expect(await widthOfAll(page), where).toBeLessThanOrEqual(width);
      // A page that is not there answers 404, which the browser logs.
      expect(
        complaints.filter((text) => !text.includes('404')),
        where,
      ).toEqual([]);
    }
  await page.close();
}

for (const [index, [kind, address]] of Object.entries(pageKinds).entries())
  test(`${kind}: on each screen no violation, nothing beyond the edge, nothing in the console`, async ({
    browser,
    baseURL,
  }) => {
    await expectSound(browser, [`${baseURL}${address}`], screens[index % screens.length] ?? []);
  });

test('the site of another game is as sound, page kind by page kind', async ({ browser }) => {
  const pages = [
    '/',
    '/keywords/skip/',
    '/keywords/hop/',
    '/changes/',
    '/changes/second-leaflet/',
    '/sources/',
    '/sources/first-leaflet/',
    '/as-of/first-leaflet/',
    '/tools/link/',
    '/tools/sheet/',
    '/tools/make-sheet/',
    '/api/',
    '/embed/',
    '/booklet/a4/',
  ].map((address) => `http://localhost:${ports.another}${address}`);
  await expectSound(browser, pages, [phoneInLight]);
});

test('axe is clean with results of a search on the screen', async ({ page }) => {
  await page.goto(pageKinds.keyword);
  await page.keyboard.press('/');
  await page.keyboard.type('elude');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violations(page, undefined, andTargets)).toEqual([]);
});

test('at 360 px the field, the template and the meaning are on the first screen', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.goto(pageKinds.keyword);
  for (const part of [page.getByRole('combobox'), page.locator('.template'), page.locator('#meaning')]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(640);
  }
  await page.close();
});
