import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { copyStatus, keepCopy, openPanel, press, today } from './copy-reader.ts';
import { leap, startVersionServer, type VersionServer } from './version-server.ts';

/** What the foot of a page offers and says of a copy; what the copy does stands in `offline.spec.ts`. */
let server: VersionServer;
test.beforeEach(async () => {
  server = await startVersionServer();
});
test.afterEach(() => server.stop());

test('nothing is registered or stored before a reader asks, who sees first how much it is', async ({
  page,
}) => {
  await page.goto(server.home + leap);
  await expect(page.locator('.offline-copy summary')).toHaveText('Keep a copy for use without signal');
  await openPanel(page);
  await expect(copyStatus(page)).toHaveText(
    /^Nothing is kept on this device\. A copy takes \d+ pages, \d\.\d MB\.$/,
  );
  const there = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  expect(await there()).toEqual([0, 0]);
  const before = (await copyStatus(page).textContent())?.match(/\d+ pages, .* MB/)?.[0] ?? '';
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toHaveText(
    `Kept on this device: your copy of ${today()}, ${before}. The site has nothing newer.`,
  );
  await expect(page.locator('.offline-copy summary')).toHaveText(`Your copy of ${today()}`);
  expect(await there()).toEqual([1, 1]);
});

for (const isOnHomeScreen of [false, true])
  test(`a phone that takes away what is kept for long says so before, ${isOnHomeScreen ? 'but not on its home screen' : 'and what stays'}`, async ({
    page,
  }) => {
    // As on an iPhone alone.
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'standalone', { value });
    }, isOnHomeScreen);
    await page.goto(server.home);
    await openPanel(page);
    await expect(copyStatus(page)).toContainText('A copy takes');
    const home = /Put the site on your home screen and keep a copy there: that one stays\.$/;
    if (isOnHomeScreen) await expect(copyStatus(page)).not.toHaveText(home);
    else await expect(copyStatus(page)).toHaveText(home);
  });

test('the first page leads to the offer, and opens it', async ({ page }) => {
  await page.goto(server.home);
  await page.getByRole('link', { name: 'Keep a copy', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeInViewport();
  await expect(copyStatus(page)).toContainText('Nothing is kept on this device.');
});

test('what is said of a copy can be read by everybody, light and dark, and the keyboard is never lost', async ({
  page,
  context,
}) => {
  await page.goto(server.home);
  await page.locator('.offline-copy summary').press('Enter');
  await page.getByRole('button', { name: 'Keep a copy', exact: true }).press('Enter');
  await expect(page.locator('.offline-copy summary')).toBeFocused();
  await expect(copyStatus(page)).toContainText('Kept on this device');
  await context.setOffline(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(server.home + leap);
    await openPanel(page);
    await expect(copyStatus(page)).toContainText('Could not find out what the site has now');
    expect(await violations(page)).toEqual([]);
  }
});

test('what is said is what is there: a copy taken away by somebody else is not claimed', async ({ page }) => {
  await keepCopy(page, server.home);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).slice(0, 5)) await cache.delete(request);
  });
  await page.reload();
  await openPanel(page);
  await expect(copyStatus(page)).toContainText('5 files of it went missing.');
  await press(page, 'Renew');
  await expect(copyStatus(page)).toContainText('The site has nothing newer.');
  await expect(copyStatus(page)).not.toContainText('missing');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await openPanel(page);
  await expect(copyStatus(page)).toContainText('Nothing is kept on this device.');
});
