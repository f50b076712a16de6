import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { filesBeyond, type OfflineList } from '../../src/offline/list.ts';
import { versions } from '../helpers/build-site.ts';
import { copyStatus, fromCopy, keepCopy, makeOld, openPanel, press, today } from './copy-reader.ts';
import { faults } from './faults.ts';
import { leap, startVersionServer, type VersionServer, words } from './version-server.ts';

const listOf = (dist: string): OfflineList => JSON.parse(readFileSync(`${dist}/offline.json`, 'utf-8'));

let server: VersionServer;
test.beforeEach(async () => {
  server = await startVersionServer();
});
test.afterEach(() => server.stop());

test('a reader with a copy reads and searches without signal, and each page says what it is', async ({
  page,
  context,
}) => {
  await keepCopy(page, server.home);
  await page.goto(server.home + leap);
  await expect(fromCopy(page)).toBeHidden();
  const online = await page.locator('main .verbatim').allTextContents();
  await context.setOffline(true);
  await page.goto(server.home + leap);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  expect(await page.locator('main .verbatim').allTextContents()).toEqual(online);
  await page.emulateMedia({ media: 'print' });
  await expect(fromCopy(page)).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('/');
  await page.keyboard.type('hop');
  await expect(page.getByRole('option').first()).toContainText('Leap');
});

test('without signal, every address of the site answers as a reader would expect', async ({
  page,
  context,
}) => {
  await keepCopy(page, server.home);
  await context.setOffline(true);
  for (const address of ['keywords/leap', 'keywords/leap/index.html', 'keywords/jump/', 'keywords/jump']) {
    await page.goto(server.home + address);
    await expect(page, address).toHaveURL(server.home + leap);
    await expect(fromCopy(page)).toBeVisible();
  }
  await page.goto(`${server.home}index.html?q=zig`);
  await expect(page).toHaveURL(`${server.home}?q=zig`);
  await expect(page.getByRole('option').first()).toContainText('Zig-Zag');
  await page.goto(`${server.home}keywords/leap#meaning`);
  await expect(page).toHaveURL(`${server.home}${leap}#meaning`);
  await page.goto(`${server.home}sources/first-leaflet/document.txt?from=somewhere`);
  await expect(page.locator('body')).toContainText('Throw a pebble so that it touches the water X times.');
  for (const address of ['keywords/zig-zog/', 'api/v1/keywords.json', 'changes.xml', 'constructor']) {
    const answer = await page.goto(server.home + address);
    expect(answer?.status(), address).toBe(404);
    expect(page.url()).toBe(server.home + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not in your copy');
    await expect(fromCopy(page)).toBeVisible();
  }
  await page.goto(`${server.home}keywords/zig-zog/`);
  await expect(page.getByRole('option').first()).toContainText('Zig-Zag');
});

test('an update is found past what the browser remembers, and fetches what changed alone', async ({
  page,
  context,
}) => {
  await page.goto(server.home + leap);
  await keepCopy(page, server.home);
  server.publish('second');
  await page.reload();
  await openPanel(page);
  await expect(copyStatus(page)).toContainText('A newer version is available: ');
  await expect(page.locator('.offline-copy summary')).toContainText('a newer version is available');
  server.asked.length = 0;
  await press(page, 'Renew');
  await expect(copyStatus(page)).toContainText('The site has nothing newer.');
  const fetched = server.asked.filter((path) => !['offline.json', 'sw.js'].includes(path));
  const [first, second] = [listOf(versions.first), listOf(versions.second)];
  expect(fetched.sort()).toEqual(
    filesBeyond(second, first)
      .map(({ address }) => address)
      .sort(),
  );
  expect(fetched).toContain(leap);
  expect(fetched.length).toBeLessThan(second.files.length / 3);
  await context.setOffline(true);
  await page.goto(server.home + leap);
  await expect(page.locator('#meaning')).toContainText(words.second);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
});

test('a copy renews itself on a later visit, and says which day it is of', async ({ page, context }) => {
  await keepCopy(page, server.home);
  await makeOld(page);
  await page.close();
  const later = await context.newPage();
  server.misbehave(faults['an error 503']);
  // Begun by the worker of the first visit, which the browser may have stopped since.
  await stopWorkers(later);
  await later.goto(server.home + leap);
  await expect(fromCopy(later)).toHaveText('From your copy of 1 October 2026');
  await expect(later.locator('#meaning')).toContainText(words.first);
  server.publish('second');
  server.misbehave();
  await later.goto(server.home);
  await expect(later.locator('.offline-copy summary')).toHaveText(`Your copy of ${today()}`);
  await context.setOffline(true);
  await later.goto(server.home + leap);
  await expect(later.locator('#meaning')).toContainText(words.second);
});

test('two sites on one origin keep their copies apart, and removing one leaves the other', async ({
  page,
  context,
}) => {
  await keepCopy(page, server.otherHome);
  await keepCopy(page, server.home);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  await press(page, 'Remove');
  await expect(copyStatus(page)).toContainText('Nothing is kept on this device.');
  await expect(page.getByRole('button', { name: 'Keep a copy', exact: true })).toBeFocused();
  const left = await page.evaluate(async () => [
    ...(await caches.keys()).map((name) => name.split(' ').at(-1)),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(left).toEqual([server.otherHome, server.otherHome]);
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toContainText('Kept on this device');
  await context.setOffline(true);
  for (const home of [server.home, server.otherHome]) {
    await page.goto(home + leap);
    await expect(fromCopy(page)).toBeVisible();
  }
});

test('where the search of a page from the network is answered from the copy, the page says so', async ({
  page,
}) => {
  await keepCopy(page, server.home);
  await page.goto(server.home + leap);
  server.misbehave((path) => path === 'search-data.json');
  await page.getByRole('combobox').fill('zig');
  await expect(page.getByRole('option').first()).toContainText('Zig-Zag');
  await expect(fromCopy(page)).toHaveText(`The search and the tools answer from your copy of ${today()}`);
});

test('the tools answer without signal, and say so on a page from the network', async ({ page, context }) => {
  await keepCopy(page, server.home);
  const check = async () => {
    await page.locator('#cards').fill('Hop.');
    await page.getByRole('button', { name: 'Check and link' }).click();
    await expect(page.getByRole('button', { name: 'Replace with “Leap”' })).toBeVisible();
  };
  await page.goto(`${server.home}tools/link/`);
  server.misbehave((path) => path === 'tools/keywords.json');
  await check();
  await expect(fromCopy(page)).toHaveText(`The search and the tools answer from your copy of ${today()}`);
  await context.setOffline(true);
  await page.goto(`${server.home}tools/link/`);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await check();
});

test('a sheet is made and opened again without signal', async ({ page, context }) => {
  await keepCopy(page, server.home);
  await context.setOffline(true);
  await page.goto(`${server.home}tools/make-sheet/`);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  await page.locator('#deck').fill('Hop. Skip 3.');
  await page.getByRole('button', { name: 'Find their keywords' }).click();
  await expect(page.locator('.sheet-entry h3')).toHaveText(['Leap', 'Skip X']);
  await expect(page.locator('.deck-sheet .sheet-old-name')).toHaveText('Hop is now Leap');
  const made = page.url();
  // In the next version a source has other words in place of those, which no copy of it knows any more.
  await context.setOffline(false);
  server.publish('second');
  await page.goto(server.home);
  await press(page, 'Renew');
  await expect(copyStatus(page)).toContainText('The site has nothing newer.');
  await context.setOffline(true);
  await page.goto(made);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  await expect(page.locator('.sheet-since')).toContainText(
    /Hop: the wording [0-9a-f]{8}, which it had, is not in/,
  );
  await expect(page.locator('.sheet-entry').first()).toContainText(words.second);
});

test('a first page from an older copy is no news', async ({ page, context }) => {
  await keepCopy(page, server.home);
  server.publish('second');
  await page.goto(server.home);
  await expect(page.locator('.since-visit')).toContainText('One keyword has changed since your last visit');
  await context.setOffline(true);
  await page.goto(server.home);
  await expect(fromCopy(page)).toBeVisible();
  await expect(page.locator('.since-visit')).toBeEmpty();
  await expect(page.locator('.since-visit')).toBeHidden();
});

test('where a browser was stopped before the older version was deleted, the newer one answers', async ({
  page,
}) => {
  await keepCopy(page, server.home);
  await page.evaluate(async (scope) => {
    const list = await (await fetch('offline.json')).text();
    const older = await caches.open(`copy sha256-older ${scope}`);
    const headers = { Date: 'Thu, 01 Oct 2026 12:00:00 GMT' };
    await older.put(new URL('offline.json', scope), new Response(list, { headers }));
  }, server.home);
  await page.reload();
  await expect(page.locator('.offline-copy summary')).toHaveText(`Your copy of ${today()}`);
  await press(page, 'Renew');
  await expect(copyStatus(page)).toContainText('The site has nothing newer.');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
});

/** Stops the workers as a browser does that needs the room. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
