import { expect, test } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { today } from './copy-reader.ts';
import { type Fault, faults, gone, updateFailures } from './faults.ts';
import { firefoxPath } from './needed.ts';
import { leap, startVersionServer, type Version, type VersionServer, words } from './version-server.ts';

/**
 * The kept copy in Firefox as readers have it. Playwright drives only one of its own, so another library speaks to it, in
 * WebDriver BiDi.
 */
let server: VersionServer;
let browser: Browser;
let page: Page;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startVersionServer();
  server.hurry();
  browser = await launch({ browser: 'firefox', executablePath: firefoxPath });
  page = await browser.newPage();
});
test.afterAll(async () => {
  await browser?.close();
  server?.stop();
});

const textOf = (selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const status = () => textOf('.offline-copy [role=status]');
/** Asked often: by itself it is asked less and less, which is most of what this takes. */
const expectStatus = (message = '') => expect.poll(status, { message, intervals: [100] });

async function press(name: string): Promise<void> {
  await page.$eval('.offline-copy details', (details) => {
    details.open = true;
  });
  const isPressed = (wanted: string) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.offline-copy button')];
    const button = buttons.find((one) => one.textContent === wanted && one.checkVisibility());
    button?.click();
    return button !== undefined;
  };
  await page.waitForFunction(isPressed, {}, name);
}

/** Expects a page as the copy of a version has it, with the line that says so. */
async function expectFromCopy(version: Version, why: string): Promise<void> {
  await page.goto(server.home + leap);
  expect(await textOf('.from-copy'), why).toBe(`From your copy of ${today()}`);
  expect(await textOf('#meaning'), why).toContain(words[version]);
}

/** Expects that what is kept is one version, whole. */
async function expectWhole(version: Version, why: string): Promise<void> {
  server.misbehave(gone);
  await expectFromCopy(version, why);
  await page.goto(`${server.home}as-of/second-leaflet/`);
  expect(await textOf('main'), why).toContain(words[version]);
}

/** One of each sort: all eleven take Firefox more than a minute. */
const tried = [
  'an error 503 in the middle',
  'a login page that says that all is well',
  'a connection that breaks',
  'nothing at all',
];
const failures = Object.values(updateFailures)
  .flatMap((kind) => Object.entries(kind))
  .filter(([name]) => tried.includes(name));

test('Firefox keeps a copy, reads it where the server fails, renews it whole or not at all, and removes it', async () => {
  test.slow();
  await page.goto(server.home);
  await press('Keep a copy');
  await expectStatus().toContain(`Kept on this device: your copy of ${today()}`);
  await page.goto(server.home + leap);
  expect(await page.$eval('.from-copy', (line) => line.checkVisibility())).toBe(false);

  // But for the worker itself: where a look for a newer one gets no answer, Firefox does nothing else with it for minutes.
  const silentPages: Fault = (path) => path !== 'sw.js';
  for (const [name, fault] of Object.entries({ ...faults, silentPages })) {
    server.misbehave(fault);
    await expectFromCopy('first', name);
  }

  expect(failures).toHaveLength(tried.length);
  let [kept, next]: [Version, Version] = ['first', 'second'];
  for (const [name, [fault, reason]] of failures) {
    server.misbehave();
    server.publish(next);
    await page.goto(server.home);
    server.misbehave(fault());
    await press('Renew');
    await expectStatus(name).toContain(`It could not be renewed: `);
    expect(await status(), name).toContain(reason);
    await expectWhole(kept, name);
    server.misbehave();
    await page.goto(server.home);
    await press('Renew');
    await expectStatus(name).toContain('The site has nothing newer.');
    // Whole, as the next fault finds it.
    [kept, next] = [next, kept];
  }
  await expectWhole(kept, 'in the end');

  server.misbehave();
  await page.goto(server.home);
  await press('Remove');
  await expectStatus().toContain('Nothing is kept on this device.');
  const left = async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())];
  expect(await page.evaluate(left)).toEqual([]);
  server.misbehave(gone);
  await expect(page.goto(server.home + leap)).rejects.toThrow();
});
