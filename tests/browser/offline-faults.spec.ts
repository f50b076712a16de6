import { expect, type Page, test } from '@playwright/test';
import { createWords } from '../../src/search/base/words.ts';
import { unpackDocuments } from '../../src/search/data/packed.ts';
import { copyStatus, fromCopy, keepCopy, openPanel, press, today } from './copy-reader.ts';
import { after, faults, gone, silence, stall, updateFailures } from './faults.ts';
import { leap, startVersionServer, type Version, type VersionServer, words } from './version-server.ts';

let server: VersionServer;
test.beforeEach(async () => {
  server = await startVersionServer();
});
test.afterEach(() => server.stop());

/** Whatever became of an update, what this device holds is one version, whole. */
async function expectWhole(page: Page, version: Version): Promise<void> {
  server.misbehave(gone);
  await page.goto(server.home + leap);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  await expect(page.locator('#meaning')).toContainText(words[version]);
  const [listed, data] = await page.evaluate(async () => [
    await (await fetch('../../as-of/second-leaflet/')).text(),
    await (await fetch('../../search-data.json')).json(),
  ]);
  expect(listed).toContain(words[version]);
  const { documents } = unpackDocuments(data, createWords(data));
  expect(documents.some(({ parts }) => parts.join(' ').includes(words[version]))).toBe(true);
}

test('a page is read from the copy, and says so, whatever the server answers instead of it', async ({
  page,
}) => {
  await keepCopy(page, server.home);
  for (const [name, fault] of Object.entries(faults)) {
    server.misbehave(fault);
    await page.goto(server.home + leap);
    await expect(fromCopy(page), name).toHaveText(`From your copy of ${today()}`);
    await expect(page.locator('#meaning')).toContainText(words.first);
    server.misbehave();
    await page.goto(server.home + leap);
    await expect(fromCopy(page), name).toBeHidden();
  }
});

test('what comes from the copy is remembered by no browser, which would show it when the copy is another', async ({
  page,
}) => {
  await keepCopy(page, server.home);
  server.misbehave(gone);
  const answer = await page.goto(server.home + leap);
  expect(answer?.headers()['cache-control']).toBe('no-cache');
  const ofFile = async () => (await fetch('../../search-data.json')).headers.get('Cache-Control');
  expect(await page.evaluate(ofFile)).toBe('no-cache');
});

test('so it is, after a while, where the server answers nothing, or never ends', async ({ page }) => {
  await keepCopy(page, server.home);
  for (const fault of [silence, stall]) {
    server.misbehave(fault);
    await page.goto(server.home + leap);
    await expect(fromCopy(page), fault.name).toHaveText(`From your copy of ${today()}`);
    await expect(page.locator('#meaning'), fault.name).toContainText(words.first);
  }
});

test('and what was asked of a silent server is given up, so that more can be asked when it is back', async ({
  page,
}) => {
  server.hurry();
  await keepCopy(page, server.home);
  const left = new Set<string>();
  server.misbehave((path, response) => {
    left.add(path);
    response.once('close', () => left.delete(path));
    return path !== 'sw.js';
  });
  await page.goto(server.home + leap);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  await page.evaluate(async () => (await fetch('../../search-data.json')).text());
  await expect.poll(() => [...left]).toEqual([]);
});

test('and a former address of a keyword leads to it', async ({ page }) => {
  server.hurry();
  await keepCopy(page, server.home);
  server.misbehave(silence);
  await page.goto(`${server.home}keywords/jump/`);
  await expect(page).toHaveURL(server.home + leap);
  await expect(page.locator('#meaning')).toContainText(words.first);
});

test('where the script that keeps it never comes, it is said in the end that nothing is kept', async ({
  page,
}) => {
  server.misbehave((path) => path === 'sw.js');
  await page.clock.install();
  await page.goto(server.home);
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toHaveText('Keeping a copy on this device …');
  await page.clock.fastForward('01:00');
  await expect(copyStatus(page)).toContainText('A copy could not be made: Nothing answered.');
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeVisible();
});

test.describe('an update that is broken off leaves the old version as it was, and the next one goes on, where the server answers with', () => {
  for (const [kind, failures] of Object.entries(updateFailures))
    test(kind, async ({ page }) => {
      test.slow();
      server.hurry();
      await keepCopy(page, server.home);
      let [kept, next]: [Version, Version] = ['first', 'second'];
      for (const [name, [fault, reason]] of Object.entries(failures))
        await test.step(name, async () => {
          server.publish(next);
          server.misbehave(fault());
          await press(page, 'Renew');
          await expect(copyStatus(page)).toContainText('It could not be renewed: ');
          await expect(copyStatus(page)).toContainText(reason);
          await expect(copyStatus(page)).toContainText(`Kept on this device: your copy of ${today()}`);
          await expectWhole(page, kept);
          server.misbehave();
          await page.goto(server.home);
          await press(page, 'Renew');
          await expect(copyStatus(page)).toContainText('The site has nothing newer.');
          // Whole, as the next fault finds it.
          [kept, next] = [next, kept];
        });
      await expectWhole(page, kept);
    });
});

test('a first copy that cannot be made is not claimed, and says why', async ({ page }) => {
  await page.goto(server.home);
  server.misbehave((path, response) => path === 'offline.json' && Boolean(response.writeHead(500).end()));
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toContainText(
    'Nothing is kept on this device. A copy could not be made: The server answered with the error 500.',
  );
  server.misbehave();
  for (let visit = 0; visit < 3; visit += 1) await page.reload();
  await openPanel(page);
  await expect(copyStatus(page)).toContainText('Nothing is kept on this device.');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toContainText('Kept on this device');
});

test('what is published in the middle of an update is what is kept: never half of each', async ({ page }) => {
  await page.goto(server.home);
  let left = 20;
  server.misbehave((path) => {
    left -= path === 'sw.js' ? 0 : 1;
    if (left === 0) server.publish('second');
    return false;
  });
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toContainText('The site has nothing newer.');
  await expectWhole(page, 'second');
});

test('a server that publishes the list before the files is not believed', async ({ page }) => {
  await keepCopy(page, server.home);
  server.misbehave((path) => {
    server.publish(path === 'offline.json' ? 'second' : 'first');
    return false;
  });
  await press(page, 'Renew');
  await expect(copyStatus(page)).toContainText('It could not be renewed: The server sent something other');
  await expectWhole(page, 'first');
});

test('a browser that stops the worker in the middle takes nothing away, and the next visit goes on', async ({
  page,
  context,
}) => {
  await page.goto(server.home);
  server.misbehave(after(24, silence));
  await press(page, 'Keep a copy');
  const files = () => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(files).toBeGreaterThan(15);
  const total = await page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).max);
  await expect(page.locator('.offline-progress')).toHaveText(/^\s*\d\d? %$/);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await expect(copyStatus(page)).toContainText('The browser stopped it.');
  await expect(copyStatus(page)).toContainText(
    /A copy was started: (?:1[6-9]|2\d).* files are on this device\./,
  );
  server.misbehave();
  server.asked.length = 0;
  await page.goto(server.home + leap);
  await openPanel(page);
  await expect(copyStatus(page)).toContainText('Kept on this device', { timeout: 20_000 });
  expect(server.asked.length).toBeLessThan(total);
  await expectWhole(page, 'first');
});

test('a reader who leaves in the middle of an update reads the old version, whole', async ({
  page,
  context,
}) => {
  server.hurry();
  await keepCopy(page, server.home);
  server.publish('second');
  server.misbehave(after(8, silence));
  await press(page, 'Renew');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.close();
  await expectWhole(await context.newPage(), 'first');
});

test('where there is no room, the reader is told, the old version stays, and nothing is left of the new', async ({
  page,
  context,
}) => {
  await keepCopy(page, server.home);
  server.publish('second');
  const session = await context.newCDPSession(page);
  const { origin } = new URL(server.home);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  await press(page, 'Renew');
  await expect(copyStatus(page)).toContainText('There is not enough room on this device. It stays as it is.');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expectWhole(page, 'first');
});

test('two tabs that keep a copy at once make one, and both say so', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(server.home);
  await other.goto(server.home + leap);
  await openPanel(page);
  await openPanel(other);
  // Each as it stands before it hears of the other.
  const buttons = [page, other].map((tab) => tab.locator('[data-act=keep]'));
  await Promise.all(buttons.map((button) => button.evaluate((keep) => (keep as HTMLElement).click())));
  for (const tab of [page, other])
    await expect(copyStatus(tab)).toContainText('The site has nothing newer.', { timeout: 20_000 });
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expectWhole(page, 'first');
});
