import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, test } from '@playwright/test';
import { pageKinds } from './pages.ts';
import { ports } from './ports.ts';

/** Opens a page and holds it against axe, the edge of the screen and the console. */
async function expectSound(browser: Browser, url: string, width: number, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  // A page that is not there answers 404, which the browser logs.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await context.close();
}

for (const [kind, address] of Object.entries(pageKinds)) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${kind} at ${width} px, ${colorScheme}: no violation, nothing beyond the edge, nothing in the console`, async ({
        browser,
        baseURL,
      }) => {
        await expectSound(browser, `${baseURL}${address}`, width, colorScheme);
      });
    }
  }
}

test('the site of another game is as sound, page kind by page kind', async ({ browser }) => {
  test.slow();
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
    '/api/',
    '/embed/',
    '/booklet/a4/',
  ];
  for (const address of pages)
    await expectSound(browser, `http://localhost:${ports.another}${address}`, 360, 'light');
});

test('axe is clean with results of a search on the screen', async ({ page }) => {
  await page.goto(pageKinds.keyword);
  await page.keyboard.press('/');
  await page.keyboard.type('elude');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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

test('no page needs sideways scrolling at 320 px, which is 1280 px at a zoom of 400 %', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const [kind, address] of Object.entries(pageKinds)) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(320);
  }
  await page.close();
});
